import type { Rule } from '../rule.ts'

export const missingSubject: Rule = {
  id: 'missing-subject',
  group: 'structure',
  severity: 'error',
  title: 'Missing subject',
  why: 'Mailbox providers show "(no subject)", and filters treat a missing subject as a sign of spam.',
  source: 'RFC 5322 §3.6.5; user interfaces of mailbox providers',
  fix: 'Set subject in the front matter, or add a Subject header field to the .eml file',
  ignores: 'The rule ignores messages whose subject comes from the `subject` setting or from `<title>`.',
  bad: {
    file: 'reset.eml',
    text: `From: Fernhill Bikes <orders@fernhill-bikes.com>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Your bike is ready.
`,
  },
  good: {
    about: 'A subject from <title>',
    text: '---\nfrom: a@b.com\n---\n<html><head><title>Ready</title></head><body>x</body></html>\n',
  },
  check({ subject, template, fieldsNamed }) {
    if (subject !== null && subject.text.trim() !== '') return null
    // If a template is not a complete message, the application that sends it may set the subject.
    if (subject === null && !template.isWholeMessage) return { uncheckedBecause: 'no subject is set' }
    const [field] = fieldsNamed('subject')
    const at = field?.namePlace ?? template.headPlace
    return { at, message: field === undefined ? 'The message has no subject' : 'The subject is empty' }
  },
}
