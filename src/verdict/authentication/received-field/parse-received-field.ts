/** Parses a Received field. Source: RFC 5321 §4.4, and the fields that mail servers write in practice. */

import { isIP } from 'node:net'

import { commentEnd } from '../results-field/read-segments.ts'

/** A parsed Received field. Names provided by the client are untrusted. */
export interface ReceivedField {
  /** The word after `from`: the EHLO name or the client's DNS name. */
  readonly fromName: string | null
  /** The EHLO name, if the server records it separately; otherwise, `fromName`. */
  readonly heloName: string | null
  /** The client's IP address. */
  readonly clientAddress: string | null
  readonly byName: string | null
  readonly byAddress: string | null
  /** The word after `with`, in upper case: `ESMTPS`, `LMTP`, `LOCAL`, … */
  readonly protocol: string | null
  /** The envelope sender; empty for the null reverse-path, null if not specified. */
  readonly envelopeSender: string | null
  /** True if a program on the server submitted the message (Postfix pickup, Exim command line). */
  readonly isWrittenLocally: boolean
}

/** Parses the value of a field. Missing or unreadable parts become null. */
export function parseReceivedField(value: string): ReceivedField {
  const tokens = readReceivedTokens(value)
  const clauses = readClauses(tokens)
  const from = clauses.get('from') ?? []
  const by = clauses.get('by') ?? []
  const comments = commentsOf(tokens)
  const protocol = (wordOf(clauses.get('with') ?? []) ?? lmtpIn(commentsOf(by)))?.toUpperCase() ?? null
  return {
    fromName: wordOf(from)?.toLowerCase() ?? null,
    heloName: (heloOf(from) ?? wordOf(from))?.toLowerCase() ?? null,
    clientAddress: clientAddressOf(from),
    byName: wordOf(by)?.toLowerCase() ?? null,
    byAddress: addressIn(commentsOf(by)) ?? toAddress(wordOf(by) ?? ''),
    protocol,
    envelopeSender: envelopeSenderOf(comments),
    isWrittenLocally: protocol === 'LOCAL' || comments.some((comment) => /\bfrom userid \d+/u.test(comment)),
  }
}

/** Fastmail records the protocol in a comment: `by compute.internal (LMTPProxy)`. */
function lmtpIn(comments: readonly string[]): string | null {
  return comments.some((comment) => /^lmtp/iu.test(comment.trim())) ? 'LMTP' : null
}

type Clauses = ReadonlyMap<string, readonly ReceivedToken[]>

const keywords: ReadonlySet<string> = new Set(['from', 'by', 'via', 'with', 'id', 'for'])

/**
 * The word after a keyword is the keyword's value, even if the word is itself a keyword, such as the EHLO name "by".
 * Only the first occurrence of each keyword counts.
 */
function readClauses(tokens: readonly ReceivedToken[]): Clauses {
  const clauses = new Map<string, ReceivedToken[]>()
  let open: ReceivedToken[] = []
  for (const token of tokens) {
    const keyword = token.kind === 'word' ? token.text.toLowerCase() : ''
    const isValue = open.every(({ kind }) => kind === 'comment') && clauses.size > 0
    if (isValue || !keywords.has(keyword) || clauses.has(keyword)) open.push(token)
    else clauses.set(keyword, (open = []))
  }
  return clauses
}

function wordOf(clause: readonly ReceivedToken[]): string | null {
  return clause.find(({ kind }) => kind === 'word')?.text ?? null
}

function commentsOf(clause: readonly ReceivedToken[]): readonly string[] {
  return clause.filter(({ kind }) => kind === 'comment').map(({ text }) => text)
}

/** Reads `helo=name` (Exim), `HELO name` (qmail) or `EHLO name` (Yahoo). */
const heloPattern = /(?:^|\s)[he][eh]lo[= ](\S+)/iu

function heloOf(from: readonly ReceivedToken[]): string | null {
  return commentsOf(from).flatMap((comment) => heloPattern.exec(comment)?.[1] ?? [])[0] ?? null
}

/**
 * Finds the client's address, which the server writes after any names provided by the client. If the comment contains
 * only the EHLO name, the address is the word after `from`.
 */
function clientAddressOf(from: readonly ReceivedToken[]): string | null {
  const comments = commentsOf(from)
  const written = addressIn(comments.map((comment) => comment.replaceAll(new RegExp(heloPattern, 'giu'), ' ')))
  if (written !== null) return written
  return heloOf(from) === null ? null : toAddress(wordOf(from) ?? '')
}

/** Reads the address from `host [192.0.2.7]`, `[IPv6:2001:db8::7]:2525` or `192.0.2.7`. */
function addressIn(comments: readonly string[]): string | null {
  const inBrackets = comments.flatMap((comment) => Array.from(comment.matchAll(/\[([^[\]]*)\]/gu), ([, text]) => text))
  const alone = comments.filter((comment) => !/\s/u.test(comment))
  const candidates = inBrackets.length > 0 ? inBrackets : alone
  return candidates.flatMap((text) => toAddress(text ?? '') ?? []).at(-1) ?? null
}

function toAddress(text: string): string | null {
  const address = text.replaceAll(/^\[|\]$/gu, '').replace(/^ipv6:/iu, '')
  return isIP(address) === 0 ? null : address.toLowerCase()
}

/** Reads the envelope sender that Exim and Dovecot write as `(envelope-from <…>)`. */
function envelopeSenderOf(comments: readonly string[]): string | null {
  return comments.flatMap((comment) => /^envelope-from <([^<>\s]*)>/u.exec(comment)?.[1] ?? [])[0] ?? null
}

/** A word, or a comment's text without its outer parentheses. */
interface ReceivedToken {
  readonly kind: 'word' | 'comment'
  readonly text: string
}

/** The maximum length of a field; longer fields are ignored. Real fields have fewer than 1,000 characters. */
const maxFieldLength = 8192

/** Returns the tokens that precede the date. */
function readReceivedTokens(value: string): readonly ReceivedToken[] {
  const source = value.slice(0, maxFieldLength).replaceAll(/\r?\n/gu, '')
  const tokens: ReceivedToken[] = []
  let at = 0
  while (at < source.length && source.charAt(at) !== ';') {
    const end = endOfToken(source, at)
    const text = source.slice(at, end)
    if (text.startsWith('(')) tokens.push({ kind: 'comment', text: text.replaceAll(/^\(|\)$/gu, '').trim() })
    else if (text.trim() !== '') tokens.push({ kind: 'word', text })
    at = end
  }
  return tokens
}

function endOfToken(source: string, start: number): number {
  if (source.charAt(start) === '(') return commentEnd(source, start)
  if (/\s/u.test(source.charAt(start))) return start + 1
  const length = source.slice(start).search(/[\s(;]/u)
  return length < 0 ? source.length : start + length
}
