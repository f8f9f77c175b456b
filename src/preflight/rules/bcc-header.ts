import type { Fault, Rule } from '../rule.ts'

export const bccHeader: Rule = {
  id: 'bcc-header',
  group: 'structure',
  severity: 'error',
  title: 'Bcc field with addresses',
  why: 'Some servers do not remove the Bcc field, so recipients may see the addresses that it is supposed to hide.',
  source: 'RFC 5322 §3.6.3',
  fix: 'Remove the Bcc field, and pass its addresses only as envelope recipients (RCPT TO)',
  ignores:
    'The rule ignores empty Bcc fields, and Bcc recipients that are set in the mail program instead of in the message.',
  bad: { file: 'bcc.eml', text: 'From: a@b.com\nBcc: c@d.com, e@f.com\nSubject: x\n\nx\n' },
  good: {
    about: 'A message without a Bcc field',
    file: 'cc.eml',
    text: 'From: a@b.com\nCc: c@d.com\nSubject: x\n\nx\n',
  },
  check: ({ fieldsNamed }) =>
    fieldsNamed('bcc')
      .filter(({ value }) => value.text.includes('@'))
      .map(({ namePlace }): Fault => ({ at: namePlace, message: 'The message has a Bcc field with addresses' })),
}
