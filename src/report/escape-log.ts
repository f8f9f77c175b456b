/**
 * Escapes text for a log. GitHub's runner reads both streams for two grammars of commands: `::name key=value::data` at a
 * line's start and the older `##[name key=value;]data` anywhere in it.
 * Source: actions/runner, ActionCommand.cs and OutputManager.cs.
 */

/**
 * Text as one line that no parser takes for a command and no terminal or viewer obeys: line breaks, control
 * characters, invisible and direction-changing ones become visible escapes; both command prefixes get a backslash.
 */
export function defuse(text: string): string {
  return breakPrefixes(text.replaceAll(lineBreak, ' ⏎ ').replaceAll(unsafeCharacter, showCharacter))
}

/** The same for text of several lines, such as the message of an annotation: `\n` stays. */
export function defuseLines(text: string): string {
  return text.split(lineBreak).map(defuse).join('\n')
}

/** All that some reader takes for the end of a line: the runner CR and LF, others VT, FF, NEL and U+2028/2029 too. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu

/**
 * Everything unprintable but the tab. The runner searches culture-sensitively (`IndexOf` without a comparison), which
 * skips ignorable characters: `#<U+200B>#[` is a prefix for it. So these must go or be seen, and a zero-width
 * character is no defence. Joiners and variation selectors stay where they belong, behind a letter or an emoji.
 */
const unsafeCharacter =
  // oxlint-disable-next-line no-misleading-character-class -- joiners and selectors are meant one by one
  /(?<=[\p{L}\p{M}\p{So}\p{Emoji_Modifier}])([\u200c\u200d\ufe0e\ufe0f])|[^\P{C}\t]|\p{Default_Ignorable_Code_Point}/gu

function showCharacter(character: string, allowed: string | undefined): string {
  if (allowed !== undefined) return character
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

function breakPrefixes(line: string): string {
  return line.replace(/^(\s*):(?=:)/u, '$1\\:').replaceAll('##[', '##\\[')
}
