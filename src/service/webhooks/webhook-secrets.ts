/** Creates webhook secrets, stores them (encrypted if an encryption key is set), and decrypts them for signing. */

import { bad, ok, type Parsed } from '../../foundation/errors/problem.ts'
import { Secret } from '../../foundation/world/secret.ts'
import { isSealed, type SecretBox } from '../../foundation/world/secret-box.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { Store } from '../storage/store.ts'
import type { StoredWebhook, WebhookSecret } from '../storage/webhook.ts'

const minSecretLength = 24
const maxSecretLength = 256

/** Creates a secret that consists of `whsec_` and 256 random bits in base64url. */
export function generateSecret(random: Pick<Random, 'bytes'>): Secret {
  return new Secret(`whsec_${Buffer.from(random.bytes(32)).toString('base64url')}`)
}

/**
 * Parses a secret chosen by the user. A secret must be printable ASCII without spaces, so that it survives files and
 * environment variables unchanged.
 */
export function parseChosenSecret(text: string, input: string): Parsed<Secret> {
  const limits = `${minSecretLength} to ${maxSecretLength}`
  if (text.length < minSecretLength || text.length > maxSecretLength) {
    const todo = 'omit it to let presend generate one'
    return bad({ input, came: `${text.length} characters`, expected: `a secret of ${limits} characters`, todo })
  }
  if (isSealed(text)) return bad({ input, came: 'a sealed secret', expected: 'the secret itself' })
  if (/^[\x21-\x7e]+$/u.test(text)) return ok(new Secret(text))
  return bad({ input, came: 'spaces or characters outside ASCII', expected: 'printable ASCII without spaces' })
}

/** Builds the record of a webhook's current secret, valid until it is replaced. */
export function newSecret(secret: Secret, createdAtMs: number): WebhookSecret {
  return { secret, createdAtMs, validUntilMs: null }
}

/** Returns the `purpose` string for encrypting a webhook's secret; see SecretBox. */
export function webhookPurpose(webhookId: string): string {
  return `secret of webhook ${webhookId}`
}

/**
 * Converts a secret to its stored form.
 *
 * @param box encrypts the secret; if `null`, no encryption key is set, and the secret is stored in plain text
 */
export function toStoredSecret(box: SecretBox | null, webhookId: string, secret: Secret): Secret {
  return box === null ? secret : new Secret(box.seal(secret, webhookPurpose(webhookId)))
}

/**
 * Replaces the secret of a webhook. The previous secret stays valid for `overlapMs`.
 *
 * @returns false if the webhook does not exist
 */
export async function rotateSecret(
  wanted: { readonly webhookId: string; readonly secret: Secret; readonly overlapMs: number },
  {
    store,
    clock,
    box,
  }: {
    readonly store: Pick<Store, 'rotateWebhookSecret'>
    readonly clock: Pick<Clock, 'nowMs'>
    /** Encrypts the secret; `null` if no encryption key is set. */
    readonly box: SecretBox | null
  },
): Promise<boolean> {
  const { webhookId, secret, overlapMs } = wanted
  const nowMs = clock.nowMs()
  const stored = newSecret(toStoredSecret(box, webhookId, secret), nowMs)
  return await store.rotateWebhookSecret(webhookId, stored, nowMs + overlapMs)
}

/** Decrypts a stored secret. */
export function openStoredSecret(box: SecretBox | null, webhookId: string, stored: Secret): Parsed<Secret> {
  const text = stored.reveal()
  if (!isSealed(text)) return ok(stored)
  const opened = box?.open(text, webhookPurpose(webhookId)) ?? { status: 'unreadable', reason: 'no encryption key' }
  if (opened.status === 'opened') return ok(opened.secret)
  return bad({
    input: `secret of webhook ${webhookId}`,
    came: opened.reason,
    expected: 'the encryption key with which it was encrypted',
  })
}

/** Returns when the previous secret expires; `null` if no previous secret is still valid. */
export function overlapEndMs({ secrets }: Pick<StoredWebhook, 'secrets'>, nowMs: number): number | null {
  return secrets.find(({ validUntilMs }) => validUntilMs !== null && validUntilMs > nowMs)?.validUntilMs ?? null
}

/** The secrets that are currently used to sign events. */
export interface SigningSecrets {
  readonly current: Secret
  /** The secret that the last rotation replaced, while it is still valid; otherwise `null`. */
  readonly previous: Secret | null
}

/** Decrypts the secrets that are valid at `nowMs`; fails if the encryption key for one of them is missing. */
export function signingSecrets(
  { webhookId, secrets }: Pick<StoredWebhook, 'webhookId' | 'secrets'>,
  box: SecretBox | null,
  nowMs: number,
): Parsed<SigningSecrets> {
  const [newest, ...older] = secrets
  if (newest === undefined) throw new TypeError('a stored webhook has no secret')
  const before = older.find(({ validUntilMs }) => validUntilMs !== null && validUntilMs > nowMs)
  const current = openStoredSecret(box, webhookId, newest.secret)
  const previous = before === undefined ? ok(null) : openStoredSecret(box, webhookId, before.secret)
  if (current.status === 'bad' || previous.status === 'bad') {
    return bad(...[current, previous].flatMap((one) => (one.status === 'bad' ? one.problems : [])))
  }
  return ok({ current: current.value, previous: previous.value })
}
