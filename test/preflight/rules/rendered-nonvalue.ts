import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'deposit.html', text: '<p>Your deposit</p>\n<p>Total: €NaN</p>\n', line: 2 },
    { file: 'hello.html', text: '<p>Hello undefined,</p>\n', line: 1 },
    { file: 'colon.html', text: '<p>Your refund</p>\n<p>Amount: undefined</p>\n', line: 2 },
    { file: 'cell.html', text: '<table><tr><td>Size</td>\n<td> null </td></tr></table>\n', line: 2 },
    { file: 'date.html', text: '<p>Pick it up on Invalid Date.</p>\n', line: 1 },
    { file: 'link.html', text: '<p><a href="https://fernhill-bikes.com/orders/undefined">Order</a></p>\n', line: 1 },
    { file: 'number.html', text: '<p>Your order number is undefined.</p>\n', line: 1 },
    { file: 'day.html', text: '<p>It arrives on undefined between 9 and 12.</p>\n', line: 1 },
    { file: 'name.html', text: '<p>Deliver to: null null</p>\n', line: 1 },
    { file: 'none.html', text: '<p>Dear None,</p>\n', line: 1 },
    { file: 'saved.html', text: '<p>You saved NaN% this year.</p>\n', line: 1 },
    {
      file: 'subject.html',
      text: '---\nsubject: undefined, your bike is ready\nfrom: a@b.com\n---\n<p>x</p>\n',
      line: 2,
    },
    { file: 'picture.html', text: '<img src="https://fernhill-bikes.com/undefined.png" alt="Bike">\n', line: 1 },
    { file: 'base.html', text: '<p><a href="undefined/orders/7">Order</a></p>\n', line: 1 },
    {
      file: 'name.liquid',
      text: '<p>Hi {{ name }}, see you.</p>\n',
      files: { 'data.json': '{\n"name": "null"\n}' },
      line: 2,
    },
  ],
  good: [
    { about: 'Prose behind a colon', file: 'note.html', text: '<p>Note: null is allowed here.</p>\n' },
    { about: 'Code', file: 'code.html', text: '<p>It returns <code>null</code>.</p>\n<pre>undefined</pre>\n' },
    {
      about: 'A value that contains one of the words',
      file: 'title.liquid',
      text: '<p>{{ title }}</p>\n',
      files: { 'data.json': '{"title": "The null hypothesis"}' },
    },
    {
      about: 'A message about programming',
      file: 'code.md',
      text: 'In JavaScript, NaN is not equal to NaN, and typeof null is "object". A missing property is undefined.\n',
    },
    { about: 'A surname', file: 'surname.html', text: '<p>Dear Ms Null, thank you.</p>\n' },
  ],
}
