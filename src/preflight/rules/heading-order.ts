import type { Fault, Rule } from '../rule.ts'

export const headingOrder: Rule = {
  id: 'heading-order',
  group: 'accessibility',
  severity: 'notice',
  title: 'Skipped heading level',
  why: 'People who navigate by headings assume that a section is missing when a level is skipped.',
  source: 'WCAG 2.2, 1.3.1 Info and Relationships',
  fix: 'Use the next heading level, and set the font size with CSS',
  ignores:
    'The rule accepts a first heading of any level, and a return to a higher level, such as from level 4 to level 2. The rule ignores hidden headings.',
  bad: '<h1>Your order</h1>\n<h3>Delivery</h3>\n<p>Today</p>\n',
  good: { about: 'A message whose first heading is a level 2 heading', text: '<h2>Hello</h2>\n<p>Today</p>\n' },
  check({ html, styleOf, originAt }) {
    const found: Fault[] = []
    let previous = Number.POSITIVE_INFINITY
    for (const element of html?.elements ?? []) {
      const level = Number(/^h([1-6])$/u.exec(element.name)?.[1] ?? Number.NaN)
      if (Number.isNaN(level) || styleOf(element).hiddenBy !== null) continue
      if (level > previous + 1)
        found.push({
          at: originAt(element.start),
          message: `A level ${level} heading follows a level ${previous} heading`,
          cause: 'skipped level',
        })
      previous = level
    }
    return found
  },
}
