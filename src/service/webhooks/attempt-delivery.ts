/** One delivery attempt: resolves the host, signs the event, sends it and describes the outcome. */

import { webhookHeaders } from '../../foundation/contract/http-headers.ts'
import { readRetryAfterMs } from '../../foundation/contract/retry-after.ts'
import { testResultDelivered } from '../../foundation/contract/webhook-payload.ts'
import { sign } from '../../foundation/contract/webhook-signature.ts'
import { textField } from '../../foundation/errors/json-object.ts'
import { renderProblem } from '../../foundation/errors/problem.ts'
import { resolveTarget, type TargetRules } from '../../foundation/world/resolve-target.ts'
import type { SecretBox } from '../../foundation/world/secret-box.ts'
import { version } from '../../foundation/world/version.ts'
import type { Clock, Dns } from '../../foundation/world/world.ts'
import type { StoredDelivery, StoredWebhook } from '../storage/webhook.ts'
import type { AttemptEnd } from './delivery-schedule.ts'
import { describeAnswer, describeFailure } from './describe-attempt.ts'
import { type PostAnswer, postEvent } from './post-event.ts'
import { type SigningSecrets, signingSecrets } from './webhook-secrets.ts'

/** Time limit for one attempt, including DNS, connecting, TLS, sending and reading the response. */
const attemptTimeoutMs = 30_000

export interface AttemptDeps {
  readonly clock: Clock
  readonly dns: Dns
  readonly rules: TargetRules
  /** The CAs to trust instead of the system's, in PEM; if `null`, the system's CAs are trusted. */
  readonly ca: string | null
  /** Decrypts stored secrets; absent if no encryption key is set. */
  readonly secretBox?: SecretBox | null
}

/** An event and the webhook that receives it. */
export interface Delivery {
  readonly delivery: StoredDelivery
  readonly webhook: StoredWebhook
}

/**
 * The outcome of an attempt. The description for the delivery log is at most 500 characters long and may contain
 * untrusted text.
 */
export interface AttemptResult {
  readonly end: AttemptEnd
  readonly detail: string
}

/**
 * Makes one attempt.
 *
 * @throws only the signal's reason, if the attempt was aborted; the receiver may still have received the event
 */
export async function attemptDelivery(
  delivery: Delivery,
  deps: AttemptDeps,
  signal: AbortSignal,
): Promise<AttemptResult> {
  // Don't use `withinTime` here: a status line that arrived in time counts, even if the timeout interrupts the response
  // body.
  const finished = new AbortController()
  const timeout = new AbortController()
  const timer = deps.clock.sleep(attemptTimeoutMs, AbortSignal.any([signal, finished.signal]))
  timer.then(() => timeout.abort(new Error('timed out'))).catch(() => undefined)
  try {
    return await exchange(delivery, deps, AbortSignal.any([signal, timeout.signal]))
  } catch (error) {
    signal.throwIfAborted()
    const detail = timeout.signal.aborted ? `no response within ${attemptTimeoutMs / 1000} s` : describeFailure(error)
    return { end: { status: 'no-answer' }, detail }
  } finally {
    finished.abort()
  }
}

async function exchange(
  { delivery, webhook }: Delivery,
  deps: AttemptDeps,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const url = new URL(webhook.url)
  const target = await resolveTarget(url, deps, signal)
  if (target.status === 'refused') return { end: { status: 'refused' }, detail: target.reason }
  if (target.status === 'unknown') return { end: { status: 'no-answer' }, detail: target.reason }
  const opened = signingSecrets(webhook, deps.secretBox ?? null, deps.clock.nowMs())
  if (opened.status === 'bad') {
    return { end: { status: 'no-answer' }, detail: `not sent: ${opened.problems.map(renderProblem).join('; ')}` }
  }
  const secrets = opened.value
  const body = Buffer.from(delivery.body, 'utf8')
  const post = { url, addresses: target.addresses, body, ca: deps.ca }
  const answer = await postEvent({ ...post, headers: headersOf(delivery, secrets) }, signal)
  if (secrets.previous === null || !isSignatureRefusal(answer)) return toResult(answer, deps.clock, '')
  // Try again with a signature by the old secret: the receiver may know only that secret, and may read only
  // X-Service-Signature.
  const old = { current: secrets.previous, previous: null }
  const second = await postEvent({ ...post, headers: headersOf(delivery, old) }, signal)
  return toResult(second, deps.clock, `signed with the new secret: ${answer.statusCode}; with the previous secret: `)
}

/**
 * Returns whether the receiver may have rejected the signature: receivers respond with 401, and gateways in front of
 * them with 403.
 */
function isSignatureRefusal({ statusCode }: PostAnswer): boolean {
  return statusCode === 401 || statusCode === 403
}

function headersOf(
  { deliveryId, idempotencyKey, body }: StoredDelivery,
  { current, previous }: SigningSecrets,
): Readonly<Record<string, string>> {
  return {
    'Content-Type': 'application/json',
    'User-Agent': `presend-webhook/${version}`,
    [webhookHeaders.signature]: sign(body, current.reveal()),
    ...(previous === null ? {} : { [webhookHeaders.previousSignature]: sign(body, previous.reveal()) }),
    [webhookHeaders.event]: eventTypeOf(body),
    [webhookHeaders.delivery]: deliveryId,
    [webhookHeaders.idempotencyKey]: idempotencyKey,
  }
}

/** Reads the `event_type` from a body that this service wrote. */
export function eventTypeOf(body: string): string {
  return textField(JSON.parse(body), 'event_type') ?? testResultDelivered
}

function toResult(answer: PostAnswer, clock: Clock, prefix: string): AttemptResult {
  const { statusCode, retryAfter } = answer
  const retryAfterMs = readRetryAfterMs(retryAfter, clock.nowMs())
  return { end: { status: 'answered', statusCode, retryAfterMs }, detail: describeAnswer(answer, prefix) }
}
