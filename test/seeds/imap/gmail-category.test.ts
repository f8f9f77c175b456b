import { describe, expect, it } from 'vitest'

import { findGmailCategory } from '../../../src/seeds/imap/gmail-category.ts'

function finding(query: string): { isFoundByGmail(uid: number, asked: string): Promise<boolean> } {
  return { isFoundByGmail: async (uid, asked) => await Promise.resolve(uid === 7 && asked === query) }
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
    expect(await findGmailCategory(7, finding(`category:${name}`))).toEqual({ name, folder })
  })

  it('knows none where the search finds none', async () => {
    expect(await findGmailCategory(7, finding('category:other'))).toBeNull()
    expect(await findGmailCategory(8, finding('category:primary'))).toBeNull()
  })
})
