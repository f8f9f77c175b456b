import { expect, it } from 'vitest'

import { deliverySection } from '../../../src/report/pages/delivery-section.ts'
import { aReportView, aSeedView, missingSeed, textOf } from './report-builders.ts'

it('deliverySection() states the first, median and last time, slowest provider first', () => {
  const seeds = [
    aSeedView({ arrivedAfterMs: 500 }),
    aSeedView({ arrivedAfterMs: 4000 }),
    aSeedView({ arrivedAfterMs: 65_000, providerName: 'Slow' }),
    missingSeed,
  ]
  const text = textOf(deliverySection(aReportView({ seeds }), 2))
  expect(text).toContain(
    'The first of 3 received copies arrived 500 ms after it was sent, half of them within 4 s, and the last after 1 min 5 s.',
  )
  expect(text).toContain('Slow 1 1 min 5 s 1 min 5 s Box 2 500 ms 4 s')
})

it('deliverySection() states one time if only one copy was received', () => {
  const text = textOf(deliverySection(aReportView({ seeds: [aSeedView({ arrivedAfterMs: 500 })] }), 2))
  expect(text).toContain('The only received copy arrived 500 ms after it was sent.')
})

it('deliverySection() is omitted if no delivery time is known', () => {
  expect(deliverySection(aReportView({ seeds: [missingSeed] }), 2)).toBeNull()
})
