/** Determines which tab Gmail sorted a message into. */

import type { Folder } from '../../../foundation/contract/names.ts'
import type { ImapConnection } from './imap-connection.ts'

/**
 * Gmail's categories, with the names used in searches, most frequent first. Each entry contains the label from Gmail's
 * API and the folder that presend reports. In Gmail, purchases and reservations are additional views; presend reports
 * their messages under Updates.
 * Source: developers.google.com/gmail/imap/imap-extensions (X-GM-RAW for searches, X-GM-LABELS for labels), Gmail's
 * help on search operators (`category:`), and the reserved label ids of the Gmail API.
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

/** The category of a message and how it was determined. */
export interface GmailCategory {
  /** The label or the search term that identified the category: `CATEGORY_SOCIAL` or `category:social`. */
  readonly name: string
  readonly folder: Folder
  readonly shownBy: 'label' | 'search'
}

/**
 * Finds the category of a message in the open inbox from its labels or, if the labels contain no category, with Gmail's
 * search. In most mailboxes, the labels that IMAP returns do not include categories. Only reserved label names count,
 * because users cannot create labels with these names.
 *
 * @returns `null` if the message is in no category, as in mailboxes without tabs
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
 * Returns true if a message in All Mail is a received copy that is not in the inbox. A message in the inbox has the
 * `\Inbox` label. Sent messages and drafts are also in All Mail, but they are not received copies.
 */
export function isFiledByGmail(labels: readonly string[]): boolean {
  const system = new Set(labels.map((label) => label.toLowerCase()))
  return !['\\inbox', '\\sent', '\\draft', '\\drafts'].some((label) => system.has(label))
}
