import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'name.html', text: '<img src="https://fernhill-bikes.com/a.jpg" alt="IMG_2041.png">\n', line: 1 },
    { file: 'word.hbs', text: '<p>Hello</p>\n<img src="https://fernhill-bikes.com/a.jpg" alt="image">\n', line: 2 },
    {
      file: 'link.html',
      text: '<p>Hello</p>\n<a href="https://fernhill-bikes.com/sale">\n<img src="https://fernhill-bikes.com/sale.png" alt="">\n</a>\n',
      line: 3,
    },
    {
      file: 'loop.liquid',
      text: '{% for item in items %}\n<img src="https://fernhill-bikes.com/{{ item }}.jpg">\n{% endfor %}\n',
      files: { 'data.json': '{"items": ["a", "b", "c"]}' },
      line: 2,
      count: 3,
    },
    {
      file: 'shop.mjml',
      text: '<mjml lang="en"><mj-body><mj-section><mj-column>\n<mj-image src="https://fernhill-bikes.com/shop.jpg" />\n</mj-column></mj-section></mj-body></mjml>\n',
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'shop.html', text: '<img src="https://fernhill-bikes.com/shop.jpg" alt="The new shop in Mill Lane">\n' },
    {
      about: 'A tracking pixel',
      file: 'pixel.html',
      text: '<img src="https://fernhill-bikes.com/o.gif" width="1" height="1">\n',
    },
    {
      about: 'An image with role="presentation"',
      file: 'role.html',
      text: '<img src="https://fernhill-bikes.com/line.png" role="presentation">\n',
    },
    {
      about: 'A linked image next to text',
      file: 'text.html',
      text: '<a href="https://fernhill-bikes.com/"><img src="https://fernhill-bikes.com/i.png" alt=""> Our shop</a>\n',
    },
    {
      about: 'An image for Outlook only',
      file: 'mso.html',
      text: '<!--[if mso]><img src="https://fernhill-bikes.com/i.png"><![endif]--><p>Hello</p>\n',
    },
  ],
}
