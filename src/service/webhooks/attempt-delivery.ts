/** One attempt: look up where the event goes, sign it, send it, and say in words what came of it. */

import { webhookHeaders } from '../../contract/http-headers.ts'
import { readRetryAfterMs } from '../../contract/retry-after.ts'
import { sign } from '../../contract/webhook-signature.ts'
import { renderProblem } from '../../errors/problem.ts'
import type { StoredDelivery, StoredWebhook } from '../../storage/webhook.ts'
import type { SecretBox } from '../../world/secret-box.ts'
import { version } from '../../world/version.ts'
import type { Clock, Dns } from '../../world/world.ts'
import { currentSecrets, type SigningSecrets } from './current-secrets.ts'
import type { AttemptEnd } from './delivery-schedule.ts'
import { describeAnswer, describeFailure } from './describe-attempt.ts'
import { eventTypeOf } from './event-type.ts'
import { type PostAnswer, postEvent } from './post-event.ts'
import { resolveTarget, type TargetRules } from './resolve-target.ts'

/** For everything together: looking up, connecting, TLS, sending, the answer's head and body. */
const attemptLimitMs = 30_000

/** What an attempt is made with. */
export interface AttemptParts {
  readonly clock: Clock
  readonly dns: Dns
  readonly rules: TargetRules
  /** PEM of authorities that receivers' certificates may come from, instead of the system's; `null`: the system's. */
  readonly ca: string | null
  /** Opens stored secrets; absent: no encryption key is set. */
  readonly secretBox?: SecretBox | null
}

/** How it ended, and the same in words for the log: foreign text, at most 500 characters. */
export interface AttemptResult {
  readonly end: AttemptEnd
  readonly detail: string
}

/**
 * Makes one attempt.
 *
 * @throws only the signal's reason: the attempt was broken off and nobody knows whether the receiver got it
 */
export async function attemptDelivery(
  { delivery, webhook }: { readonly delivery: StoredDelivery; readonly webhook: StoredWebhook },
  parts: AttemptParts,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const finished = new AbortController()
  const timeUp = new AbortController()
  const limited = AbortSignal.any([signal, timeUp.signal])
  // Ends by itself when the attempt does; a rejection then is expected and nobody's concern.
  const alarm = parts.clock.sleep(attemptLimitMs, AbortSignal.any([signal, finished.signal]))
  alarm.then(() => timeUp.abort(new Error('time is up'))).catch(() => undefined)
  try {
    return await exchange({ delivery, webhook }, parts, limited)
  } catch (error) {
    signal.throwIfAborted()
    const detail = timeUp.signal.aborted ? `no answer within ${attemptLimitMs / 1000} s` : describeFailure(error)
    return { end: { status: 'no-answer' }, detail }
  } finally {
    finished.abort()
  }
}

async function exchange(
  { delivery, webhook }: { readonly delivery: StoredDelivery; readonly webhook: StoredWebhook },
  parts: AttemptParts,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const url = new URL(webhook.url)
  const target = await resolveTarget(url, parts, signal)
  if (target.status === 'refused') return { end: { status: 'refused' }, detail: target.reason }
  if (target.status === 'unknown') return { end: { status: 'no-answer' }, detail: target.reason }
  const opened = currentSecrets(webhook, parts.secretBox ?? null, parts.clock.nowMs())
  if (opened.status === 'bad') {
    return { end: { status: 'no-answer' }, detail: `not sent: ${opened.problems.map(renderProblem).join('; ')}` }
  }
  const secrets = opened.value
  const body = Buffer.from(delivery.body, 'utf8')
  const wire = { url, addresses: target.addresses, body, ca: parts.ca }
  const answer = await postEvent({ ...wire, headers: headersOf(delivery, secrets) }, signal)
  if (secrets.previous === null || !isSignatureRefusal(answer)) return toResult(answer, parts.clock, '')
  // The receiver knows the old secret alone, by the document's one header: so it is spoken to with that one.
  const old = { current: secrets.previous, previous: null }
  const second = await postEvent({ ...wire, headers: headersOf(delivery, old) }, signal)
  const remark = `signed with the new secret: ${answer.statusCode}; with the one before: `
  return toResult(second, parts.clock, remark)
}

/** The document's receiver answers 401 to a signature that it cannot verify; gateways in front of one like 403. */
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

function toResult(answer: PostAnswer, clock: Clock, remark: string): AttemptResult {
  const { statusCode, retryAfter } = answer
  const retryAfterMs = readRetryAfterMs(retryAfter, clock.nowMs())
  return { end: { status: 'answered', statusCode, retryAfterMs }, detail: describeAnswer(answer, remark) }
}
