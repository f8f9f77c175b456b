import type { RuleExamples } from '../cases/rule-examples.ts'

const main = '<p>Your bike is ready, and you can collect it in our shop until seven in the evening.</p>'

export const examples: RuleExamples = {
  bad: [
    {
      about: 'White on white, which hidden-content does not report as well',
      file: 'white.html',
      text: '<p>Your bike is ready.</p>\n<div style="color:#ffffff;background-color:#fff">We sell the best bikes</div>\n',
      line: 2,
      severity: 'error',
    },
    {
      file: 'nearly.html',
      text: '<p>Hello</p>\n<p style="color:#808080">Your order is on its way to you.</p>\n',
      line: 2,
      severity: 'notice',
    },
    {
      about: 'A pale footer',
      file: 'footer.html',
      text: `${main}\n<p style="color:#b4b4b4;font-size:12px">You get this because you ordered a bike.</p>\n`,
      line: 2,
      severity: 'notice',
    },
    {
      about: 'A footer below 2:1',
      file: 'footer-paler.html',
      text: `${main}\n<p style="color:#b9b9b9;font-size:12px">You get this because you ordered a bike.</p>\n`,
      line: 2,
    },
    {
      about: 'Pale text of the usual size',
      file: 'gray.html',
      text: `${main}\n<p style="color:#999999">You get this because you ordered a bike.</p>\n`,
      line: 2,
    },
    {
      about: 'A pale message in a small size',
      file: 'small.html',
      text: '<h1>Hello</h1>\n<p style="color:#999999;font-size:13px">You get this because you ordered a bike.</p>\n',
      line: 2,
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
