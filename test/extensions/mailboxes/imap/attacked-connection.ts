/** Connects to a hostile server without a worker thread. */

import { openImapClient } from '../../../../src/extensions/mailboxes/imap/imap-client.ts'
import type { ImapConnection } from '../../../../src/extensions/mailboxes/imap/imap-connection.ts'
import { usualImapLimits } from '../../../../src/extensions/mailboxes/imap/imap-limits.ts'
import { nodeClock } from '../../../../src/foundation/world/node-clock.ts'
import { startHostileImap } from '../../../support/hostile-imap.ts'

/** Connects to a server that runs this attack, for the duration of `work`. */
export async function attacked<T>(attack: string, work: (connection: ImapConnection) => Promise<T>): Promise<T> {
  using hostile = await startHostileImap(attack)
  const { host, port } = hostile
  const server = { host, port, tls: 'none', username: 'seed1@box.example', caPem: null } as const
  const tools = { clock: nodeClock(), limits: usualImapLimits, signal: new AbortController().signal }
  await using connection = await openImapClient(server, { pass: 'hunter2 and more' }, tools)
  return await work(connection)
}
