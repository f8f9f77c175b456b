/** Bytes from the server → replies, with a limit on what one may take. RFC 5321 §4.2. */

import type { SmtpReply } from '../mail/submission-outcome.ts'

/** One reply as it came: the lines without their codes, decoded but not cleaned. */
export interface RawReply {
  readonly code: number
  readonly lines: readonly string[]
}

/** What a piece of input gave. `problem`: the input is no SMTP; nothing after it can be trusted. */
export interface ParsedReplies {
  readonly replies: readonly RawReply[]
  readonly problem: string | null
}

export interface ReplyParser {
  push(chunk: Uint8Array): ParsedReplies
  /** True while a reply has begun and not ended. */
  readonly hasPartial: boolean
}

/** Longest text that is kept of a reply; more is never read by a person. */
const maxTextLength = 1000

/** A parser for one connection. It keeps at most `maxReplyBytes` of an unfinished reply. */
export function createReplyParser(maxReplyBytes: number): ReplyParser {
  let rest = ''
  let lines: string[] = []
  let lineBytes = 0

  function push(chunk: Uint8Array): ParsedReplies {
    const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')
    const replies: RawReply[] = []
    const found = text.split('\n')
    // Only the first piece may continue what came before: so a line that never ends is not scanned again and again.
    found[0] = rest + (found[0] ?? '')
    rest = found.pop() ?? ''
    for (const line of found) {
      const problem = readLine(line.endsWith('\r') ? line.slice(0, -1) : line, replies)
      if (problem !== null) return { replies, problem }
    }
    if (rest.length + lineBytes > maxReplyBytes) return { replies, problem: tooLong(maxReplyBytes) }
    return { replies, problem: null }
  }

  function readLine(line: string, replies: RawReply[]): string | null {
    const match = /^([2-5]\d{2})(?:([ -])([\s\S]*))?$/u.exec(line)
    if (match === null) return `a line that is no SMTP reply: ${quoteLine(line)}`
    lines.push(decodeText(match[3] ?? ''))
    lineBytes += line.length
    if (lineBytes > maxReplyBytes) return tooLong(maxReplyBytes)
    if (match[2] === '-') return null
    // Lines of one reply should carry one code; where they do not, the last one is what clients have always used.
    replies.push({ code: Number(match[1]), lines })
    lines = []
    lineBytes = 0
    return null
  }

  return {
    push,
    get hasPartial() {
      return rest !== '' || lines.length > 0
    },
  }
}

/** The reply as outcomes and messages carry it: codes taken apart, one line, no control characters. */
export function toSmtpReply(raw: RawReply): SmtpReply {
  const enhanced = raw.lines.map((line) => /^([245]\.\d{1,3}\.\d{1,3})(?:\s+|$)/u.exec(line))
  const texts = raw.lines.map((line, index) => line.slice(enhanced[index]?.[0].length ?? 0))
  return {
    code: raw.code,
    enhancedCode: enhanced.find((match) => match !== null)?.[1] ?? null,
    text: cleanText(texts.join(' ')),
  }
}

/** Foreign text on one line: control characters become spaces, runs of spaces one, and it is cut to 1,000 characters. */
export function cleanText(text: string): string {
  // C0, DEL, C1 and the line and paragraph separators, which some terminals and logs treat as line ends;
  // direction marks could make the line read as something else.
  const flat = text
    .replaceAll(/[\p{Cc}\u{2028}\u{2029}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
  return flat.length <= maxTextLength ? flat : `${flat.slice(0, maxTextLength - 1).toWellFormed()}…`
}

/** `535 5.7.8 Authentication failed`, as the server wrote it. */
export function renderReply(reply: SmtpReply): string {
  return [String(reply.code), reply.enhancedCode, reply.text].filter((part) => part !== null && part !== '').join(' ')
}

function decodeText(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1')
  const text = bytes.toString('utf8')
  // Replies have no charset of their own; what is no UTF-8 is shown byte by byte.
  return text.includes('\u{fffd}') ? latin1 : text
}

function quoteLine(line: string): string {
  const text = cleanText(decodeText(line))
  return `"${text.length <= 80 ? text : `${text.slice(0, 79).toWellFormed()}…`}"`
}

function tooLong(maxReplyBytes: number): string {
  return `a reply of more than ${maxReplyBytes} bytes`
}
