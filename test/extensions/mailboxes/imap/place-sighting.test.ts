import { expect, it } from 'vitest'

import { placeOf, seenIn, shown } from '../../../../src/extensions/mailboxes/imap/place-sighting.ts'
import { fakeMailbox } from '../../../support/fake-mailbox.ts'
import { anOpenSighting, inbox, junk, lists } from './a-session.ts'

const gmail = { abilities: { hasGmailSearch: true } }

it.each([
  [inbox, { folder: 'INBOX', words: 'seen in INBOX' }],
  [junk, { folder: 'Spam', words: 'seen in the "Junk" folder, which the server marks as \\Junk' }],
])('placeOf() returns the folder %j', async (folder, place) => {
  expect(await placeOf(anOpenSighting({ folder }), { connection: fakeMailbox() })).toEqual(place)
})

it('placeOf() returns no folder for a message outside inbox and spam', async () => {
  const { folder, words } = await placeOf(anOpenSighting({ folder: lists }), { connection: fakeMailbox() })
  expect(folder).toBeNull()
  expect(words).toMatch(
    /^found in the "Lists" folder, which is neither the inbox nor a spam folder: a rule in this mailbox/u,
  )
})

async function isFoundByGmail(_uid: number, query: string): Promise<boolean> {
  return await Promise.resolve(query === 'category:updates')
}

it("placeOf() returns Gmail's tab with its source, and labels of other folders", async () => {
  const labels = ['\\Important', 'CATEGORY_SOCIAL', 'Mine "x"']
  const connection = { ...fakeMailbox(gmail), labelsOf: async () => await Promise.resolve(labels) }
  expect(await placeOf(anOpenSighting(), { connection })).toEqual({
    folder: 'Social',
    words: 'seen in INBOX, where Gmail labels it CATEGORY_SOCIAL',
  })
  expect((await placeOf(anOpenSighting({ folder: lists }), { connection })).words).toContain(
    '(labeled "CATEGORY_SOCIAL", "Mine  x ")',
  )
  expect(await placeOf(anOpenSighting(), { connection: { ...fakeMailbox(gmail), isFoundByGmail } })).toEqual({
    folder: 'Updates',
    words: "seen in INBOX, where Gmail's search finds it under category:updates",
  })
  expect((await placeOf(anOpenSighting(), { connection: fakeMailbox(gmail) })).words).toContain(
    'does not find the message in any category',
  )
})

it('shown() limits names to one short line without quotes', () => {
  expect(shown(`a"b\r\n\u202e${'x'.repeat(200)}`)).toBe(`a b ${'x'.repeat(96)}`)
  expect(seenIn({ folder: { ...junk, path: 'J"k' } })).toContain('"J k"')
})
