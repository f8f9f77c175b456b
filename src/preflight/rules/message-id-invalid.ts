/** The rule message-id-invalid. */

import type { Rule } from '../rule.ts'

const maxLength = 500

export const messageIdInvalid: Rule = {
  id: 'message-id-invalid',
  group: 'structure',
  severity: 'error',
  title: 'Message-ID that is invalid or the same in every copy',
  why: 'Gmail rejects malformed identifiers, and defers messages that share one (421 4.7.28).',
  source: 'RFC 5322 §3.6.4; Gmail 550 5.7.1 and 421 4.7.28',
  fix: 'Remove the Message-ID field: presend and every mail server create one for each copy',
  ignores: 'Messages without Message-ID, and well-formed ones in an .eml: presend replaces them in each copy.',
  bad: [
    { file: 'brackets.eml', text: 'From: a@b.com\nSubject: x\nMessage-ID: 1@b.com\n\nx\n', line: 3 },
    { file: 'at.eml', text: 'From: a@b.com\nSubject: x\nMessage-ID: <1.b.com>\n\nx\n', line: 3 },
    { file: 'space.eml', text: 'From: a@b.com\nSubject: x\nMessage-ID: <1 2@b.com>\n\nx\n', line: 3 },
    { file: 'localhost.eml', text: 'From: a@b.com\nSubject: x\nMessage-ID: <1@localhost>\n\nx\n', line: 3 },
    { file: 'long.eml', text: `From: a@b.com\nSubject: x\nMessage-ID: <${'1'.repeat(500)}@b.com>\n\nx\n`, line: 3 },
  ],
  good: [
    { about: 'None', file: 'none.eml', text: 'From: a@b.com\nSubject: x\n\nx\n' },
    {
      about: 'A well-formed one',
      file: 'right.eml',
      text: 'From: a@b.com\nSubject: x\nMessage-ID: <1.2@mail.b.com>\n\nx\n',
    },
  ],
  check({ fieldsNamed }) {
    return fieldsNamed('message-id').flatMap(({ namePlace, value }) => {
      const reason = faultOf(value.text.trim())
      return reason === null ? [] : [{ at: namePlace, message: `The Message-ID ${reason}` }]
    })
  },
}

function faultOf(id: string): string | null {
  if (id.length > maxLength) return `has ${id.length} characters (at most ${maxLength})`
  if (!id.startsWith('<') || !id.endsWith('>')) return 'lacks its angle brackets'
  const inner = id.slice(1, -1)
  if (/[\s<>]/u.test(inner)) return 'contains spaces or brackets'
  const domain = inner.slice(inner.lastIndexOf('@') + 1)
  if (!/^[^@]{1,400}@[^@]{1,400}$/u.test(inner)) return 'has no @ between its two halves'
  return /^localhost$|\.(?:local|localdomain|internal|lan)$/iu.test(domain) ? `names the host ${domain}` : null
}
