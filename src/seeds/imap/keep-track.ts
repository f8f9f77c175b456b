/** Notes that a message is one of ours, so that it can be deleted when it is old, and nothing else can. */

import type { OpenFolder } from './imap-connection.ts'
import { ImapFailure } from './imap-failure.ts'
import type { Sighting } from './sightings.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** Marks it in its folder, which is open; where the server keeps no marks of ours it is remembered in the storage. */
export async function keepTrack(
  { uid, uidValidity, folder, messageKey }: Pick<Sighting, 'uid' | 'uidValidity' | 'folder' | 'messageKey'>,
  { canMark }: Pick<OpenFolder, 'canMark'>,
  { connection, ports, mailbox }: WatchSession,
): Promise<void> {
  if (canMark && (await isMarked(uid, connection))) return
  const { address } = mailbox
  const observedAtMs = ports.clock.nowMs()
  await ports.store.rememberMessage({ address, folder: folder.path, uidValidity, uid, messageKey, observedAtMs })
}

/** False: the server says that it can keep marks and then refuses one. */
async function isMarked(uid: number, connection: WatchSession['connection']): Promise<boolean> {
  try {
    await connection.mark([uid])
    return true
  } catch (error) {
    if (!(error instanceof ImapFailure) || error.kind === 'unreachable') throw error
    return false
  }
}
