import type { Rule } from '../rule.ts'

const once = new Set(
  `from to cc bcc subject date message-id reply-to sender mime-version content-type content-transfer-encoding in-reply-to
   references list-unsubscribe list-unsubscribe-post`.split(/\s+/u),
)

export const duplicateHeader: Rule = {
  id: 'duplicate-header',
  group: 'structure',
  severity: 'error',
  title: 'Duplicate header field',
  why: 'Gmail and Yahoo reject messages in which From, Subject or a similar field occurs more than once, because clients and filters may use different values.',
  source: 'RFC 5322 §3.6; Gmail 550 5.7.1; Yahoo',
  fix: 'Keep only one of the duplicate fields',
  ignores:
    'The rule ignores fields that may occur more than once: Received, DKIM-Signature, Authentication-Results, Comments, Keywords and X- fields.',
  bad: { file: 'subjects.eml', text: 'From: a@b.com\nSubject: One\nTo: c@d.com\nSubject: Two\n\nx\n' },
  good: {
    about: 'Fields that may be repeated',
    file: 'received.eml',
    text: 'Received: a\nReceived: b\nX-A: 1\nX-A: 2\nFrom: a@b.com\nSubject: One\n\nx\n',
  },
  check({ headerFields }) {
    const seen = new Set<string>()
    return headerFields.flatMap(({ name, namePlace }) => {
      const key = name.toLowerCase()
      if (!once.has(key)) return []
      if (!seen.has(key)) {
        seen.add(key)
        return []
      }
      return { at: namePlace, message: `The ${name} header field occurs more than once` }
    })
  },
}
