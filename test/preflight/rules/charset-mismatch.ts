import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'latin.eml',
      text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nCaf=C3=A9\n',
      line: 4,
    },
    {
      file: 'none.eml',
      text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain\n\nCafé\n',
      line: 4,
    },
    { file: 'meta.html', text: '<html>\n<head><meta charset="iso-8859-1"></head><body>Hello</body></html>\n', line: 2 },
    { file: 'mojibake.html', text: '<p>Open</p>\n<p>The CafÃ© is open</p>\n', line: 2 },
    { file: 'replaced.html', text: '<p>The Caf\ufffd is open</p>\n', line: 1 },
  ],
  good: [
    {
      about: 'A soft line break between the bytes of one character',
      file: 'split.eml',
      text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nCaf=C3=\n=A9 is open\n',
    },
    {
      about: 'Another name for UTF-8',
      file: 'utf8.html',
      text: '<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF8"></head><body>Café</body></html>\n',
    },
    { about: 'Mojibake that is quoted', file: 'quoted.html', text: '<p>It shows <code>CafÃ©</code></p>\n' },
    {
      about: 'A body that is not base64, which transfer-encoding reports',
      file: 'base64.eml',
      text: 'From: a@b.com\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\nYour order left! It is here.\n',
    },
    { about: 'Capital letters with accents', file: 'capitals.html', text: '<p>À LA CARTE, Ã, SÃO PAULO, â</p>\n' },
  ],
}
