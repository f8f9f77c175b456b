import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readableColor } from '../../../src/preflight/accessibility/readable-color.ts'
import { contrastRatio } from '../../../src/preflight/html/css-color.ts'

const channel = fc.integer({ min: 0, max: 255 })
const anyColor = fc.record({ red: channel, green: channel, blue: channel })

describe('readableColor', () => {
  it('returns a color with at least the requested contrast on any background', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, background) => {
        expect(contrastRatio(readableColor(color, background, 4.5), background)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('darkens gray on white, and lightens gray on black', () => {
    const gray = { red: 119, green: 119, blue: 119 }
    expect(readableColor(gray, { red: 255, green: 255, blue: 255 }, 4.5).red).toBeLessThan(119)
    expect(readableColor(gray, { red: 30, green: 30, blue: 30 }, 4.5).red).toBeGreaterThan(119)
  })
})
