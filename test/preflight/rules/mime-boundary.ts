import type { RuleExamples } from '../cases/rule-examples.ts'

const head = 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/alternative'

const plain = 'Content-Type: text/plain\n\nHello\n'

export const examples: RuleExamples = {
  bad: [
    { file: 'never.eml', text: `${head}; boundary=x\n\n--y\n${plain}--y--\n`, line: 4 },
    { file: 'none.eml', text: `${head}\n\n--x\n${plain}--x--\n`, line: 4 },
    {
      file: 'long.eml',
      text: `${head}; boundary=${'x'.repeat(71)}\n\n--${'x'.repeat(71)}\n${plain}--${'x'.repeat(71)}--\n`,
      line: 4,
    },
    {
      file: 'shared.eml',
      text: `${head}; boundary=x\n\n--x\nContent-Type: multipart/related; boundary=x\n\n--x\n${plain}--x--\n`,
      line: 7,
    },
  ],
  good: [
    {
      about: 'Text that looks like a delimiter',
      file: 'like.eml',
      text: `${head}; boundary=x\n\n--x\nContent-Type: text/plain\n\n--xylophone\n--x--\n`,
    },
  ],
}
