import type { Fault, Rule } from '../rule.ts'

const maxOctets = 998

export const lineTooLong: Rule = {
  id: 'line-too-long',
  group: 'structure',
  severity: 'error',
  title: 'Line longer than 998 bytes',
  why: 'SMTP allows at most 998 bytes per line. Servers reject longer lines or break them in the middle of a tag or word.',
  source: 'RFC 5322 §2.1.1, RFC 5321 §4.5.3.1.6',
  fix: 'Encode the part as quoted-printable or base64, and fold long header fields',
  ignores: 'The rule ignores templates, because presend encodes the messages that it creates from them.',
  bad: { file: 'body.eml', text: `From: a@b.com\nSubject: x\n\nHello\n${'a'.repeat(999)}\n` },
  good: {
    about: 'A line of exactly 998 bytes',
    file: 'limit.eml',
    text: `From: a@b.com\nSubject: x\n\n${'a'.repeat(998)}\n`,
  },
  check({ mime }) {
    if (mime === null) return []
    const faults: Fault[] = []
    const { latin1, source } = mime
    let start = 0
    while (start < latin1.length) {
      const newline = latin1.indexOf('\n', start)
      const end = newline === -1 ? latin1.length : newline
      const length = end - start - (latin1[end - 1] === '\r' ? 1 : 0)
      if (length > maxOctets) {
        faults.push({
          at: source.originAt(start),
          message: `A line is ${length} bytes long (limit: ${maxOctets})`,
          cause: 'line',
        })
      }
      start = end + 1
    }
    return faults
  },
}
