import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'space.html', text: '<p><a href="https://fernhill-bikes.com/"> &nbsp;&zwnj; </a></p>\n', line: 1 },
    {
      file: 'label.html',
      text: '<p><a href="https://fernhill-bikes.com/" aria-label=""><span></span></a></p>\n',
      line: 1,
    },
    {
      file: 'variable.liquid',
      text: '<p>Look:</p>\n<p><a href="https://fernhill-bikes.com/">{{ title }}</a></p>\n',
      files: { 'data.json': '{"title": ""}' },
      line: 2,
    },
  ],
  good: [
    { file: 'text.html', text: '<p><a href="https://fernhill-bikes.com/">Fernhill Bikes</a></p>\n' },
    {
      about: 'An image with an alt text',
      file: 'image.html',
      text: '<a href="https://fernhill-bikes.com/"><img src="https://fernhill-bikes.com/l.png" alt="Fernhill"></a>\n',
    },
    {
      about: 'An image without alt text, which image-alt reports',
      file: 'alt.html',
      text: '<a href="https://fernhill-bikes.com/"><img src="https://fernhill-bikes.com/l.png"></a>\n',
    },
    {
      about: 'A name for screen readers',
      file: 'aria.html',
      text: '<a href="https://fernhill-bikes.com/" aria-label="Shop"></a><a href="https://fernhill-bikes.com/" title="Shop"></a>\n',
    },
    {
      about: 'A hidden link and an Outlook conditional',
      file: 'hidden.html',
      text: '<div style="display:none"><a href="https://fernhill-bikes.com/"></a></div><!--[if mso]><a href="https://fernhill-bikes.com/"></a><![endif]-->\n',
    },
  ],
}
