import { describe, expect, test } from 'vitest'

import { wordTable } from '../../../../src/verdict/spam/built-in/word-table.ts'

describe('the word table', () => {
  test('is small: the embedded service loads it with everything else', () => {
    expect(Buffer.byteLength(wordTable.lines)).toBeLessThanOrEqual(100 * 1024)
  })

  test('has whole hundredths, each weight on one line, the heaviest first, and each word once', () => {
    const lines = wordTable.lines.split('\n')
    const weights = lines.map((line) => Number(line.slice(0, line.indexOf(':'))))
    const features = lines.flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
    expect(weights).toEqual([...new Set(weights)].toSorted((left, right) => right - left))
    expect(weights.every((weight) => Number.isInteger(weight) && weight !== 0)).toBe(true)
    expect(new Set(features).size).toBe(features.length)
  })
})
