/** Markdown out of blocks, within a size: what does not fit is left out by whole rows and blocks, and that is said. */

/** A part that is right Markdown with any number of its rows, and that can be left out as a whole. */
export interface Block {
  /** Lower ones get room first. */
  readonly priority: number
  readonly head: string
  readonly rows: readonly string[]
  readonly tail: string
  /** Rows that are left out whatever the size allows. */
  readonly beyondCount: number
  /** The line in place of `count` rows that are left out. */
  readonly cutLine: (count: number) => string
}

/** What was left out. */
export interface Omission {
  readonly blockCount: number
  readonly rowCount: number
}

/** How large the text may be, and what it ends with when something was left out. */
export interface SizeBudget {
  readonly maxBytes: number
  readonly closing: (omission: Omission) => string
}

interface Fitted {
  readonly text: string
  readonly leftOutRowCount: number
  readonly isDropped: boolean
}

/**
 * All blocks in their order, at most `maxBytes` of UTF-8 together; empty when the first does not fit. Measured in
 * bytes, the text is within the same number of characters too, however those are counted.
 */
export function fitBlocks(blocks: readonly Block[], { maxBytes, closing }: SizeBudget): string {
  const whole = blocks.map(wholeBlock).join('')
  if (byteLength(whole) <= maxBytes) return whole
  const most: Omission = {
    blockCount: blocks.length,
    rowCount: blocks.reduce((sum, block) => sum + block.rows.length, 0),
  }
  let leftBytes = maxBytes - byteLength(closing(most))
  const fitted = new Map<Block, Fitted>()
  for (const block of blocks.toSorted((left, right) => left.priority - right.priority)) {
    const fit = fitBlock(block, leftBytes)
    fitted.set(block, fit)
    leftBytes -= byteLength(fit.text)
  }
  const inOrder = blocks.map((block) => fitted.get(block)).filter((fit) => fit !== undefined)
  const omission: Omission = {
    blockCount: inOrder.filter((fit) => fit.isDropped).length,
    rowCount: inOrder.reduce((sum, fit) => sum + fit.leftOutRowCount, 0),
  }
  // A text without its beginning, the verdict, would say less than nothing.
  if (inOrder[0]?.isDropped === true) return ''
  const text = `${inOrder.map((fit) => fit.text).join('')}${closing(omission)}`
  return byteLength(text) <= maxBytes ? text : ''
}

/** All of a block. */
export function wholeBlock({ head, rows, tail, beyondCount, cutLine }: Block): string {
  return `${head}${rows.join('')}${beyondCount === 0 ? '' : cutLine(beyondCount)}${tail}`
}

function fitBlock(block: Block, leftBytes: number): Fitted {
  const whole = wholeBlock(block)
  const rowCount = block.rows.length
  if (byteLength(whole) <= leftBytes) return { text: whole, leftOutRowCount: 0, isDropped: false }
  const frameBytes = byteLength(`${block.head}${block.tail}${block.cutLine(rowCount + block.beyondCount)}`)
  let roomBytes = leftBytes - frameBytes
  const rows: string[] = []
  for (const row of block.rows) {
    roomBytes -= byteLength(row)
    if (roomBytes < 0) break
    rows.push(row)
  }
  if (rows.length === 0) return { text: '', leftOutRowCount: rowCount, isDropped: true }
  const leftOutRowCount = rowCount - rows.length
  return {
    text: `${block.head}${rows.join('')}${block.cutLine(leftOutRowCount + block.beyondCount)}${block.tail}`,
    leftOutRowCount,
    isDropped: false,
  }
}

/** Bytes of UTF-8. */
function byteLength(text: string): number {
  return Buffer.byteLength(text)
}
