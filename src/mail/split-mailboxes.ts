/** The outer grammar of an address list: where quotes, comments, brackets and commas begin and end. */

/** A stretch of a display name or local part; `text` of a quoted one is without quotes and escapes. */
export interface NamePiece {
  readonly text: string
  readonly isQuoted: boolean
}

/** One mailbox of a list, cut apart but not yet checked. */
export interface MailboxSource {
  /** As it was written, trimmed. */
  readonly text: string
  /** What stands before the angle bracket; `null` without one. */
  readonly name: readonly NamePiece[] | null
  /** `null`: there is no single `@` with one word before it. */
  readonly localPart: NamePiece | null
  readonly domain: string | null
}

interface Token {
  readonly kind: 'text' | 'quoted' | 'special'
  /** Without quotes and escapes. */
  readonly text: string
  /** Where it stands in the list. */
  readonly start: number
  readonly end: number
}

/**
 * Cuts a list at its commas; comments are dropped. `null` when a quote, comment or bracket never ends, or where
 * something stands that no mailbox has: text behind the bracket, a second bracket, a group's `:` or `;`.
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
  // "news@shop.example <news@shop.example>" is not the grammar's, but everywhere: an @ in a name is text.
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

/** Comments nest (RFC 5322 §3.2.2); one becomes a space. */
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
