import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [],
  good: [
    { file: 'order.html', text: '<h1>Your order</h1>\n<h2>Delivery</h2>\n<h3>By post</h3>\n<h2>Payment</h2>\n' },
    { about: 'No headings', file: 'none.html', text: '<p>Hello</p>\n' },
  ],
}
