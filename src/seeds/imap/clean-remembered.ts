/** Deletes old test messages from a mailbox whose server does not support keywords, and nothing else. */

import type { ObservedMessage } from '../../storage/observed-message.ts'
import { readIdentity } from '../read-identity.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** Maximum per pass; the rest is deleted in the next one. */
const cleanedCount = 500

/** Deletes the given messages, or moves them to the trash. */
export type Removal = (uids: readonly number[]) => Promise<void>

/**
 * Deletes recorded messages that are older than the retention. Verifies each one first: UIDVALIDITY and Message-ID must be
 * the recorded ones. A message that was moved stays, and its record is removed.
 *
 * @returns the number of deleted messages
 */
export async function cleanRemembered(removal: Removal, session: WatchSession): Promise<number> {
  const { connection, rules, ports, mailbox } = session
  const observedBeforeMs = ports.clock.nowMs() - rules.retentionMs
  const query = { address: mailbox.address, observedBeforeMs, limit: cleanedCount }
  const old = await ports.store.listRememberedMessages(query)
  let count = 0
  for (const [folder, messages] of Map.groupBy(old, (message) => message.folder)) {
    if ((await connection.stateOf(folder)) !== null) count += await cleanOne(folder, messages, { removal, session })
    await ports.store.forgetMessages(messages)
  }
  return count
}

async function cleanOne(
  folder: string,
  messages: readonly ObservedMessage[],
  { removal, session: { connection } }: { readonly removal: Removal; readonly session: WatchSession },
): Promise<number> {
  const { uidValidity } = await connection.open(folder)
  const keys = new Map(messages.flatMap((one) => (one.uidValidity === uidValidity ? [[one.uid, one.messageKey]] : [])))
  const heads = await connection.fetchHeads([...keys.keys()])
  const uids = heads.filter(({ uid, head }) => readIdentity(head).messageKey === keys.get(uid)).map(({ uid }) => uid)
  if (uids.length > 0) await removal(uids)
  return uids.length
}
