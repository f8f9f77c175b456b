import { describe, expect, it } from 'vitest'

import { pageStyle } from '../../../src/report/pages/page-style.ts'

/** Returns the `--name: #rrggbb` declarations of the two blocks: light, then dark. */
const [light = new Map(), dark = new Map()] = [...pageStyle.matchAll(/:root \{([^}]*)\}/gu)].map(
  ([, block = '']) =>
    new Map([...block.matchAll(/--(\w+): #([0-9a-f]{6})/gu)].map(([, name = '', hex = '']) => [name, hex])),
)

/** Calculates relative luminance. Source: WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(left: string, right: string): number {
  const [high = 0, low = 0] = [luminance(left), luminance(right)].toSorted((first, second) => second - first)
  return (high + 0.05) / (low + 0.05)
}

describe('page colors', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ])('have a contrast of at least 4.5 to 1 in %s mode (WCAG 2.2 AA)', (_mode, colours) => {
    const inks = ['text', 'soft', 'link', 'good', 'bad', 'warn', 'tab']
    const weak = inks.flatMap((ink) =>
      ['paper', 'panel']
        .filter((ground) => contrast(colours.get(ink) ?? '', colours.get(ground) ?? '') < 4.5)
        .map((ground) => `${ink} on ${ground}`),
    )
    expect(weak).toEqual([])
    expect([...colours.keys()]).toEqual(expect.arrayContaining(inks))
  })
})
