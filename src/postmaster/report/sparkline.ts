/** A row of values as one line of text. */

const blocks = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** What stands where there is no value: a gap is neither high nor low. */
const gapMark = '·'

/** One character a value, from the lowest block at `from` to the highest at `to` and beyond; a gap for `null`. */
export function sparkline(
  values: readonly (number | null)[],
  { from, to }: { readonly from: number; readonly to: number },
): string {
  return values.map((value) => (value === null ? gapMark : blockFor((value - from) / (to - from)))).join('')
}

function blockFor(share: number): string {
  // A scale without a length, or a value beside it, still has a lowest and a highest block.
  const index = Number.isNaN(share) ? 0 : Math.floor(share * blocks.length)
  return blocks[Math.min(Math.max(index, 0), blocks.length - 1)] ?? gapMark
}
