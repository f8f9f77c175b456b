import { expect, it } from 'vitest'

import { scoreContent } from '../../../src/preflight/content/content-symbols.ts'
import { preflightContext } from '../../support/preflight.ts'

it('scoreContent() returns each rule of the filter with its points', async () => {
  const text = '<p>Dear friend, you have won the lottery. Your late uncle left an inheritance of 8 million dollars.</p>'
  const { symbols, points, threshold } = scoreContent(await preflightContext({ file: 'a.html', text }))
  expect(symbols.map(({ name }) => name)).toContain('WORDS_WINDFALL')
  expect(symbols.every(({ points: one }) => one > 0)).toBe(true)
  expect(points).toBeGreaterThan(threshold / 2)
})

it('scoreContent() omits what preflight rules report', async () => {
  const text = '<p>Your order: <a href="http://bit.ly/a">bit.ly</a></p><form><input type="password"></form>'
  const { symbols } = scoreContent(await preflightContext({ file: 'a.html', text }))
  expect(symbols.map(({ name }) => name)).not.toContain('LINK_SHORTENER')
  expect(symbols.map(({ name }) => name)).not.toContain('HTML_FORM')
})
