/** Determines and describes the folder in which a message was found in a mailbox. */

import type { Folder } from '../../../foundation/contract/names.ts'
import { findGmailCategory } from './gmail-category.ts'
import type { Sighting } from './sightings.ts'
import type { WatchSession } from './watched-mailbox.ts'

/**
 * A placement. `folder` is `null` for a message that is neither in the inbox nor in spam, because the API has no value
 * for other folders.
 */
export interface SightingPlace {
  readonly folder: Folder | null
  /** The description of the placement, as a clause. */
  readonly words: string
}

/** Determines the placement of a message in the open folder. */
export async function placeOf(sighting: Sighting, session: Pick<WatchSession, 'connection'>): Promise<SightingPlace> {
  const { folder, uid } = sighting
  const words = seenIn(sighting)
  if (folder.role === 'spam') return { folder: 'Spam', words }
  if (folder.role === 'other') return await placeElsewhere(sighting, session)
  const { connection } = session
  if (!connection.abilities.hasGmailSearch) return { folder: 'INBOX', words }
  const category = await findGmailCategory(uid, connection)
  if (category === null)
    return { folder: 'INBOX', words: `${words}; Gmail's search does not find the message in any category` }
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
  const labelled = own.length === 0 ? '' : ` (labeled ${own.join(', ')})`
  const words =
    `found in the "${shown(folder.path)}" folder${labelled}, which is neither the inbox nor a spam folder: ` +
    'a rule in this mailbox moved the message there, so this result says nothing about other mailboxes'
  return { folder: null, words }
}

/** Describes the folder and how its role was determined. */
export function seenIn({ folder }: Pick<Sighting, 'folder'>): string {
  return folder.role === 'inbox' ? 'seen in INBOX' : `seen in the "${shown(folder.path)}" folder, ${folder.knownBy}`
}

/** Returns a name from the server as a single line, without quotes, truncated to 100 characters. */
export function shown(path: string): string {
  return path.replaceAll(/[\p{Cc}\p{Cf}"]+/gu, ' ').slice(0, 100)
}
