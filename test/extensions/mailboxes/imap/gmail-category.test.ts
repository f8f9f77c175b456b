import { describe, expect, it } from 'vitest'

import { findGmailCategory, isFiledByGmail } from '../../../../src/extensions/mailboxes/imap/gmail-category.ts'
import type { ImapConnection } from '../../../../src/extensions/mailboxes/imap/imap-connection.ts'

/** A connection in which the query finds message 7, which has the given labels. */
function gmail(
  query: string,
  labels: readonly string[] | null = [],
): Pick<ImapConnection, 'isFoundByGmail' | 'labelsOf'> {
  return {
    isFoundByGmail: async (uid, asked) => await Promise.resolve(uid === 7 && asked === query),
    labelsOf: async () => await Promise.resolve(labels),
  }
}

describe('findGmailCategory()', () => {
  it.each([
    ['primary', 'INBOX'],
    ['promotions', 'Promotions'],
    ['social', 'Social'],
    ['updates', 'Updates'],
    ['forums', 'Forums'],
    ['purchases', 'Updates'],
    ['reservations', 'Updates'],
  ])('maps category:%s to %s', async (name, folder) => {
    const query = `category:${name}`
    expect(await findGmailCategory(7, gmail(query))).toEqual({ name: query, folder, shownBy: 'search' })
  })

  it('prefers the label of a category to the search, whose index may lag behind', async () => {
    const labels = ['\\Important', 'CATEGORY_SOCIAL']
    expect(await findGmailCategory(7, gmail('category:primary', labels))).toEqual({
      name: 'CATEGORY_SOCIAL',
      folder: 'Social',
      shownBy: 'label',
    })
  })

  it("ignores a user's label with the name of a tab", async () => {
    const labels = ['Promotions', 'Social', 'promotions', 'category_social']
    expect(await findGmailCategory(7, gmail('category:updates', labels))).toMatchObject({ folder: 'Updates' })
  })

  it('returns null when the search finds no category', async () => {
    expect(await findGmailCategory(7, gmail('category:other'))).toBeNull()
    expect(await findGmailCategory(8, gmail('category:primary', null))).toBeNull()
  })
})

describe('isFiledByGmail()', () => {
  it.each([
    [[], true],
    [['\\Important', 'Newsletters'], true],
    [['\\Inbox', 'Newsletters'], false],
    [['\\inbox'], false],
    [['\\Sent'], false],
    [['\\Draft'], false],
  ])('for a message in All Mail with the labels %j returns %s', (labels, isFiled) => {
    expect(isFiledByGmail(labels)).toBe(isFiled)
  })
})
