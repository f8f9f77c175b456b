import { describe, expect, it } from 'vitest'

import { contrastRatio, readColor, renderColor } from '../../../src/preflight/html/css-color.ts'

describe('readColor()', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#1F4E79', '#1f4e79'],
    ['1f4e79', '#1f4e79'],
    ['navy', '#000080'],
    ['rgb(255, 0, 10)', '#ff000a'],
    ['rgba(0 0 0 / 100%)', '#000000'],
    ['#fff none repeat', '#ffffff'],
    ['#112233ff', '#112233'],
  ])('reads %s', (value, expected) => {
    const color = readColor(value)
    expect(color === null ? null : renderColor(color)).toBe(expected)
  })

  it.each(['transparent', 'rgba(0,0,0,.5)', 'url(x.png)', 'var(--a)', '#11223344', '', 'rgb(1,2)'])(
    'returns null for %s',
    (value) => {
      expect(readColor(value)).toBeNull()
    },
  )
})

describe('contrastRatio()', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#777', '#fff', 4.48],
    ['#fff', '#fff', 1],
  ])('for %s and %s returns %d', (one, other, expected) => {
    const [first, second] = [readColor(one), readColor(other)]
    const ratio = first === null || second === null ? 0 : contrastRatio(first, second)
    expect(ratio).toBeCloseTo(expected, 2)
  })
})
