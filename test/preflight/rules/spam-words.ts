import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [],
  good: [
    {
      file: 'order.html',
      text: '<p>Your order is on its way. Delivery is free, and you can return it for 30 days.</p>\n',
    },
  ],
}
