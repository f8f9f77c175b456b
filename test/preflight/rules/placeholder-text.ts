import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'todo.html', text: '<p>Opening hours</p>\n<p>TODO: ask Ada</p>\n', line: 2 },
    { file: 'insert.html', text: '<p>Insert your address here</p>\n', line: 1 },
    { file: 'company.html', text: '<p>© 2026 Your Company Name</p>\n', line: 1 },
    { file: 'later.html', text: '<p>Ut enim ad minim veniam, quis nostrud exercitation ullamco.</p>\n', line: 1 },
    { file: 'price.html', text: '<p>Now for only $XX.XX</p>\n', line: 1 },
    { file: 'your-text.html', text: '<td>Your headline here</td>\n', line: 1 },
    { file: 'copyright.html', text: '<p>© 2026 Your Company, 123 Street</p>\n', line: 1 },
    {
      file: 'button.html',
      text: '<p><a href="https://fernhill-bikes.com/">Button text</a></p>\n',
      line: 1,
      severity: 'warning',
    },
    { file: 'slogan.html', text: '<h1>Fernhill</h1>\n<p>Slogan here</p>\n', line: 2, severity: 'warning' },
    {
      file: 'data.liquid',
      text: '<p>{{ intro }}</p>\n',
      files: { 'data.json': '{"intro": "Lorem ipsum dolor sit amet"}' },
      line: 1,
      severity: 'warning',
    },
    {
      file: 'alt.html',
      text: '<img src="https://fernhill-bikes.com/a.png" alt="Image description goes here">\n',
      line: 1,
    },
  ],
  good: [
    { about: 'A masked number', file: 'masked.html', text: '<p>Card XXX-XXX-1234, IBAN XXXX XXXX.</p>\n' },
    { about: 'A Latin motto', file: 'motto.html', text: '<p>Dolor et amor: ad astra per aspera.</p>\n' },
    {
      about: 'Prose about company names',
      file: 'prose.html',
      text: '<p>Enter your company name in the settings. Tell us your business name.</p>\n',
    },
    {
      about: 'Words in quotation marks, and things that readers do',
      file: 'quoted.html',
      text: '<p>The slot says "Insert coin here". Put the book here, and read the sample text in TODO.txt.</p>\n',
    },
    {
      about: 'Clothing sizes',
      file: 'sizes.html',
      text: '<p>Sizes XS, XL, XXL and $XXL Records; Super Bowl XX.</p>\n',
    },
  ],
}
