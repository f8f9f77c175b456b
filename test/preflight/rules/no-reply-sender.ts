import type { RuleExamples } from '../cases/rule-examples.ts'

function example(from: string, more = ''): string {
  return `---\nsubject: Your bike is ready\nfrom: ${from}\n${more}---\n<p>It is ready.</p>\n`
}

export const examples: RuleExamples = {
  bad: [{ file: 'donotreply.html', text: example('donotreply@fernhill-bikes.com'), line: 3 }],
  good: [{ file: 'answer.html', text: example('Shop <news@fernhill-bikes.com>') }],
}
