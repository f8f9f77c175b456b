import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [],
  good: [
    {
      about: 'A tracking pixel',
      file: 'pixel.html',
      text: '<img src="https://fernhill-bikes.com/o.gif" width="1" height="1" alt="">\n',
    },
    {
      about: 'An image that is shown only on phones',
      file: 'phone.html',
      text: '<div style="display:none"><img src="https://fernhill-bikes.com/o.png" alt="Phone"></div><p>Hello</p>\n',
    },
  ],
}
