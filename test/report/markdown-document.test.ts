import { describe, expect, it } from 'vitest'

import { type Block, fitBlocks } from '../../src/report/markdown-document.ts'

function block(priority: number, name: string, rowCount: number): Block {
  const rows = Array.from({ length: rowCount }, (_, index) => `${name}${index}\n`)
  return { priority, head: `<${name}>\n`, rows, tail: `</${name}>\n`, cutLine: (count) => `+${count}\n` }
}

const closing = ({ blockCount, rowCount }: { blockCount: number; rowCount: number }): string =>
  `cut ${blockCount} ${rowCount}\n`

describe('fitBlocks()', () => {
  it('returns the whole text when it fits', () => {
    expect(fitBlocks([block(0, 'a', 1), block(1, 'b', 1)], { maxBytes: 1000, closing })).toBe(
      '<a>\na0\n</a>\n<b>\nb0\n</b>\n',
    )
  })

  it('omits whole rows, closes the block and reports the count at the end', () => {
    expect(fitBlocks([block(0, 'a', 100)], { maxBytes: 50, closing })).toBe(
      '<a>\na0\na1\na2\na3\na4\na5\na6\na7\n+92\n</a>\ncut 0 92\n',
    )
  })

  it('fits blocks by priority and keeps their order', () => {
    const text = fitBlocks([block(0, 'a', 1), block(2, 'b', 50), block(1, 'c', 3)], { maxBytes: 70, closing })
    expect(text).toMatch(/^<a>\na0\n<\/a>\n<b>\nb0\n(?:b\d\n)*\+\d+\n<\/b>\n<c>\nc0\nc1\nc2\n<\/c>\ncut 0 \d+\n$/u)
  })

  it('drops a block that has no room for a row', () => {
    expect(fitBlocks([block(0, 'a', 1), block(1, 'b', 50)], { maxBytes: 30, closing })).toBe(
      '<a>\na0\n</a>\ncut 1 50\n',
    )
  })

  it('is empty when not even the first block fits', () => {
    expect(fitBlocks([block(0, 'a', 100)], { maxBytes: 10, closing })).toBe('')
  })

  it('counts bytes, not characters', () => {
    const umlauts: Block = { ...block(0, 'a', 0), rows: Array.from({ length: 20 }, () => 'üüüü\n') }
    expect(Buffer.byteLength(fitBlocks([umlauts], { maxBytes: 100, closing }))).toBeLessThanOrEqual(100)
  })
})
