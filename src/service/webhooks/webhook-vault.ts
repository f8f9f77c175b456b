/** The secrets of webhooks at rest: sealed where an encryption key is set, as text where none is. */

import type { Parsed } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import { Secret } from '../../world/secret.ts'
import { isSealed, type SecretBox } from '../../world/secret-box.ts'

/** What a sealed secret of a webhook is sealed for: see SecretBox. */
export function webhookPurpose(webhookId: string): string {
  return `secret of webhook ${webhookId}`
}

/** The secret as it is stored. @param box `null`: no encryption key is set, and the secret is stored as it is */
export function toStoredSecret(box: SecretBox | null, webhookId: string, secret: Secret): Secret {
  return box === null ? secret : new Secret(box.seal(secret, webhookPurpose(webhookId)))
}

/** The secret that signs. */
export function openStoredSecret(box: SecretBox | null, webhookId: string, stored: Secret): Parsed<Secret> {
  const text = stored.reveal()
  if (!isSealed(text)) return ok(stored)
  const opened = box?.open(text, webhookPurpose(webhookId)) ?? { status: 'unreadable', reason: 'no key is set' }
  if (opened.status === 'opened') return ok(opened.secret)
  return bad({
    input: `secret of webhook ${webhookId}`,
    came: opened.reason,
    expected: 'the encryption key that sealed it',
  })
}
