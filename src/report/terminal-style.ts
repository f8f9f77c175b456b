/** Colours of a terminal; whether there are any is the caller's decision. */

/** `ansi`: SGR sequences; `none`: plain text, for logs and NO_COLOR. */
export type ColourMode = 'ansi' | 'none'

const codes = { red: 31, green: 32, yellow: 33, magenta: 35, bold: 1, dim: 2 } as const

/** The styles that reports use. */
export type TerminalStyle = keyof typeof codes

/** `text` in a style; unchanged without colours. */
export function styled(text: string, style: TerminalStyle, mode: ColourMode): string {
  return mode === 'none' || text === '' ? text : `\u001B[${codes[style]}m${text}\u001B[0m`
}
