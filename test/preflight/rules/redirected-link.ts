import type { RuleExamples } from '../cases/rule-examples.ts'

const example = '<p>Ready.</p>\n<p><a href="http://fernhill-bikes.com/a">Your bike</a></p>\n'

const url = 'http://fernhill-bikes.com/a'

const moved = { statusCode: 301, target: 'https://www.fernhill-bikes.com/a' }

export const examples: RuleExamples = {
  bad: [
    {
      file: 'chain.html',
      text: example,
      links: {
        [url]: { statusCode: 200, redirects: Array.from({ length: 4 }, () => ({ ...moved, statusCode: 302 })) },
      },
      line: 2,
    },
  ],
  good: [{ file: 'direct.html', text: example, links: { [url]: { statusCode: 200 } } }],
}
