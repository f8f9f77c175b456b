/** Tables and notes with unescaped text. Each report format escapes the text and lays it out. */

/**
 * The kind of a column. `code` is text that readers copy, such as an address or a path; `number` is right-aligned;
 * `word` is one of presend's outcomes or statuses, which formats may mark or color.
 */
export interface Column {
  readonly title: string
  readonly kind: 'text' | 'code' | 'number' | 'word'
}

/** A table. Its cells are not escaped and may contain untrusted text. */
export interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

/** A note. Its text may be untrusted. */
export interface Note {
  readonly kind: 'info' | 'warning'
  readonly title: string
  readonly text: string
}
