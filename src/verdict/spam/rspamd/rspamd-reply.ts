/** Parses rspamd's response. */

import type { SpamSymbol } from '../../../foundation/contract/test.ts'
import { isObject, parseJsonObject } from '../../../foundation/errors/json-object.ts'
import { limitSymbols } from '../limit-symbols.ts'
import type { SpamFilterAnswer } from '../spam-filter.ts'

export interface RspamdReplyContext {
  readonly engine: string
  /** The score for the `add header` action, used if the response contains no `thresholds`. */
  readonly spamThreshold: number
}

/** Actions that classify a message as spam. `greylist` and `soft reject` only defer a message. */
const spamActions: ReadonlySet<string> = new Set(['add header', 'rewrite subject', 'quarantine', 'reject'])
const otherActions: ReadonlySet<string> = new Set(['no action', 'greylist', 'soft reject'])

/** Parses the body of a `/checkv2` response. If rspamd skipped the message, the result is `failed`. */
export function parseRspamdReply(text: string, context: RspamdReplyContext): SpamFilterAnswer {
  const reply = parseJsonObject(text)
  if (reply === null) return failed('the reply is not a JSON object')
  const { score, required_score: rejectScore, action } = reply
  if (typeof reply['error'] === 'string') return failed(`"${reply['error'].slice(0, 200)}"`)
  if (!isNumber(score) || !isNumber(rejectScore)) return failed('the reply has no score')
  if (typeof action !== 'string' || !(spamActions.has(action) || otherActions.has(action))) {
    return failed(action === undefined ? 'missing action' : `unknown action ${JSON.stringify(action).slice(0, 80)}`)
  }
  const isSpam = spamActions.has(action)
  // For the GTUBE test message, rspamd skips all tests but rejects the message, so the response contains a verdict.
  if (reply['is_skipped'] === true && !isSpam) return failed('the message was skipped')
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
 * Returns the threshold to report. If the action disagrees with the score (because it was forced, or because the
 * thresholds are unknown), the threshold is adjusted to agree with the action.
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

/** Newer rspamd versions include the thresholds for all actions. */
function addHeaderScore(reply: Readonly<Record<string, unknown>>): number | null {
  const { thresholds } = reply
  const found = isObject(thresholds) ? thresholds['add header'] : null
  return isNumber(found) ? found : null
}

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
  return { status: 'failed', reason: `invalid rspamd reply: ${reason}` }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
