import { expect, it } from 'vitest'

import { spamSection } from '../../../src/report/pages/spam-section.ts'
import { aSeedView, textOf } from './report-builders.ts'

const symbols = [
  { name: 'R_DKIM_NA', score: 4, description: 'x', fix: null },
  { name: 'LINK_TO_IP_ADDRESS', score: 2, description: 'A link goes to an address', fix: 'Use a name.' },
  { name: 'GOOD', score: -3, description: 'good', fix: null },
]
const spam = { engine: 'rspamd', version: '3.4', score: 20 / 3, threshold: 5, symbols }

it('spamSection() shows the highest score, and each symbol once in plain words with its fix', () => {
  const text = textOf(spamSection([aSeedView({ spam }), aSeedView({ spam: { ...spam, score: 1 } })], 2))
  expect(text).toContain('rspamd, rules 3.4: spam , 6.67 points; 5 or more points count as spam.')
  expect(text).toContain('Why it is spam')
  expect(text).toContain(
    'The message has no DKIM signature. R_DKIM_NA , 4 points, 2 copies Fix: Sign the message with DKIM',
  )
  expect(text).toContain('A link goes to an address LINK_TO_IP_ADDRESS , 2 points, 2 copies Fix: Use a name.')
  expect(text).not.toContain('GOOD')
})

it('spamSection() shows at most ten symbols', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ name: `S${index}`, score: 1, description: '', fix: null }))
  const text = textOf(spamSection([aSeedView({ spam: { ...spam, symbols: many } })], 2))
  expect(text.match(/\bS\d+ ,/gu)).toHaveLength(10)
  expect(text).toContain('50 more with fewer points')
})

it('spamSection() is omitted if no copy was scored', () => {
  expect(spamSection([aSeedView()], 2)).toBeNull()
})
