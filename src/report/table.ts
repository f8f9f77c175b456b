/** Tables and notes of unescaped text, which each format escapes and lays out. */

/**
 * `code` is text to copy, such as an address or path; `number` is right-aligned; `word` is one of presend's outcomes or
 * statuses, which formats may mark or color.
 */
export interface Column {
  readonly title: string
  readonly kind: 'text' | 'code' | 'number' | 'word'
}

/** The cells are not escaped and may contain foreign text. */
export interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

/** May contain foreign text. */
export interface Note {
  readonly kind: 'info' | 'warning'
  readonly title: string
  readonly text: string
}
