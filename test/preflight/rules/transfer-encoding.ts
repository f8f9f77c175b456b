import type { RuleExamples } from '../cases/rule-examples.ts'

const head = 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n'

export const examples: RuleExamples = {
  bad: [
    { file: 'qp.eml', text: `${head}Content-Transfer-Encoding: quoted-printable\n\nfine\n100=G1 wool\n`, line: 8 },
    { file: 'base64.eml', text: `${head}Content-Transfer-Encoding: base64\n\nSGVsbG8=\n<p>!!</p>\n`, line: 8 },
    { file: 'unknown.eml', text: `${head}Content-Transfer-Encoding: utf-8\n\nHello\n`, line: 5 },
    {
      file: 'multipart.eml',
      text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\nContent-Transfer-Encoding: base64\n\n--x\n\nHello\n--x--\n',
      line: 5,
    },
  ],
  good: [
    {
      about: 'Soft line breaks',
      file: 'soft.eml',
      text: `${head}Content-Transfer-Encoding: quoted-printable\n\nCaf=C3=A9 is =\nopen=3D\n`,
    },
    { about: 'Base64 in lines', file: 'lines.eml', text: `${head}Content-Transfer-Encoding: BASE64\n\nSGVs\nbG8=\n` },
  ],
}
