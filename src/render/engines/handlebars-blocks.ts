/** Finds the tags in Handlebars templates that open and close blocks, even in templates that cannot be parsed. */

/** A tag that opens a block. */
export interface OpenBlock {
  /** The name that the closing tag must have. */
  readonly name: string
  readonly tag: string
  readonly offset: number
}

/** A closing tag with another name than the block that it would close. */
export interface WrongClose {
  readonly block: OpenBlock
  readonly tag: string
  readonly offset: number
}

export interface BlockTags {
  /** The blocks without a closing tag, outermost first. */
  readonly open: readonly OpenBlock[]
  readonly wrongClose: WrongClose | null
}

/** Comments, raw blocks, escaped tags, and tags that open or close blocks. */
const tags =
  /\{\{~?!--.*?--~?\}\}|\{\{~?!.*?\}\}|\{\{\{\{.*?\}\}\}\}.*?\{\{\{\{\/.*?\}\}\}\}|(?<!\\)\\\{\{|\{\{~?(?<kind>#[*>]?|\^|\/)\s*(?<name>[^\s~}]+).*?\}\}/gsu

/**
 * Returns the blocks that are open at the end of `text`, and the first closing tag that has the wrong name. Every comment
 * and raw block in `text` must be closed.
 */
export function readBlockTags(text: string): BlockTags {
  const open: OpenBlock[] = []
  for (const { 0: tag, index: offset, groups } of text.matchAll(tags)) {
    const { kind, name } = groups ?? {}
    if (kind === undefined || name === undefined) continue
    if (kind !== '/') {
      open.push({ name, tag, offset })
      continue
    }
    const block = open.pop()
    if (block !== undefined && block.name !== name) return { open, wrongClose: { block, tag, offset } }
  }
  return { open, wrongClose: null }
}
