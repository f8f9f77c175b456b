/** Joins Markdown blocks within a size limit. Rows and blocks that do not fit are omitted. */

/**
 * A block of Markdown. The document remains valid Markdown if some of the block's rows, or the whole block, are
 * omitted.
 */
export interface Block {
  /** If not all blocks fit, the blocks with lower priority numbers are included first. */
  readonly priority: number
  readonly head: string
  readonly rows: readonly string[]
  readonly tail: string
  /** Renders the line that replaces `count` omitted rows. */
  readonly cutLine: (count: number) => string
}

/** The rows and blocks that were omitted. */
export interface Omission {
  readonly blockCount: number
  readonly rowCount: number
}

export interface SizeBudget {
  readonly maxBytes: number
  /** Renders the last line of a shortened report. */
  readonly closing: (omission: Omission) => string
}

interface Fitted {
  readonly text: string
  readonly omittedRowCount: number
  readonly isDropped: boolean
}

/** Joins the blocks in order, up to `maxBytes` of UTF-8. Returns an empty string if the first block does not fit. */
export function fitBlocks(blocks: readonly Block[], { maxBytes, closing }: SizeBudget): string {
  const whole = blocks.map(wholeBlock).join('')
  if (Buffer.byteLength(whole) <= maxBytes) return whole
  const most: Omission = {
    blockCount: blocks.length,
    rowCount: blocks.reduce((sum, block) => sum + block.rows.length, 0),
  }
  let leftBytes = maxBytes - Buffer.byteLength(closing(most))
  const fitted = new Map<Block, Fitted>()
  for (const block of blocks.toSorted((left, right) => left.priority - right.priority)) {
    const fit = fitBlock(block, leftBytes)
    fitted.set(block, fit)
    leftBytes -= Buffer.byteLength(fit.text)
  }
  const inOrder = blocks.map((block) => fitted.get(block)).filter((fit) => fit !== undefined)
  const omission: Omission = {
    blockCount: inOrder.filter((fit) => fit.isDropped).length,
    rowCount: inOrder.reduce((sum, fit) => sum + fit.omittedRowCount, 0),
  }
  // A report without the first block, which contains the verdict, would be misleading.
  if (inOrder[0]?.isDropped === true) return ''
  const text = `${inOrder.map((fit) => fit.text).join('')}${closing(omission)}`
  return Buffer.byteLength(text) <= maxBytes ? text : ''
}

/** Renders a block with all its rows. */
export function wholeBlock({ head, rows, tail }: Block): string {
  return `${head}${rows.join('')}${tail}`
}

function fitBlock(block: Block, leftBytes: number): Fitted {
  const whole = wholeBlock(block)
  const rowCount = block.rows.length
  if (Buffer.byteLength(whole) <= leftBytes) return { text: whole, omittedRowCount: 0, isDropped: false }
  const frameBytes = Buffer.byteLength(`${block.head}${block.tail}${block.cutLine(rowCount)}`)
  let roomBytes = leftBytes - frameBytes
  const rows: string[] = []
  for (const row of block.rows) {
    roomBytes -= Buffer.byteLength(row)
    if (roomBytes < 0) break
    rows.push(row)
  }
  if (rows.length === 0) return { text: '', omittedRowCount: rowCount, isDropped: true }
  const omittedRowCount = rowCount - rows.length
  return {
    text: `${block.head}${rows.join('')}${block.cutLine(omittedRowCount)}${block.tail}`,
    omittedRowCount,
    isDropped: false,
  }
}
