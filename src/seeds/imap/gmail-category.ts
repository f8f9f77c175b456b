/** The tab that Gmail has put a message in. */

import type { Folder } from '../../contract/names.ts'
import type { ImapConnection } from './imap-connection.ts'

/**
 * Gmail's categories as its search knows them, what comes most often first, and the tab each is reported as. Purchases
 * and reservations are views of what else would be an update.
 * Source: developers.google.com/gmail/imap/imap-extensions (X-GM-RAW takes the web's search), and Gmail's help on
 * search operators (`category:`).
 */
const categories: readonly { readonly name: string; readonly folder: Folder }[] = [
  { name: 'primary', folder: 'INBOX' },
  { name: 'promotions', folder: 'Promotions' },
  { name: 'updates', folder: 'Updates' },
  { name: 'social', folder: 'Social' },
  { name: 'forums', folder: 'Forums' },
  { name: 'purchases', folder: 'Updates' },
  { name: 'reservations', folder: 'Updates' },
]

/** The category of a message in the open inbox; `null`: Gmail finds it in none, as in mailboxes without tabs. */
export async function findGmailCategory(
  uid: number,
  connection: Pick<ImapConnection, 'isFoundByGmail'>,
): Promise<{ readonly name: string; readonly folder: Folder } | null> {
  for (const category of categories) {
    if (await connection.isFoundByGmail(uid, `category:${category.name}`)) return category
  }
  return null
}
