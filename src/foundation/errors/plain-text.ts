/** Reduces untrusted text to one line without control, direction-changing or invisible characters. */

/** Matches terminal escape sequences: CSI, OSC and two-character sequences. Source: ECMA-48 §5. */
const escapeSequences =
  // oxlint-disable-next-line no-control-regex -- this expression removes control characters
  /(?:\u001B\[|\u009B)[0-?]*[ -/]*[@-~]|(?:\u001B\]|\u009D)[^\u0007\u001B\u009C]*(?:\u0007|\u001B\\|\u009C)?|\u001B[ -/]*[0-~]/gu

const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu

/**
 * Matches control characters, direction marks, zero-width characters and tag characters. Variation selectors are kept,
 * because emoji need them.
 * Source: Unicode Technical Report 36 §3.6; "Trojan Source" (CVE-2021-42574).
 */
const invisible =
  // oxlint-disable-next-line no-misleading-character-class -- each character is meant individually
  /[\p{Cc}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu

/**
 * Returns the text on one line, without escape sequences, control characters or invisible characters. Line breaks and
 * tabs become spaces.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(escapeSequences, '')
    .replaceAll(lineBreaks, ' ')
    .replaceAll(invisible, '')
    .trim()
}
