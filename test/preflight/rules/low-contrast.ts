import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'nearly.html',
      text: '<p>Hello</p>\n<p style="color:#808080">Your order is on its way to you.</p>\n',
      line: 2,
      severity: 'notice',
    },
    {
      file: 'invisible.html',
      text: '<p>Hello</p>\n<div style="background-color:#ffffff">\n<a href="https://fernhill-bikes.com/" style="color:#ffffff">Track order</a></div>\n',
      line: 3,
      severity: 'error',
    },
    {
      file: 'pairs.html',
      text: '<p>Hello</p>\n<p style="color:#808080">Your order is on its way to you.</p>\n<p style="color:#787888">Your order is on its way to you.</p>\n',
      line: 2,
      severity: 'notice',
      count: 2,
    },
    {
      file: 'button.html',
      text: '<p>Hello</p>\n<a href="https://fernhill-bikes.com/" style="color:#ffffff;background-color:#ff9900">Pay now</a>\n',
      line: 2,
      severity: 'notice',
    },
    {
      file: 'sheet.html',
      text: '<style>.small { color: #bbb }</style>\n<p>Hello</p>\n<p class="small">You get this because you ordered a bike.</p>\n<p class="small">Fernhill Bikes in Hebden Bridge</p>\n',
      line: 3,
      count: 2,
    },
  ],
  good: [
    { file: 'dark.html', text: '<p style="color:#555555">Your order is on its way to you.</p>\n' },
    {
      about: 'A background image',
      file: 'image.html',
      text: '<div style="background:url(https://fernhill-bikes.com/b.png)"><p style="color:#ffffff">Your order is on its way.</p></div>\n',
    },
    {
      about: 'A hidden preheader with the color of its background',
      file: 'preheader.html',
      text: '<div style="display:none;color:#ffffff">We start packing today, and you get a mail.</div><p>Hello</p>\n',
    },
    {
      about: 'Large text',
      file: 'large.html',
      text: '<p style="color:#808080;font-size:28px">Your order is on its way.</p>\n',
    },
    {
      about: 'A color that applies only in dark mode',
      file: 'dark-mode.html',
      text: '<style>@media (prefers-color-scheme: dark) { p { color: #eeeeee } }</style>\n<p>Your order is on its way.</p>\n',
    },
    {
      about: 'A disabled button',
      file: 'disabled.html',
      text: '<p>Hello</p><button disabled style="color:#cccccc">Not yet open to all</button>\n',
    },
    { about: 'White space', file: 'space.html', text: '<p>Hello</p><p style="color:#ffffff">&nbsp;&#8203;</p>\n' },
  ],
}
