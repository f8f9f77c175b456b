import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'input.html', text: '<p>Name:</p>\n<input type="text">\n', line: 2 },
    { file: 'text.html', text: '<p>Say:</p>\n<textarea></textarea>\n', line: 2 },
  ],
  good: [{ file: 'link.html', text: '<p><a href="https://fernhill-bikes.com/vote">Vote</a></p>\n' }],
}
