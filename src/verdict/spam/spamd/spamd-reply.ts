/** Parses spamd's response to REPORT. */

import type { SpamSymbol } from '../../../foundation/contract/test.ts'
import { limitSymbols } from '../limit-symbols.ts'
import type { SpamFilterAnswer } from '../spam-filter.ts'

/** Parses the status line, the fields and the report. */
export function parseSpamdReply(text: string): SpamFilterAnswer {
  const headEnd = text.search(/\r?\n\r?\n/u)
  const head = headEnd < 0 ? text : text.slice(0, headEnd)
  const status = /^SPAMD\/[\d.]+ (\d+) ([^\r\n]{0,80})/u.exec(head)
  if (status === null) return failed('not a spamd reply')
  if (status[1] !== '0') return failed(`"${status[1]} ${status[2]}"`)
  const spam = /^Spam: (True|False) ; (-?[\d.]+) \/ (-?[\d.]+)/imu.exec(head)
  const score = Number(spam?.[2] ?? Number.NaN)
  const threshold = Number(spam?.[3] ?? Number.NaN)
  if (!Number.isFinite(score) || !Number.isFinite(threshold)) return failed('the reply has no score')
  // Reject a truncated response, which would list too few symbols.
  if (!isWhole(text, head, headEnd)) return failed('the reply is truncated')
  const symbols = toSymbols(text.slice(headEnd))
  const isSpam = spam?.[1]?.toLowerCase() === 'true'
  return { status: 'judged', isSpam, verdict: { engine: 'spamd', score, threshold, symbols } }
}

function isWhole(text: string, head: string, headEnd: number): boolean {
  const length = Number(/^Content-length: (\d+)/imu.exec(head)?.[1] ?? Number.NaN)
  if (headEnd < 0 || !Number.isFinite(length)) return false
  const body = text.slice(headEnd).replace(/^\r?\n\r?\n/u, '')
  return Buffer.byteLength(body) >= length
}

/**
 * Parses the table at the end of the report: points, name, description. Indented lines continue a description. Large
 * point values have no decimal places (`1000 GTUBE`).
 */
function toSymbols(report: string): readonly SpamSymbol[] {
  const table = report.split(/\r?\n/u)
  const start = table.findIndex((line) => /^-{2,} -{2,} -{2,}/u.test(line))
  const symbols: SpamSymbol[] = []
  for (const line of start < 0 ? [] : table.slice(start + 1)) {
    const row = /^ {0,3}(-?\d+(?:\.\d+)?) +(\w+) +(.*)$/u.exec(line)
    const last = symbols.at(-1)
    if (row !== null) symbols.push({ name: row[2] ?? '', score: Number(row[1]), description: row[3] ?? '', fix: null })
    else if (last !== undefined && /^ {20,}\S/u.test(line)) {
      symbols[symbols.length - 1] = { ...last, description: `${last.description} ${line.trim()}` }
    }
  }
  return limitSymbols(symbols)
}

function failed(reason: string): SpamFilterAnswer {
  return { status: 'failed', reason: `invalid spamd reply: ${reason}` }
}
