/** Runs the checks one after another and reports each outcome. */

import type { Check } from './check.ts'
import { Mismatch, show } from './expect.ts'
import { needs } from './needs.ts'
import { NotChecked } from './not-checked.ts'
import { type Given, isGiven } from './options.ts'
import { checksOf } from './registry.ts'
import { openSession, RateLimitReached, requestsLeft, type Session } from './session.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

/** The outcome of one check. */
export type CheckOutcome =
  | { readonly status: 'held'; readonly check: Check; readonly tookMs: number }
  | {
      readonly status: 'broken'
      readonly check: Check
      readonly tookMs: number
      readonly expected: string
      readonly came: string
    }
  | { readonly status: 'not-checked'; readonly check: Check; readonly toGive: readonly string[] }

/** The report on a whole run. */
export interface ConformanceReport {
  readonly baseUrl: string
  readonly profile: 'document' | 'presend'
  readonly outcomes: readonly CheckOutcome[]
  readonly requestCount: number
  /** Why the run did not start or finish; `null` if it finished. */
  readonly stopped: string | null
}

/** Runs the checks, and calls `onOutcome` after each check. */
export async function runChecks(given: Given, onOutcome: (outcome: CheckOutcome) => void): Promise<ConformanceReport> {
  const chosen = checksOf(given.profile).filter((check) => isWanted(check, given))
  await using receiver = await openReceiver(given)
  const session = openSession(given, receiver.webhooks)
  const outcomes: CheckOutcome[] = []
  let stopped =
    chosen.length === 0
      ? `an --only value that names an existing check or group, not ${given.only.join(', ')}`
      : await reach(session)
  for (const check of chosen) {
    const outcome = stopped === null ? await runCheck(check, session) : notChecked(check, [stopped])
    if (outcome.status === 'not-checked')
      stopped ??= outcome.toGive.find((each) => each.startsWith(requestsLeft)) ?? null
    outcomes.push(outcome)
    onOutcome(outcome)
    if (outcome.status === 'broken' && given.isBailing) break
  }
  const { baseUrl, profile } = given
  return { baseUrl, profile, outcomes, requestCount: session.traffic.length, stopped }
}

function isWanted({ id }: Check, { only }: Given): boolean {
  return only.length === 0 || only.some((name) => id === name || id.startsWith(`${name}/`))
}

/** Opens the webhook receiver for the duration of the run, if one was requested. */
async function openReceiver({
  webhook,
}: Given): Promise<AsyncDisposable & { readonly webhooks: WebhookReceiver | null }> {
  const webhooks = webhook === null ? null : await startWebhookReceiver(webhook)
  return { webhooks, [Symbol.asyncDispose]: async () => await webhooks?.[Symbol.asyncDispose]() }
}

/**
 * Checks that the service is reachable and the token is valid. If not, returns what is required, so that the run stops
 * and the problem is reported once instead of in every check.
 */
async function reach(session: Session): Promise<string | null> {
  try {
    const { status, text } = await session.ask('GET /spam_tests/email_services')
    if (status === 401 || status === 403)
      return `a --token with API access (the service returned ${status} ${show(text)})`
    return null
  } catch (error) {
    if (error instanceof RateLimitReached) return error.message
    return `a reachable --base-url (${wordsOf(error)})`
  }
}

async function runCheck(check: Check, session: Session): Promise<CheckOutcome> {
  const lacking = (check.needs ?? []).filter((need) => !isGiven(session.given, need))
  if (lacking.length > 0)
    return notChecked(
      check,
      lacking.map((need) => needs[need]),
    )
  const startMs = performance.now()
  try {
    await check.run(session)
    return { status: 'held', check, tookMs: performance.now() - startMs }
  } catch (error) {
    if (error instanceof NotChecked) return notChecked(check, [error.toGive])
    if (error instanceof RateLimitReached) return notChecked(check, [error.message])
    const { expected, came } = error instanceof Mismatch ? error : { expected: 'a reply', came: wordsOf(error) }
    return { status: 'broken', check, tookMs: performance.now() - startMs, expected, came }
  }
}

function notChecked(check: Check, toGive: readonly string[]): CheckOutcome {
  return { status: 'not-checked', check, toGive }
}

/** Returns the message of an error. fetch() hides the reason in `cause`. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return show(error)
  const { cause } = error
  const inner = cause instanceof Error && cause.message !== error.message ? `: ${cause.message}` : ''
  return error.message + inner
}

/** Returns 0 if all checks passed, 1 if some failed, and 2 if the run did not finish. */
export function exitCodeOf({ outcomes, stopped }: ConformanceReport): 0 | 1 | 2 {
  if (outcomes.some(({ status }) => status === 'broken')) return 1
  return stopped === null ? 0 : 2
}
