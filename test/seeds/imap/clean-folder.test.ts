import { expect, it } from 'vitest'

import { cleanMailbox } from '../../../src/seeds/imap/clean-folder.ts'
import { findFolders } from '../../../src/seeds/imap/find-folders.ts'
import type { ImapAbilities } from '../../../src/seeds/imap/imap-connection.ts'
import { aFolder, type FakeMailbox, fakeMailbox } from '../../support/fake-mailbox.ts'
import { aSession } from './a-session.ts'

const listed = [aFolder('INBOX'), aFolder('Junk', '\\Junk'), aFolder('Trash', '\\Trash')]

/** The inbox has an old marked message and a young one. */
async function clean(
  abilities: Partial<ImapAbilities>,
  canMark = true,
): Promise<{ count: number; left: readonly number[]; inTrash: number }> {
  const mailbox: FakeMailbox = fakeMailbox({ folders: listed, abilities })
  mailbox.deliver('INBOX', 'Subject: old\r\n\r\n')
  mailbox.deliver('INBOX', 'Subject: young\r\n\r\n')
  await using parts = await aSession({
    mailbox: {
      ...mailbox,
      open: async (path) => ({ ...(await mailbox.open(path)), canMark }),
      markedUidsBefore: async () => await mailbox.uidsFrom(1),
      fetchHeads: async (uids) => {
        const oldMs = parts.clock.nowMs() - 5000
        const heads = await mailbox.fetchHeads(uids)
        return heads.map(({ uid, head, sizeBytes }) => {
          return { uid, head, sizeBytes, internalDateMs: uid === 1 ? oldMs : parts.clock.nowMs() }
        })
      },
    },
  })
  const count = await cleanMailbox(findFolders(listed, parts.session.connection.abilities), parts.session)
  await mailbox.open('INBOX')
  return { count, left: await mailbox.uidsFrom(1), inTrash: mailbox.messagesIn('Trash').length }
}

it('what is marked and old is deleted, and nothing younger', async () => {
  expect(await clean({})).toEqual({ count: 1, left: [2], inTrash: 0 })
})

it('at Gmail it goes to the trash, since deleting takes only a label away there', async () => {
  expect(await clean({ hasGmailSearch: true })).toEqual({ count: 1, left: [2], inTrash: 1 })
})

it.each([
  ['cannot delete just those', { hasUidPlus: false }, true],
  ['keeps no marks, so that nothing is known to be ours', {}, false],
])('nothing is deleted where the server %s', async (_why, abilities, canMark) => {
  expect(await clean(abilities, canMark)).toEqual({ count: 0, left: [1, 2], inTrash: 0 })
})
