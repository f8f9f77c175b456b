/** The delivery log of a webhook. */

import type { Store } from '../storage/store.ts'
import type { DeliveryAttempt, StoredDelivery } from '../storage/webhook.ts'

/** A delivery with its attempts, oldest first. */
export interface LoggedDelivery {
  readonly delivery: StoredDelivery
  readonly attempts: readonly DeliveryAttempt[]
}

/** Reads at most `limit` deliveries of a webhook, newest first. */
export async function readDeliveryLog(
  store: Pick<Store, 'listDeliveries' | 'listAttempts'>,
  webhookId: string,
  limit: number,
): Promise<readonly LoggedDelivery[]> {
  const logged: LoggedDelivery[] = []
  for (const delivery of await store.listDeliveries(webhookId, limit)) {
    logged.push({ delivery, attempts: await store.listAttempts(delivery.deliveryId) })
  }
  return logged
}
