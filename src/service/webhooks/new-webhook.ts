/** Webhooks and secrets that come into being. */

import { bad, ok, type Parsed } from '../../errors/problem.ts'
import type { StoredWebhook, WebhookSecret } from '../../storage/webhook.ts'
import { Secret } from '../../world/secret.ts'
import { isSealed, type SecretBox } from '../../world/secret-box.ts'
import type { Clock, Random } from '../../world/world.ts'
import { toStoredSecret } from './webhook-vault.ts'

/** The shortest secret that somebody may choose: guessing it must take for ever. */
const shortestSecretLength = 24
const longestSecretLength = 256

/** A new webhook of a workspace. @param box seals its secret; `null`: no encryption key is set */
export function newWebhook(
  wanted: { readonly workspaceId: string; readonly url: URL; readonly secret: Secret },
  {
    clock,
    random,
    box,
  }: { readonly clock: Pick<Clock, 'nowMs'>; readonly random: Random; readonly box: SecretBox | null },
): StoredWebhook {
  const createdAtMs = clock.nowMs()
  const webhookId = `wh_${random.uuid()}`
  return {
    webhookId,
    workspaceId: wanted.workspaceId,
    url: wanted.url.href,
    createdAtMs,
    secrets: [newSecret(toStoredSecret(box, webhookId, wanted.secret), createdAtMs)],
  }
}

/** A secret, as it is stored, that is the current one from now on. */
export function newSecret(secret: Secret, createdAtMs: number): WebhookSecret {
  return { secret, createdAtMs, validUntilMs: null }
}

/** `whsec_` and 256 random bits in base64url. */
export function generateSecret(random: Pick<Random, 'bytes'>): Secret {
  return new Secret(`whsec_${Buffer.from(random.bytes(32)).toString('base64url')}`)
}

/** A secret that somebody chose: printable ASCII without blanks, so that it survives files and variables unchanged. */
export function parseChosenSecret(text: string, input: string): Parsed<Secret> {
  const limits = `${shortestSecretLength} to ${longestSecretLength}`
  if (text.length < shortestSecretLength || text.length > longestSecretLength) {
    const todo = 'leave it out, and a good one is made'
    return bad({ input, came: `${text.length} characters`, expected: `a secret of ${limits} characters`, todo })
  }
  if (isSealed(text)) return bad({ input, came: 'a text that is sealed', expected: 'the secret itself' })
  if (/^[\x21-\x7e]+$/u.test(text)) return ok(new Secret(text))
  return bad({ input, came: 'blanks or characters outside ASCII', expected: 'printable ASCII without blanks' })
}

/** `wd_` and a random name, for a delivery that somebody asked for again. */
export function newDeliveryId(random: Pick<Random, 'uuid'>): string {
  return `wd_${random.uuid()}`
}
