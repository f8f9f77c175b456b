import type { RuleExamples } from '../cases/rule-examples.ts'

const mjml =
  '<mjml lang="en"><mj-body><mj-section><mj-column>\n<mj-text>Your bike is ready.</mj-text>\n<mj-button colour="#112233" href="https://fernhill-bikes.com/">Open</mj-button>\n</mj-column></mj-section></mj-body></mjml>\n'

export const examples: RuleExamples = {
  bad: [],
  good: [{ about: 'A repository without mjml', file: 'other.mjml', text: mjml }],
}
