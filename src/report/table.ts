/** Declares tables and notes. Each report format escapes and arranges the text itself. */

/**
 * A column. `code` is text that readers copy, such as an address or a path. `number` is right-aligned. `word` is an
 * outcome or a status, which a format may mark or color.
 */
export interface Column {
  readonly title: string
  readonly kind: 'text' | 'code' | 'number' | 'word'
}

/** A table. The cells are not escaped, and may contain untrusted text. */
export interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

/** A note, whose text may be untrusted. */
export interface Note {
  readonly kind: 'info' | 'warning'
  readonly title: string
  readonly text: string
}
