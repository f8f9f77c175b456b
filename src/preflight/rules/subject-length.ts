import type { Rule } from '../rule.ts'

const longest = 78
const longestOnPhones = 60
/** The maximum subject length in bytes that Gmail accepts. Gmail rejects longer subjects with 552 5.3.4. */
const maxBytes = 998

export const subjectLength: Rule = {
  id: 'subject-length',
  group: 'structure',
  severity: 'warning',
  title: 'Long subject',
  why: 'Clients truncate long subjects: phones show about 60 characters. Gmail rejects subjects of more than 998 bytes (552 5.3.4).',
  source: 'RFC 5322 §2.1.1; support.google.com/a/answer/14016360',
  fix: 'Shorten the subject, and put the most important words first',
  ignores:
    'The rule ignores the length that encoding adds: it counts only visible characters, and an emoji counts as one.',
  bad: `---\nsubject: ${'Your bike is ready to collect, '.repeat(3)}now\nfrom: a@b.com\n---\n<p>x</p>\n`,
  good: {
    about: 'A subject of 60 characters',
    text: `---\nsubject: ${'a'.repeat(60)}\nfrom: a@b.com\n---\n<p>x</p>\n`,
  },
  check({ subject, message, template }) {
    const text = subject?.text ?? message.subject
    const at = subject?.originAt(0) ?? template.headPlace
    const byteCount = Buffer.byteLength(text)
    if (byteCount > maxBytes) {
      return { at, message: `The subject is ${byteCount} bytes long (limit: ${maxBytes})`, severity: 'error' }
    }
    const count = text.length <= longestOnPhones ? 0 : [...new Intl.Segmenter().segment(text)].length
    if (count <= longestOnPhones) return null
    const said = `The subject is ${count} characters long`
    return count > longest
      ? { at, message: `${said}; clients show at most ${longest}` }
      : { at, message: `${said}; phones show about ${longestOnPhones}`, severity: 'notice' }
  },
}
