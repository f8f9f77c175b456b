import type { RuleExamples } from '../cases/rule-examples.ts'

function example(value: string, post = 'List-Unsubscribe=One-Click'): string {
  return `---\nsubject: News\nfrom: Shop <news@fernhill-bikes.com>\nheaders: |\n  List-Unsubscribe: ${value}\n  List-Unsubscribe-Post: ${post}\n---\n<p>News</p>\n`
}

const good = '<https://fernhill-bikes.com/u/8f2c4e>'

export const examples: RuleExamples = {
  bad: [
    { file: 'http.html', text: example('<http://fernhill-bikes.com/u/8f2c4e>'), line: 5 },
    {
      file: 'http-and-mailto.html',
      text: '---\nsubject: June\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\nheaders: |\n  List-Unsubscribe: <mailto:u@fernhill-bikes.com>, <http://fernhill-bikes.com/u/8f2c4e>\n---\n<p>Hello</p>\n',
      line: 5,
      severity: 'warning',
    },
    {
      file: 'two-in-one.html',
      text: example('<https://fernhill-bikes.com/u/8f2c4e, mailto:off@fernhill-bikes.com>'),
      line: 5,
    },
    {
      file: 'two.html',
      text: example('<https://fernhill-bikes.com/u/8f2c4e>, <https://fernhill-bikes.net/u/8f2c4e>'),
      line: 5,
      severity: 'warning',
    },
    {
      file: 'comma.html',
      text: example(`${good} <mailto:off@fernhill-bikes.com>`),
      line: 5,
      severity: 'warning',
    },
    { file: 'same.html', text: example('<https://fernhill-bikes.com/unsubscribe>'), line: 5, severity: 'warning' },
    { file: 'post.html', text: example(good, 'One-Click'), line: 6 },
    { file: 'case.html', text: example(good, 'list-unsubscribe=one-click'), line: 6, severity: 'warning' },
  ],
  good: [
    { file: 'complete.html', text: example(`${good}, <mailto:off+8f2c4e@fernhill-bikes.com>`) },
    { about: 'A comment', file: 'comment.html', text: example(`(Unsubscribe) ${good}`) },
  ],
}
