import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (url: string): string => `<p>Sale.</p>\n<p><a href="${url}">See the offers</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'empty.html', text: link(''), line: 2 },
    { file: 'void.html', text: link('javascript:void(0)'), line: 2 },
    { file: 'scheme.html', text: link('https://'), line: 2 },
    { file: 'example.html', text: link('https://www.example.com/offers'), line: 2 },
    { file: 'domain.html', text: link('https://yourdomain.com/offers'), line: 2 },
    { file: 'your.html', text: link('https://fernhill-bikes.com/?list=YOUR_LIST_ID'), line: 2 },
    { file: 'section.html', text: link('#offers'), line: 2 },
    { file: 'variable.liquid', text: link('{{ url }}'), files: { 'data.json': '{"url": ""}' }, line: 2 },
    { file: 'area.html', text: '<map name="m"><area href="#" alt="Shop"></map>\n', line: 1 },
    {
      file: 'data.liquid',
      text: link('{{ url }}'),
      files: { 'data.json': '{"url": "https://example.com/a"}' },
      line: 2,
      severity: 'notice',
    },
    {
      file: 'anchor.html',
      text: '<p><a href="#two">Two</a></p>\n<h2 id="two">Two</h2>\n',
      line: 1,
      severity: 'notice',
    },
    {
      file: 'no-href.html',
      text: '<p>Read</p>\n<p><a class="button">See the offers</a></p>\n',
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'real.html', text: link('https://fernhill-bikes.com/offers') },
    { about: 'The name of an anchor', file: 'name.html', text: '<p><a name="top">Top</a></p>\n' },
    {
      about: 'A sample message, whose sender also has a reserved domain',
      file: 'sample.html',
      text: `---\nsubject: Sale\nfrom: Fernhill <news@fernhill.example>\n---\n${link('https://example.com/a')}`,
    },
    {
      about: 'A host in allow-hosts',
      file: 'allowed.html',
      text: link('https://fernhill.example/offers'),
      settings: { allowHosts: ['fernhill.example'] },
    },
    { about: 'Lower-case "your" in a path', file: 'path.html', text: link('https://fernhill-bikes.com/your-orders') },
    {
      about: 'A variable that the provider replaces',
      file: 'later.html',
      text: link('*|UNSUB|*'),
      settings: { allowVariables: ['*|UNSUB|*'] },
    },
  ],
}
