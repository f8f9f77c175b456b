/** Splits an address list at its commas, respecting quotes, comments and angle brackets (RFC 5322 §3.4). */

/** A part of a display name or local part, without quotes and escapes. */
export interface NamePiece {
  readonly text: string
  readonly isQuoted: boolean
}

/** One unvalidated mailbox in a list. */
export interface MailboxSource {
  /** The mailbox as written, trimmed. */
  readonly text: string
  /** The text before the angle bracket; null if there is no angle bracket. */
  readonly name: readonly NamePiece[] | null
  /** The local part; null unless it is a single word followed by the only `@`. */
  readonly localPart: NamePiece | null
  readonly domain: string | null
}

interface Token {
  readonly kind: 'text' | 'quoted' | 'special'
  /** The text, without quotes and escapes. */
  readonly text: string
  /** The offset of the token in the list. */
  readonly start: number
  readonly end: number
}

/**
 * Splits a list at its commas and drops comments. Returns null for an unclosed quote, comment or bracket, for text
 * after a bracket, for a second bracket, or for a group (`:`, `;`).
 */
export function splitMailboxes(text: string): readonly MailboxSource[] | null {
  const tokens = tokenize(text)
  if (tokens === null) return null
  const sources: MailboxSource[] = []
  let start = 0
  for (let end = 0; end <= tokens.length; end += 1) {
    const token = tokens[end]
    if (token !== undefined && !isSpecial(token, ',')) continue
    const source = readMailbox(tokens.slice(start, end), text)
    if (source === null) return null
    sources.push(source)
    start = end + 1
  }
  return sources
}

function readMailbox(tokens: readonly Token[], text: string): MailboxSource | null {
  const written = text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).trim()
  const open = tokens.findIndex((token) => isSpecial(token, '<'))
  if (tokens.some((token) => isSpecial(token, ':') || isSpecial(token, ';'))) return null
  if (open < 0) {
    if (tokens.some((token) => isSpecial(token, '>'))) return null
    return { text: written, name: null, ...readAddress(tokens) }
  }
  const close = tokens.findIndex((token) => isSpecial(token, '>'))
  const isClosedAtEnd =
    close > open && tokens.slice(close + 1).every((token) => token.text.trim() === '' && token.kind === 'text')
  const hasSecondBracket = tokens.filter((token) => isSpecial(token, '<')).length > 1
  if (!isClosedAtEnd || hasSecondBracket) return null
  // Accept an @ in a display name: `news@shop.example <news@shop.example>` violates the grammar, but is common.
  const name = tokens.slice(0, open).map((token) => ({ text: token.text, isQuoted: token.kind === 'quoted' }))
  return { text: written, name, ...readAddress(tokens.slice(open + 1, close)) }
}

function readAddress(tokens: readonly Token[]): Pick<MailboxSource, 'localPart' | 'domain'> {
  const words = tokens.filter((token) => token.kind !== 'text' || token.text.trim() !== '')
  const [localPart, at, domain, ...rest] = words
  const isAddress = localPart?.kind !== 'special' && at !== undefined && isSpecial(at, '@') && domain?.kind === 'text'
  if (localPart === undefined || !isAddress || rest.length > 0) return { localPart: null, domain: null }
  const isQuoted = localPart.kind === 'quoted'
  return {
    localPart: { text: isQuoted ? localPart.text : localPart.text.trim(), isQuoted },
    domain: domain.text.trim(),
  }
}

function tokenize(text: string): readonly Token[] | null {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const token = readToken(text, at)
    if (token === null) return null
    tokens.push(token)
    at = token.end
  }
  return tokens
}

function readToken(text: string, at: number): Token | null {
  const character = text.charAt(at)
  if (character === '"') return readQuoted(text, at)
  if (character === '(') return readComment(text, at)
  if (',<>@:;'.includes(character)) return { kind: 'special', text: character, start: at, end: at + 1 }
  const end = indexOfSpecial(text, at)
  return { kind: 'text', text: text.slice(at, end), start: at, end }
}

function indexOfSpecial(text: string, from: number): number {
  let end = from + 1
  while (end < text.length && !'"(,<>@:;'.includes(text.charAt(end))) end += 1
  return end
}

function readQuoted(text: string, at: number): Token | null {
  let content = ''
  for (let index = at + 1; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '"') return { kind: 'quoted', text: content, start: at, end: index + 1 }
    if (character === '\\') index += 1
    content += text.charAt(index)
  }
  return null
}

/** Reads a comment, which is replaced with a space. Comments can be nested (RFC 5322 §3.2.2). */
function readComment(text: string, at: number): Token | null {
  let depth = 0
  for (let index = at; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '\\') index += 1
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0) return { kind: 'text', text: ' ', start: at, end: index + 1 }
  }
  return null
}

function isSpecial(token: Token, character: string): boolean {
  return token.kind === 'special' && token.text === character
}
