/** spamd's reply to REPORT → a verdict, or what is wrong with the reply. */

import type { SpamSymbol } from '../../../contract/test.ts'
import { limitSymbols } from '../limit-symbols.ts'
import type { SpamFilterAnswer } from '../spam-filter.ts'

/** Reads the whole reply: status line, fields, report. */
export function parseSpamdReply(text: string): SpamFilterAnswer {
  const headEnd = text.search(/\r?\n\r?\n/u)
  const head = headEnd < 0 ? text : text.slice(0, headEnd)
  const status = /^SPAMD\/[\d.]+ (\d+) ([^\r\n]{0,80})/u.exec(head)
  if (status === null) return failed('its reply is not of its protocol')
  if (status[1] !== '0') return failed(`it says "${status[1]} ${status[2]}"`)
  const spam = /^Spam: (True|False) ; (-?[\d.]+) \/ (-?[\d.]+)/imu.exec(head)
  const score = Number(spam?.[2] ?? Number.NaN)
  const threshold = Number(spam?.[3] ?? Number.NaN)
  if (!Number.isFinite(score) || !Number.isFinite(threshold)) return failed('its reply has no score')
  // What was cut off would show too few rules beside the right score.
  if (!isWhole(text, head, headEnd)) return failed('its reply was cut off')
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
 * The table at the report's end: points, name, description, which may go on in the next lines. Rules without points only
 * note something. Large points stand without a decimal (`1000 GTUBE`).
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
  return { status: 'failed', reason: `spamd gave no verdict: ${reason}` }
}
