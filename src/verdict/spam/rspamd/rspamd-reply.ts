/** rspamd's reply → a verdict, or what is wrong with the reply. */

import type { SpamSymbol } from '../../../contract/test.ts'
import { limitSymbols } from '../limit-symbols.ts'
import type { SpamFilterAnswer } from '../spam-filter.ts'

/** What the reply does not say itself. */
export interface RspamdReplyContext {
  readonly engine: string
  /** The score of the action `add header` where the reply has no `thresholds`. */
  readonly spamThreshold: number
}

/** Actions by which rspamd calls a message spam; `greylist` and `soft reject` only ask for time. */
const spamActions: ReadonlySet<string> = new Set(['add header', 'rewrite subject', 'quarantine', 'reject'])
const otherActions: ReadonlySet<string> = new Set(['no action', 'greylist', 'soft reject'])

/** Reads the body of `/checkv2`. A message that rspamd skipped was not judged. */
export function parseRspamdReply(text: string, context: RspamdReplyContext): SpamFilterAnswer {
  const reply = parseJson(text)
  if (reply === null) return failed('its reply is no JSON object')
  const { score, required_score: rejectScore, action } = reply
  if (typeof reply['error'] === 'string') return failed(`it says "${reply['error'].slice(0, 200)}"`)
  if (!isNumber(score) || !isNumber(rejectScore)) return failed('its reply has no score')
  if (typeof action !== 'string' || !(spamActions.has(action) || otherActions.has(action))) {
    return failed(`its action is ${JSON.stringify(action)?.slice(0, 80) ?? 'missing'}`)
  }
  const isSpam = spamActions.has(action)
  // GTUBE skips every test and is rejected all the same: that is a verdict. Anything else that was skipped has none.
  if (reply['is_skipped'] === true && !isSpam) return failed('it skipped the message')
  const threshold = thresholdOf({
    score,
    isSpam,
    rejectScore,
    spamScore: addHeaderScore(reply) ?? context.spamThreshold,
  })
  const symbols = toSymbols(reply['symbols'])
  return { status: 'judged', isSpam, verdict: { engine: context.engine, score: round(score), threshold, symbols } }
}

/**
 * The limit that stands beside the score. The action is rspamd's word and can differ from what the score alone says (a
 * forced action, or limits that we do not know): then the limit is the one that agrees with it.
 */
function thresholdOf(known: {
  readonly score: number
  readonly isSpam: boolean
  readonly rejectScore: number
  readonly spamScore: number
}): number {
  const { score, isSpam, rejectScore, spamScore } = known
  if (isSpam === score >= spamScore) return spamScore
  return isSpam ? Math.min(score, spamScore) : Math.max(rejectScore, spamScore)
}

/** Newer servers tell the limits of all their actions. */
function addHeaderScore(reply: Readonly<Record<string, unknown>>): number | null {
  const { thresholds } = reply
  const found = isObject(thresholds) ? thresholds['add header'] : null
  return isNumber(found) ? found : null
}

/** Symbols that count, the largest first; rspamd lists many with a score of 0 that only note something. */
function toSymbols(symbols: unknown): readonly SpamSymbol[] {
  const entries = isObject(symbols) ? Object.entries(symbols) : []
  return limitSymbols(
    entries.flatMap(([name, value]) =>
      isObject(value) && isNumber(value['score']) ? [toSymbol(name, value, value['score'])] : [],
    ),
  )
}

function toSymbol(name: string, value: Readonly<Record<string, unknown>>, score: number): SpamSymbol {
  const description = typeof value['description'] === 'string' ? value['description'] : ''
  return { name, score: round(score), description, fix: null }
}

function round(score: number): number {
  return Math.round(score * 100) / 100
}

function failed(reason: string): SpamFilterAnswer {
  return { status: 'failed', reason: `rspamd gave no verdict: ${reason}` }
}

function parseJson(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
