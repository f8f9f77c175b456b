/**
 * Escapes text for a log. GitHub's runner recognizes two kinds of commands in the output: `::name key=value::data` at
 * the start of a line, and the older `##[name key=value;]data` anywhere in a line. Source: actions/runner,
 * ActionCommand.cs and OutputManager.cs.
 */

/**
 * Returns the text on one line, without workflow commands or terminal control sequences. Line breaks become `⏎`, and
 * control, invisible and direction-changing characters become escapes such as `\u{200b}`. A backslash is inserted into
 * command prefixes, so that the runner does not recognize them.
 */
export function defuse(text: string): string {
  return breakPrefixes(text.replaceAll(lineBreak, ' ⏎ ').replaceAll(unsafeCharacter, showCharacter))
}

/** Escapes a string of several lines, such as an annotation's message, and keeps its line breaks. */
export function defuseLines(text: string): string {
  return text.split(lineBreak).map(defuse).join('\n')
}

/**
 * Returns a text of any format, such as JSON, in which the runner recognizes no command. Only the characters of command
 * prefixes change. They become escapes that mean the same character in JSON, in which `##[` occurs only in strings.
 */
export function withoutCommands(text: string): string {
  return text.replaceAll(lineStartPrefix, String.raw`$1\u003a`).replaceAll(anywherePrefix, String.raw`#$1\u0023`)
}

const ignored = String.raw`(?:(?![\r\n])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}])*`
const lineStart = String.raw`(?:^|[\r\n])(?:(?![\r\n])[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}])*`
const lineStartPrefix = new RegExp(`(${lineStart}):(?=${ignored}:)`, 'gu')
const anywherePrefix = new RegExp(String.raw`#(${ignored})#(?=${ignored}\[)`, 'gu')

/**
 * Matches all line breaks: those at which the runner splits lines (CR and LF), and those that other log readers
 * recognize (VT, FF, NEL and U+2028/2029).
 */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu

/**
 * Matches all unprintable characters except the tab. Joiners and variation selectors after a letter or an emoji are
 * kept. Escaping invisible characters matters, because the runner's search (`IndexOf` with the current culture) skips
 * them and would recognize `#<U+200B>#[` as a command.
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
