import type { RuleExamples } from '../cases/rule-examples.ts'

const head = 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\n'

const alternative = `${head}Content-Type: multipart/alternative; boundary=x\n\n`

const plain = '--x\nContent-Type: text/plain\n\nHello\n'

const html = '--x\nContent-Type: text/html\n\n<p>Hello</p>\n'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'attached.eml',
      text: `${alternative}${plain}--x\nContent-Type: application/pdf\nContent-Disposition: attachment\n\nx\n${html}--x--\n`,
      line: 11,
    },
    {
      file: 'version.eml',
      text: 'From: a@b.com\nSubject: x\nContent-Type: text/html; charset=utf-8\n\n<p>x</p>\n',
      line: 3,
    },
    { file: 'type.eml', text: `${head}Content-Type: html\n\n<p>x</p>\n`, line: 4 },
    { file: 'empty.eml', text: `${head}Content-Type: multipart/mixed; boundary=x\n\n--x--\n`, line: 4 },
  ],
  good: [
    {
      about: 'multipart/related inside multipart/alternative, and a calendar part',
      file: 'related.eml',
      text: `${alternative}${plain}--x\nContent-Type: multipart/related; boundary=y\n\n--y\nContent-Type: text/html\n\n<p>x</p>\n--y--\n--x\nContent-Type: text/calendar\n\nBEGIN:VCALENDAR\n--x--\n`,
    },
    { about: 'A message without MIME', file: 'plain.eml', text: 'From: a@b.com\nSubject: x\n\nHello\n' },
  ],
}
