/** Webhooks and secrets that come into being. */

import { bad, ok, type Parsed } from '../../errors/problem.ts'
import type { StoredWebhook, WebhookSecret } from '../../storage/webhook.ts'
import { Secret } from '../../world/secret.ts'
import type { Clock, Random } from '../../world/world.ts'

/** The shortest secret that somebody may choose: guessing it must take for ever. */
const shortestSecretLength = 24
const longestSecretLength = 256

/** A new webhook of a workspace. */
export function newWebhook(
  wanted: { readonly workspaceId: string; readonly url: URL; readonly secret: Secret },
  { clock, random }: { readonly clock: Pick<Clock, 'nowMs'>; readonly random: Random },
): StoredWebhook {
  const createdAtMs = clock.nowMs()
  return {
    webhookId: `wh_${random.uuid()}`,
    workspaceId: wanted.workspaceId,
    url: wanted.url.href,
    createdAtMs,
    secrets: [newSecret(wanted.secret, createdAtMs)],
  }
}

/** A secret that is the current one from now on. */
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
  if (/^[\x21-\x7e]+$/u.test(text)) return ok(new Secret(text))
  return bad({ input, came: 'blanks or characters outside ASCII', expected: 'printable ASCII without blanks' })
}

/** `wd_` and a random name, for a delivery that somebody asked for again. */
export function newDeliveryId(random: Pick<Random, 'uuid'>): string {
  return `wd_${random.uuid()}`
}
