/**
 * Escapes text for a log. GitHub's runner recognizes two kinds of commands in standard output and standard error:
 * `::name key=value::data` at the start of a line and the older `##[name key=value;]data` anywhere in a line.
 * Source: actions/runner, ActionCommand.cs and OutputManager.cs.
 */

/**
 * Escapes text as one line that contains no workflow command and no terminal control sequence. Line breaks and control,
 * invisible and direction-changing characters become visible escapes; a backslash is inserted into both command
 * prefixes.
 */
export function defuse(text: string): string {
  return breakPrefixes(text.replaceAll(lineBreak, ' ⏎ ').replaceAll(unsafeCharacter, showCharacter))
}

/** Escapes multi-line text, such as an annotation's message; keeps `\n`. */
export function defuseLines(text: string): string {
  return text.split(lineBreak).map(defuse).join('\n')
}

/**
 * Matches where the runner splits lines (CR and LF), and where other log readers split lines, too (VT, FF, NEL and
 * U+2028/2029).
 */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu

/**
 * Matches all unprintable characters except the tab. The runner's search is culture-sensitive (`IndexOf` without a
 * comparison) and skips ignorable characters, so it also recognizes `#<U+200B>#[`, and a zero-width character cannot
 * break a prefix. Joiners and variation selectors after a letter or an emoji are kept.
 */
const unsafeCharacter =
  // oxlint-disable-next-line no-misleading-character-class -- joiners and selectors are meant as single characters
  /(?<=[\p{L}\p{M}\p{So}\p{Emoji_Modifier}])([\u200c\u200d\ufe0e\ufe0f])|[^\P{C}\t]|\p{Default_Ignorable_Code_Point}/gu

function showCharacter(character: string, allowed: string | undefined): string {
  if (allowed !== undefined) return character
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

function breakPrefixes(line: string): string {
  return line.replace(/^(\s*):(?=:)/u, '$1\\:').replaceAll('##[', '##\\[')
}
