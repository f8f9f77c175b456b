/** Styles and wraps text for a terminal. */

import { styleText } from 'node:util'

import wrapAnsi from 'wrap-ansi'

/** Whether to style text: `ansi` uses SGR sequences, `none` produces plain text, as in logs and with NO_COLOR. */
export type ColorMode = 'ansi' | 'none'

/** The styles that reports use. */
export type TerminalStyle = 'red' | 'green' | 'yellow' | 'magenta' | 'bold' | 'dim'

/** Applies a style to a string. If colors are disabled, returns the string unchanged. */
export function styled(text: string, style: TerminalStyle, color: ColorMode): string {
  // Keep Node from checking the stream, because the caller has already decided whether to use colors.
  return color === 'none' || text === '' ? text : styleText(style, text, { validateStream: false })
}

/** Breaks text at spaces into lines of at most `width` columns. Longer words are split. */
export function wrapText(text: string, width: number): readonly string[] {
  return wrapAnsi(text, width, { hard: true }).split('\n')
}
