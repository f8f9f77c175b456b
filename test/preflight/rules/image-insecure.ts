import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'background.html',
      text: '<table role="presentation" background="http://fernhill-bikes.com/b.png"><tr><td>Hello</td></tr></table>\n',
      line: 1,
    },
    {
      file: 'css.html',
      text: '<style>\n.top { background: #fff url(http://fernhill-bikes.com/b.png) }\n</style>\n<p class="top">Hello</p>\n',
      line: 2,
    },
  ],
  good: [
    {
      about: 'A font URL, which is not an image',
      file: 'font.html',
      text: '<style>@font-face { font-family: Lato; src: url(http://fernhill-bikes.com/lato.woff) }</style><p>Hello</p>\n',
    },
    { file: 'shop.html', text: '<img src="https://fernhill-bikes.com/shop.jpg" alt="Shop" width="300">\n' },
    {
      about: 'A host in allow-hosts',
      file: 'allowed.html',
      text: '<img src="http://img.fernhill-bikes.com/shop.jpg" alt="Shop" width="300">\n',
      settings: { allowHosts: ['fernhill-bikes.com'] },
    },
  ],
}
