/** Where a message lies, as the folder that its seed shows, in words. */

import type { Folder } from '../../contract/names.ts'
import { findGmailCategory } from './gmail-category.ts'
import type { Sighting } from './sightings.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** A place. `folder` is `null` where mail is neither in the inbox nor spam: the API has no word for that. */
export interface SightingPlace {
  readonly folder: Folder | null
  readonly words: string
}

/** Reads where the message lies, in the open folder. */
export async function placeOf(sighting: Sighting, session: Pick<WatchSession, 'connection'>): Promise<SightingPlace> {
  const { folder, uid } = sighting
  const words = seenIn(sighting)
  if (folder.role === 'spam') return { folder: 'Spam', words }
  if (folder.role === 'other') return await placeElsewhere(sighting, session)
  const { connection } = session
  if (!connection.abilities.hasGmailSearch) return { folder: 'INBOX', words }
  const category = await findGmailCategory(uid, connection)
  if (category === null) return { folder: 'INBOX', words: `${words}, and Gmail's search finds it in no category` }
  const how = category.shownBy === 'label' ? 'labels it' : 'search finds it under'
  return {
    folder: category.folder,
    words: `${words}, where Gmail${category.shownBy === 'label' ? '' : "'s"} ${how} ${category.name}`,
  }
}

async function placeElsewhere(
  { folder, uid }: Sighting,
  { connection }: Pick<WatchSession, 'connection'>,
): Promise<SightingPlace> {
  const labels = connection.abilities.hasGmailSearch ? ((await connection.labelsOf(uid)) ?? []) : []
  const own = labels.filter((label) => !label.startsWith('\\')).map((label) => `"${shown(label)}"`)
  const labelled = own.length === 0 ? '' : ` (labelled ${own.join(', ')})`
  const words =
    `found in the folder "${shown(folder.path)}"${labelled}, and neither in the inbox nor in spam: ` +
    'a rule of this mailbox has filed it there, which says nothing of where other mailboxes put it'
  return { folder: null, words }
}

/** The folder and how it is known. */
export function seenIn({ folder }: Pick<Sighting, 'folder'>): string {
  return folder.role === 'inbox' ? 'seen in INBOX' : `seen in the folder "${shown(folder.path)}", ${folder.knownBy}`
}

/** A server's own word. */
export function shown(path: string): string {
  return path.replaceAll(/[\p{Cc}\p{Cf}"]+/gu, ' ').slice(0, 100)
}
