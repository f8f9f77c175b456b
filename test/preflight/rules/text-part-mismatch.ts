import type { RuleExamples } from '../cases/rule-examples.ts'

const head =
  'From: a@b.com\nSubject: Ready\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/plain; charset=utf-8\n\n'

const html =
  '\n--x\nContent-Type: text/html; charset=utf-8\n\n<p>Your wheel is trued and the new tyre fitted, so please collect your bicycle before closing time on Saturday afternoon.</p>\n--x--\n'

export const examples: RuleExamples = {
  bad: [
    { file: 'viewer.eml', text: `${head}Please view this message in an HTML client.${html}`, line: 9 },
    {
      file: 'source.eml',
      text: `${head}<html><body><p>Your wheel is trued and fitted</p></body></html>${html}`,
      line: 9,
    },
    { file: 'other.eml', text: `${head}Winter sale with enormous savings everywhere, shop today.${html}`, line: 9 },
  ],
  good: [
    {
      about: 'A Japanese text part with line breaks at other places',
      file: 'japanese.eml',
      text: `${head}ホイールの振れ取りと新しいタイヤ\nの取り付けが終わりました。土曜日の午\n後、閉店までに自転車をお受け取り\nください。\n--x\nContent-Type: text/html; charset=utf-8\n\n<p>ホイールの振れ取りと</p><p>新しいタイヤの取り付けが</p><p>終わりました。土曜日の</p><p>午後、閉店までに</p><p>自転車をお受け</p><p>取りください。</p>\n--x--\n`,
    },
    { about: 'A text part that presend generates', file: 'made.html', text: '<p>Your wheel is trued.</p>\n' },
  ],
}
