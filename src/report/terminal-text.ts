/** Styles and wraps text for a terminal. */

import { styleText } from 'node:util'

import wrapAnsi from 'wrap-ansi'

/** How to style text. `ansi` uses SGR sequences; `none` produces plain text, as in logs and with NO_COLOR. */
export type ColorMode = 'ansi' | 'none'

/** The styles that reports use. */
export type TerminalStyle = 'red' | 'green' | 'yellow' | 'magenta' | 'bold' | 'dim'

/** Returns `text` in a style; returns it unchanged if colors are off. */
export function styled(text: string, style: TerminalStyle, color: ColorMode): string {
  // The caller decides whether to use colors, so Node must not check the stream again.
  return color === 'none' || text === '' ? text : styleText(style, text, { validateStream: false })
}

/** Breaks text at spaces into lines of at most `width` columns; splits longer words. */
export function wrapText(text: string, width: number): readonly string[] {
  return wrapAnsi(text, width, { hard: true }).split('\n')
}
