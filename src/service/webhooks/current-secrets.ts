/** Which of a webhook's secrets sign now. */

import { bad, ok, type Parsed } from '../../errors/problem.ts'
import type { StoredWebhook } from '../../storage/webhook.ts'
import type { Secret } from '../../world/secret.ts'
import type { SecretBox } from '../../world/secret-box.ts'
import { openStoredSecret } from './webhook-vault.ts'

/** The current secret, and the one before while it is still valid. */
export interface SigningSecrets {
  readonly current: Secret
  readonly previous: Secret | null
}

/** The secrets of `webhook` at `nowMs`, opened; bad when the encryption key that sealed one is missing. */
export function currentSecrets(
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
