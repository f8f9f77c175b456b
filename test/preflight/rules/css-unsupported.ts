import type { RuleExamples } from '../cases/rule-examples.ts'

const columns = (style: string): string =>
  `<p>Compare:</p>\n<div style="${style}"><div>Road</div><div>Cargo</div></div>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'grid.html', text: columns('margin:0;\ndisplay: inline-grid'), line: 3 },
    {
      file: 'sheet.html',
      text: `<style>\n.row { display: flex }\n</style>\n<div class="row"><p>Road</p><p>Cargo</p></div>\n`,
      line: 2,
    },
    { file: 'absolute.html', text: columns('position:absolute;top:0'), line: 2 },
    {
      file: 'float.html',
      text: '<p>Compare:</p>\n<div style="float:left">Road</div>\n<div style="float:right">Cargo</div>\n',
      line: 2,
      count: 2,
    },
    {
      file: 'image.html',
      text: '<p>Hi</p>\n<div style="background-image:url(https://fernhill-bikes.com/b.png)">Sale</div>\n',
      line: 2,
    },
    { file: 'variable.html', text: '<style>:root{--a:#fff}</style>\n<p style="color:var(--a)">Sale</p>\n', line: 2 },
    { file: 'calc.html', text: '<p>Hi</p>\n<div style="width:calc(100% - 20px)">Sale</div>\n', line: 2 },
    {
      file: 'fit.html',
      text: '<p>Hi</p>\n<img src="https://fernhill-bikes.com/b.png" alt="B" width="60" height="40" style="object-fit:cover">\n',
      line: 2,
    },
    {
      file: 'single.html',
      text: '<p>Hi</p>\n<p style="text-shadow:0 0 1px #000;box-shadow:0 0 1px #000">Sale</p>\n',
      line: 2,
      severity: 'notice',
      count: 2,
    },
    {
      file: 'font.html',
      text: '<html lang="en"><head>\n<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lato"></head><body><p style="font-family:Lato,Arial,sans-serif">Hi</p></body></html>\n',
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    {
      file: 'table.html',
      text: '<table><tr><td style="padding:8px;color:#222">Road</td><td>Cargo</td></tr></table>\n',
    },
    {
      about: 'A table for Outlook next to the element',
      file: 'ghost.html',
      text: '<!--[if mso]><table><tr><td><![endif]--><div style="display:flex"><p>A</p><p>B</p></div><!--[if mso]></td></tr></table><![endif]-->\n',
      settings: { clients: ['outlook.windows'], rules: {} },
    },
    {
      about: 'A fallback before the declaration',
      file: 'fallback.html',
      text: '<p style="color:#222;color:var(--a)">A</p><div style="background-color:#fff">B</div>\n',
    },
    {
      about: 'A relative position without offsets',
      file: 'relative.html',
      text: '<div style="position:relative">A</div>\n',
    },
    { about: 'A rule that matches no element', file: 'unused.html', text: '<style>.x{float:left}</style><p>A</p>\n' },
    {
      about: 'Clients that support it',
      file: 'apple.html',
      text: columns('display:flex'),
      settings: { clients: ['apple-mail'] },
    },
  ],
}
