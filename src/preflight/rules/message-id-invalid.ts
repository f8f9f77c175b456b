import { domainOf } from '../../foundation/world/domain.ts'
import type { Fault, Rule } from '../rule.ts'

const maxLength = 500

export const messageIdInvalid: Rule = {
  id: 'message-id-invalid',
  group: 'structure',
  severity: 'error',
  title: 'Message-ID that is invalid or the same in every copy',
  why: 'Gmail rejects malformed Message-IDs, and defers messages that share a Message-ID (421 4.7.28).',
  source: 'RFC 5322 §3.6.4; Gmail 550 5.7.1 and 421 4.7.28',
  fix: 'Remove the Message-ID field; presend and every mail server create one for each copy',
  ignores:
    'The rule ignores messages without a Message-ID. The rule also ignores well-formed Message-IDs in .eml files, because presend replaces them in each copy.',
  bad: { file: 'brackets.eml', text: 'From: a@b.com\nSubject: x\nMessage-ID: 1@b.com\n\nx\n' },
  good: { about: 'A message without a Message-ID', file: 'none.eml', text: 'From: a@b.com\nSubject: x\n\nx\n' },
  check({ fieldsNamed }) {
    return fieldsNamed('message-id').flatMap(({ namePlace, value }) => {
      const id = value.text.trim()
      const reason = formFaultOf(id)
      if (reason !== null) return [{ at: namePlace, message: `The Message-ID ${reason}` }]
      const host = domainOf(id)
      return host !== null && localName.test(host) ? [{ at: namePlace, ...localHostFault(host) }] : []
    })
  },
}

const localName = /^localhost$|\.(?:local|localdomain|internal|lan|alt)$/iu

/**
 * Returns a warning for a local host name. Applications use the host name of the machine on which they run, and the
 * test that wrote the .eml file may have run on another machine.
 */
function localHostFault(host: string): Pick<Fault, 'message' | 'severity' | 'fix'> {
  return {
    message: `The Message-ID contains the host ${host}, which is not public`,
    severity: 'warning',
    fix: 'Check that your application uses a public host name in production; presend replaces this Message-ID',
  }
}

function formFaultOf(id: string): string | null {
  if (id.length > maxLength) return `is ${id.length} characters long (limit: ${maxLength})`
  if (!id.startsWith('<') || !id.endsWith('>')) return 'is not in angle brackets'
  const inner = id.slice(1, -1)
  if (/[\s<>]/u.test(inner)) return 'contains spaces or brackets'
  return /^[^@]{1,400}@[^@]{1,400}$/u.test(inner) ? null : 'does not have the form <id@host>'
}
