import { describe, expect, it } from 'vitest'

import { sparkline } from '../../../../src/extensions/postmaster/report/sparkline.ts'

describe('sparkline()', () => {
  it('renders one character per value, and a gap for null', () => {
    expect(sparkline([0, 1, null, 4, 8, 99], { from: 0, to: 8 })).toBe('▁▂·▅██')
  })

  it('draws a flat line if the scale is empty', () => {
    expect(sparkline([100, 100], { from: 100, to: 100 })).toBe('▁▁')
  })
})
