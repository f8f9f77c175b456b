/** Creates webhooks and deliveries. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { Secret } from '../../foundation/world/secret.ts'
import type { SecretBox } from '../../foundation/world/secret-box.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { StoredWebhook } from '../storage/webhook.ts'
import { newSecret, toStoredSecret } from './webhook-secrets.ts'

/** Creates a webhook for a workspace. @param box encrypts the secret; `null` if no encryption key is set */
export function newWebhook(
  wanted: { readonly workspaceId: WorkspaceId; readonly url: URL; readonly secret: Secret },
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

/** Creates the id of a redelivery. */
export function newDeliveryId(random: Pick<Random, 'uuid'>): string {
  return `wd_${random.uuid()}`
}
