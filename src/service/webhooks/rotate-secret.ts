/** Replaces the secret of a webhook. */

import type { Store } from '../../storage/store.ts'
import type { Secret } from '../../world/secret.ts'
import type { SecretBox } from '../../world/secret-box.ts'
import type { Clock } from '../../world/world.ts'
import { newSecret, toStoredSecret } from './webhook-secrets.ts'

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
