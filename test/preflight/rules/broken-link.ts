import type { RuleExamples } from '../cases/rule-examples.ts'

const example = '<p>Ready.</p>\n<p><a href="https://fernhill-bikes.com/gone">Your bike</a></p>\n'

export const examples: RuleExamples = {
  bad: [],
  good: [{ file: 'ready.html', text: example, links: { 'https://fernhill-bikes.com/gone': { statusCode: 200 } } }],
}
