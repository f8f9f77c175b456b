/** One Received field → who handed the message over to whom. Source: RFC 5321 §4.4, and what mail servers really write. */

import { isIP } from 'node:net'

import { type ReceivedToken, readReceivedTokens } from './received-tokens.ts'

/** A field, read. Everything that the client said of itself is foreign. */
export interface ReceivedField {
  /** Behind `from`: the HELO name, or the client's name in DNS; `null`: nobody is named. */
  readonly fromName: string | null
  /** What the client called itself, where the server writes that apart; else as `fromName`. */
  readonly heloName: string | null
  /** The client's IP address as the server saw it; `null`: not written. */
  readonly clientAddress: string | null
  readonly byName: string | null
  readonly byAddress: string | null
  /** Behind `with`, in upper case: `ESMTPS`, `LMTP`, `LOCAL`, … */
  readonly protocol: string | null
  /** What the server says the envelope sender was: empty for the null reverse-path; `null`: it does not say. */
  readonly envelopeSender: string | null
  /** True: a program on the server itself wrote the message (Postfix's pickup, Exim's command line). */
  readonly isWrittenLocally: boolean
}

/** Reads the value of a field. What is not there, or cannot be read, is `null`. */
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

/** Fastmail says it in a comment: `by compute.internal (LMTPProxy)`. */
function lmtpIn(comments: readonly string[]): string | null {
  return comments.some((comment) => /^lmtp/iu.test(comment.trim())) ? 'LMTP' : null
}

type Clauses = ReadonlyMap<string, readonly ReceivedToken[]>

const keywords: ReadonlySet<string> = new Set(['from', 'by', 'via', 'with', 'id', 'for'])

/** The word behind a keyword belongs to it whatever it is: a client may call itself "by". Only the first of each counts. */
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

/** `helo=name` (Exim), `HELO name` (qmail), `EHLO name` (Yahoo). */
const heloPattern = /(?:^|\s)[he][eh]lo[= ](\S+)/iu

function heloOf(from: readonly ReceivedToken[]): string | null {
  return commentsOf(from).flatMap((comment) => heloPattern.exec(comment)?.[1] ?? [])[0] ?? null
}

/**
 * The server writes the address last, behind what the client says of itself. Where a comment holds only the client's
 * name, the address stands in the place of the name.
 */
function clientAddressOf(from: readonly ReceivedToken[]): string | null {
  const comments = commentsOf(from)
  const written = addressIn(comments.map((comment) => comment.replaceAll(new RegExp(heloPattern, 'giu'), ' ')))
  if (written !== null) return written
  return heloOf(from) === null ? null : toAddress(wordOf(from) ?? '')
}

/** `host [192.0.2.7]`, `[IPv6:2001:db8::7]:2525`, `192.0.2.7`. */
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

/** Exim and Dovecot write it. */
function envelopeSenderOf(comments: readonly string[]): string | null {
  return comments.flatMap((comment) => /^envelope-from <([^<>\s]*)>/u.exec(comment)?.[1] ?? [])[0] ?? null
}
