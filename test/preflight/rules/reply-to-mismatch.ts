import type { RuleExamples } from '../cases/rule-examples.ts'

function example(replyTo: string): string {
  return `---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\nreply-to: ${replyTo}\n---\n<p>It is ready.</p>\n`
}

export const examples: RuleExamples = {
  bad: [{ file: 'freemail.html', text: example('fernhill@gmail.com'), line: 4 }],
  good: [{ file: 'same.html', text: example('help@support.fernhill-bikes.com') }],
}
