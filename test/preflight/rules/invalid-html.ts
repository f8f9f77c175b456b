import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'div.html', text: '<div>\n<div>A</div>\n<p>Sale</p>\n', line: 1 },
    { file: 'crossed.html', text: '<table><tr><td>\n<div>A</td></tr></table>\n', line: 2 },
    { file: 'stray.html', text: '<p>Hi</p>\n</div>\n<p>Sale</p>\n', line: 2 },
    { file: 'cell.html', text: '<div>\n<td>A</td></div>\n', line: 2 },
    {
      file: 'link.html',
      text: '<a href="https://fernhill-bikes.com">\n<a href="https://fernhill-bikes.com/b">B</a></a>\n',
      line: 2,
    },
    { file: 'id.html', text: '<p id="a">A</p>\n<p id="a">B</p>\n', line: 2 },
    { file: 'quotes.html', text: '<p>Hi</p>\n<p align=center>Sale</p>\n', line: 2, severity: 'notice' },
    { file: 'curly.html', text: '<p>Hi</p>\n<p align=“center”>Sale</p>\n', line: 2 },
    { file: 'block.html', text: '<p>Hi\n<div>A</div>\n</p>\n', line: 3 },
  ],
  good: [
    { file: 'right.html', text: '<table><tr><td><div>A<br></div></td></tr></table>\n' },
    {
      about:
        'Attributes with any kind of quotes, with spaces, without a value, or with typographic quotes in their text',
      file: 'attributes.html',
      text: `<p align='center' title = "“Sale”" class="" hidden id="&quot;">Sale</p>\n`,
    },
    {
      about: 'Void elements and VML',
      file: 'void.html',
      text: '<img src="https://fernhill-bikes.com/a.png" alt="A"/><hr><v:rect><o:p/></v:rect>\n',
    },
    {
      about: 'End tags after an unclosed conditional, which mso-conditional reports',
      file: 'cut-off.html',
      text: '<table><tr><td>A<!--[if mso]><br></td></tr></table>\n',
    },
    {
      about: 'Tags in Outlook conditionals',
      file: 'mso.html',
      text: '<!--[if mso]><table><tr><td><![endif]--><div>A</div><!--[if mso]></td></tr></table><![endif]-->\n',
    },
  ],
}
