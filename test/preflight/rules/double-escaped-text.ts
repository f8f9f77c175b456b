import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'space.html', text: '<p>Hello.</p>\n<p>Only 5&amp;nbsp;€ today.</p>\n', line: 2 },
    {
      file: 'tag.html',
      text: '<p>Hello.</p>\n<p>This is &lt;strong&gt;new&lt;/strong&gt; here.</p>\n',
      line: 2,
      count: 2,
    },
    { file: 'break.html', text: '<p>Hello.</p>\n<p>Mill Lane 4&lt;br /&gt;Halifax</p>\n', line: 2 },
    {
      file: 'alt.html',
      text: '<p>Hi.</p>\n<img src="https://fernhill-bikes.com/a.png" alt="Tires &amp;amp; pumps" width="300">\n',
      line: 2,
    },
    { file: 'number.html', text: '<p>Hello.</p>\n<p>Anna&amp;#39;s bike is ready.</p>\n', line: 2 },
    {
      file: 'subject.html',
      text: '---\nsubject: Tires &amp; pumps\nfrom: a@b.com\n---\n<p>Hello.</p>\n',
      line: 2,
    },
    {
      file: 'link.html',
      text: '<p>Hello.</p>\n<p><a href="https://fernhill-bikes.com/?a=1&amp;amp;b=2">Bikes</a></p>\n',
      line: 2,
      severity: 'warning',
    },
    { file: 'arrow.html', text: '<p>Hello.</p>\n<p>See the order &amp;rarr;</p>\n', line: 2 },
    { file: 'arrow-number.html', text: '<p>Hello.</p>\n<p>See the order &amp;#x21A3;</p>\n', line: 2 },
    { file: 'sign.html', text: '<p>Hello.</p>\n<p>2 &amp;times; tires</p>\n', line: 2 },
    { file: 'semicolon.html', text: '<p>Hello.</p>\n<p>Only 5&amp;nbsp € today.</p>\n', line: 2 },
    { file: 'capitals.html', text: '<p>Hello.</p>\n<p>Only 5&amp;NBSP;€ today.</p>\n', line: 2 },
    { file: 'center.html', text: '<p>Hello.</p>\n<p>&lt;center&gt;New&lt;/center&gt;</p>\n', line: 2, count: 2 },
    { file: 'font.html', text: '<p>Hello.</p>\n<p>&lt;font color=red&gt;New</p>\n', line: 2 },
    {
      file: 'value.liquid',
      text: '<p>Hello.</p>\n<p>{{ note | escape }}</p>\n',
      files: { 'data.json': '{"note": "Ready <b>today</b>"}' },
      line: 1,
      severity: 'warning',
      count: 2,
    },
  ],
  good: [
    {
      about: 'A single reference',
      file: 'single.html',
      text: '<p>Tires &amp; pumps&nbsp;&lt; 5 € &#39;new&#39;</p>\n',
    },
    { about: 'Text about HTML', file: 'about.html', text: '<p>Use the &lt;strong&gt; tag for HTML mail.</p>\n' },
    { about: 'A quotation', file: 'quoted.html', text: '<p>Write “&amp;amp;” in the field.</p>\n' },
    {
      about: 'An address in angle brackets',
      file: 'address.html',
      text: '<p>Anna &lt;anna@fernhill-bikes.com&gt; wrote</p>\n',
    },
    {
      about: 'Names with an ampersand',
      file: 'names.html',
      text: '<p>AT&amp;T; R&amp;D; B&amp;B; bed&amp;breakfast;</p>\n',
    },
    { about: 'An arrow', file: 'arrow.html', text: '<p>See the order &#x21A3; &rarr;</p>\n' },
    { about: 'A comparison', file: 'less.html', text: '<p>a &lt; b and b &gt; c, &lt;3 you, R&D; Q&A</p>\n' },
    {
      about: 'A link with one reference',
      file: 'link.html',
      text: '<p><a href="https://fernhill-bikes.com/?a=1&amp;b=2">Bikes</a></p>\n',
    },
  ],
}
