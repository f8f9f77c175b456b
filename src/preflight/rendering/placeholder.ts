/** A placeholder that remains in the rendered message. */

/** A placeholder that was found. */
export interface Placeholder {
  /** The placeholder with its delimiters. */
  readonly written: string
  /** Without them. */
  readonly name: string
  readonly index: number
  /** Whether a delimiter is missing, as in `{{name}`. */
  readonly isIncomplete: boolean
}
