/** Which of a webhook's secrets sign now. */

import type { StoredWebhook } from '../../storage/webhook.ts'
import type { Secret } from '../../world/secret.ts'

/** The current secret, and the one before while it is still valid. */
export interface SigningSecrets {
  readonly current: Secret
  readonly previous: Secret | null
}

/** The secrets of `webhook` at `nowMs`. */
export function currentSecrets({ secrets }: Pick<StoredWebhook, 'secrets'>, nowMs: number): SigningSecrets {
  const [newest, ...older] = secrets
  if (newest === undefined) throw new TypeError('a stored webhook has no secret')
  const previous = older.find(({ validUntilMs }) => validUntilMs !== null && validUntilMs > nowMs)
  return { current: newest.secret, previous: previous?.secret ?? null }
}
