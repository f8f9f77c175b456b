/** Renders values as a line of block characters. */

const blocks = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** The character for a missing value. */
const gapMark = '·'

/** Renders one character per value: the lowest block for `from`, the highest for `to`, and `·` for `null`. */
export function sparkline(
  values: readonly (number | null)[],
  { from, to }: { readonly from: number; readonly to: number },
): string {
  return values.map((value) => (value === null ? gapMark : blockFor((value - from) / (to - from)))).join('')
}

function blockFor(share: number): string {
  // `from` may equal `to`, and values may be outside the scale.
  const index = Number.isNaN(share) ? 0 : Math.floor(share * blocks.length)
  return blocks[Math.min(Math.max(index, 0), blocks.length - 1)] ?? gapMark
}
