/** Waits until the open folder of a mailbox changes. */

import type { Clock } from '../../../foundation/world/world.ts'
import type { ImapConnection } from './imap-connection.ts'

/** Waits until the open folder changes, `maxMs` have passed, the connection is lost or `signal` aborts. Never rejects. */
export async function waitForChange(
  connection: Pick<ImapConnection, 'waitForChange'>,
  maxMs: number,
  { clock, signal }: { readonly clock: Pick<Clock, 'sleep'>; readonly signal: AbortSignal },
): Promise<void> {
  const over = new AbortController()
  const end = (): void => over.abort()
  const timer = clock.sleep(maxMs, AbortSignal.any([signal, over.signal])).then(end, end)
  await connection.waitForChange(over.signal)
  end()
  await timer
}
