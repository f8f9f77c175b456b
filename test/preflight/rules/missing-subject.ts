import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'blank.eml',
      text: `From: Fernhill Bikes <orders@fernhill-bikes.com>
Subject:
Content-Type: text/plain; charset=utf-8

Your bike is ready.
`,
      line: 2,
    },
    { file: 'front.html', text: '---\nfrom: a@b.com\n---\n<p>x</p>\n', line: 1 },
  ],
  good: [
    {
      file: 'ready.html',
      text: `---
subject: Your bike is ready
from: Fernhill Bikes <orders@fernhill-bikes.com>
---
<p>Your bike is ready.</p>
`,
    },
    {
      about: 'A subject that is encoded',
      file: 'encoded.eml',
      text: `From: Fernhill Bikes <orders@fernhill-bikes.com>
Subject: =?utf-8?q?Dein_Rad_f=C3=A4hrt?=
Content-Type: text/plain; charset=utf-8

Dein Rad ist fertig.
`,
    },
  ],
}
