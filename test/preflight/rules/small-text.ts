import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'footer.html',
      text: '<p>We packed it in a box of paper, and you can follow the box on the way to your door. See you soon!</p>\n<p style="font-size:8px">You get this because you ordered a bike.</p>\n',
      line: 2,
    },
  ],
  good: [
    { file: 'normal.html', text: '<p style="font-size:16px">Your order is on its way to you today.</p>\n' },
    {
      about: 'A superscript',
      file: 'sup.html',
      text: '<p>Save more<sup style="font-size:9px">1 while stocks of this year last</sup> today with our sale of bikes.</p>\n',
    },
    {
      about: 'A size that child elements reset, as in MJML columns',
      file: 'reset.html',
      text: '<table role="presentation"><tr><td style="font-size:0px"><div style="font-size:16px">Your order is on its way to you today.</div></td></tr></table>\n',
    },
  ],
}
