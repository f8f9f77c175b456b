import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (url: string, text = 'See the bikes'): string => `<p>New bikes.</p>\n<p><a href="${url}">${text}</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'case.html', text: link('https://fernhill-bikes.com/?UTM_source=a'), line: 2 },
    { file: 'empty.html', text: link('https://fernhill-bikes.com/?utm_source=&amp;utm_medium=email'), line: 2 },
    { file: 'click.html', text: link('https://fernhill-bikes.com/?gclid=abc'), line: 2 },
    { file: 'session.html', text: link('https://fernhill-bikes.com/shop;jsessionid=1A2B'), line: 2 },
    {
      file: 'some.html',
      text: `${link('https://fernhill-bikes.com/a?utm_source=june')}${link('https://fernhill-bikes.com/b')}`,
      line: 4,
    },
  ],
  good: [
    { file: 'tagged.html', text: link('https://fernhill-bikes.com/?utm_source=june&amp;utm_medium=email') },
    {
      about: 'No tags at all',
      file: 'none.html',
      text: `${link('https://fernhill-bikes.com/a')}${link('https://fernhill-bikes.com/b')}`,
    },
    {
      about: 'A session id from data',
      file: 'data.liquid',
      text: link('https://fernhill-bikes.com/?{{ query }}'),
      files: { 'data.json': '{"query": "sid=1"}' },
    },
  ],
}
