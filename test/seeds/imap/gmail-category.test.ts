import { describe, expect, it } from 'vitest'

import { findGmailCategory, isFiledByGmail } from '../../../src/seeds/imap/gmail-category.ts'
import type { ImapConnection } from '../../../src/seeds/imap/imap-connection.ts'

/** Message 7 is found by this query and has these labels. */
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
  ])('takes category:%s for %s', async (name, folder) => {
    const query = `category:${name}`
    expect(await findGmailCategory(7, gmail(query))).toEqual({ name: query, folder, shownBy: 'search' })
  })

  it('takes the label of a category before the search, which may be behind', async () => {
    const labels = ['\\Important', 'CATEGORY_SOCIAL']
    expect(await findGmailCategory(7, gmail('category:primary', labels))).toEqual({
      name: 'CATEGORY_SOCIAL',
      folder: 'Social',
      shownBy: 'label',
    })
  })

  it('does not take a label of the owner’s, called like a tab, for one', async () => {
    const labels = ['Promotions', 'Social', 'promotions', 'category_social']
    expect(await findGmailCategory(7, gmail('category:updates', labels))).toMatchObject({ folder: 'Updates' })
  })

  it('knows none where the search finds none', async () => {
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
  ])('of a message in All Mail with the labels %j is %s', (labels, isFiled) => {
    expect(isFiledByGmail(labels)).toBe(isFiled)
  })
})
