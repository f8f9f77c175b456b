import type { RuleExamples } from '../cases/rule-examples.ts'

const body =
  '<p>The Sunday ride leaves at nine from the bridge, and everybody is welcome to join us on the way to the sea. Bring lights, water, a spare tube and something to eat, because the cafe at the harbor opens only at noon this month.</p>'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'japanese.html',
      text: '<body>\n<p>View in browser</p><p>日曜日のサイクリングは九時に橋から出発します。海までの道をご一緒に走りましょう。ライトと水、予備のチューブをお持ちください。今月、港の喫茶店は正午に開店します。</p></body>\n',
      line: 1,
    },
    { file: 'url.html', text: `<body>\n<p>www.fernhill-bikes.com</p>${body}</body>\n`, line: 1 },
  ],
  good: [
    { about: 'Content first', file: 'content.html', text: `<body>${body}<p>View in browser</p></body>\n` },
    {
      about: 'A short message',
      file: 'short.html',
      text: '<body><p>View in browser</p><p>Your code is 4711.</p></body>\n',
    },
  ],
}
