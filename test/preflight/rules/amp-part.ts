import type { RuleExamples } from '../cases/rule-examples.ts'

const type = 'text/x-amp-html'

const amp = (more: string = ' ⚡4email'): string =>
  `--x\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n<!doctype html><html${more}><body>Hi</body></html>\n`

const head =
  'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=x\n\n--x\n\nHello\n'

const html = '--x\nContent-Type: text/html\n\n<p>Hello</p>\n'

export const examples: RuleExamples = {
  bad: [
    { file: 'mark.eml', text: `${head}${amp('')}${html}--x--\n`, line: 10 },
    { file: 'twice.eml', text: `${head}${amp()}${amp()}${html}--x--\n`, line: 15 },
    {
      file: 'alone.eml',
      text: `From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: ${type}\n\n<html amp4email></html>\n`,
      line: 4,
    },
  ],
  good: [],
}
