/** Deletes what presend's own tests have left in a mailbox whose server keeps no marks, and never anything else. */

import type { ObservedMessage } from '../../storage/observed-message.ts'
import { readIdentity } from '../read-identity.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** At most so many at once: what is left is deleted the next time. */
const cleanedCount = 500

/** What is to be done with a message that is ours and old. */
export type Removal = (uids: readonly number[]) => Promise<void>

/**
 * Deletes the messages that were remembered when they were observed and are older than the retention, where they still
 * lie. Each is looked at once more: its UID must be of the same UIDVALIDITY, and its Message-ID the one that was observed.
 * One that was moved since is nobody's to delete: it stays, and is forgotten.
 *
 * @returns how many
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
