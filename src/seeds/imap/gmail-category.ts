/** The tab that Gmail has put a message in. */

import type { Folder } from '../../contract/names.ts'
import type { ImapConnection } from './imap-connection.ts'

/**
 * Gmail's categories as its search knows them, what comes most often first, the tab each is reported as, and the name of
 * its label in Gmail's own API. Purchases and reservations are views of what else would be an update.
 * Source: developers.google.com/gmail/imap/imap-extensions (X-GM-RAW takes the web's search, X-GM-LABELS gives labels),
 * Gmail's help on search operators (`category:`), and the reserved label ids of the Gmail API.
 */
const categories: readonly { readonly name: string; readonly label: string | null; readonly folder: Folder }[] = [
  { name: 'primary', label: 'CATEGORY_PERSONAL', folder: 'INBOX' },
  { name: 'promotions', label: 'CATEGORY_PROMOTIONS', folder: 'Promotions' },
  { name: 'updates', label: 'CATEGORY_UPDATES', folder: 'Updates' },
  { name: 'social', label: 'CATEGORY_SOCIAL', folder: 'Social' },
  { name: 'forums', label: 'CATEGORY_FORUMS', folder: 'Forums' },
  { name: 'purchases', label: 'CATEGORY_PURCHASES', folder: 'Updates' },
  { name: 'reservations', label: null, folder: 'Updates' },
]

/** A tab, and what showed it. */
export interface GmailCategory {
  /** `CATEGORY_SOCIAL`, or `category:social`. */
  readonly name: string
  readonly folder: Folder
  readonly shownBy: 'label' | 'search'
}

/**
 * The category of a message in the open inbox: by its labels where those show it, else by Gmail's search, since IMAP
 * leaves categories out of the labels of most mailboxes. A label that somebody made and called like a tab is none: only
 * the reserved names count, which nobody can give to a label of his own.
 *
 * @returns `null`: Gmail finds it in none, as in mailboxes without tabs
 */
export async function findGmailCategory(
  uid: number,
  connection: Pick<ImapConnection, 'labelsOf' | 'isFoundByGmail'>,
): Promise<GmailCategory | null> {
  const labels = new Set((await connection.labelsOf(uid)) ?? [])
  const labelled = categories.find(({ label }) => label !== null && labels.has(label))
  if (labelled?.label !== undefined && labelled.label !== null) {
    return { name: labelled.label, folder: labelled.folder, shownBy: 'label' }
  }
  for (const { name, folder } of categories) {
    const query = `category:${name}`
    if (await connection.isFoundByGmail(uid, query)) return { name: query, folder, shownBy: 'search' }
  }
  return null
}

/**
 * Whether a message in All Mail was kept out of the inbox. Labels other than that of the open folder are told, so one
 * that is in the inbox too has `\Inbox`; what the mailbox itself has written lies there as well, and is nobody's copy.
 */
export function isFiledByGmail(labels: readonly string[]): boolean {
  const system = new Set(labels.map((label) => label.toLowerCase()))
  return !['\\inbox', '\\sent', '\\draft', '\\drafts'].some((label) => system.has(label))
}
