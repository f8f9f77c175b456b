import type { RuleExamples } from '../cases/rule-examples.ts'

const image = `data:image/png;base64,${'iVBORw0KGgo'.repeat(30)}`

export const examples: RuleExamples = {
  bad: [
    { file: 'background.html', text: `<p>Hello</p>\n<td style="background:url(${image})">x</td>\n`, line: 2 },
    {
      file: 'pixel.html',
      text: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">\n',
      line: 1,
      severity: 'notice',
    },
  ],
  good: [{ file: 'hosted.html', text: '<img src="https://fernhill-bikes.com/a.png" alt="Logo">\n' }],
}
