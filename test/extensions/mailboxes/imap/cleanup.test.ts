import { expect, it } from 'vitest'

import { cleanMailbox, cleanRemembered, trackMessage } from '../../../../src/extensions/mailboxes/imap/cleanup.ts'
import { findFolders } from '../../../../src/extensions/mailboxes/imap/find-folders.ts'
import type { ImapAbilities } from '../../../../src/extensions/mailboxes/imap/imap-connection.ts'
import { ImapFailure } from '../../../../src/extensions/mailboxes/imap/imap-failure.ts'
import { readIdentity } from '../../../../src/service/receiving/read-identity.ts'
import { aFolder, type FakeMailbox, fakeMailbox } from '../../../support/fake-mailbox.ts'
import { anOpenSighting, aSession, type SessionParts, seedAddress } from './a-session.ts'

const query = { address: seedAddress, observedBeforeMs: 1e15, limit: 9 }

async function withMark(mark: () => Promise<void>): Promise<SessionParts> {
  return await aSession({ mailbox: { ...fakeMailbox(), mark } })
}

it('trackMessage() marks a message with a keyword and does not record it', async () => {
  const marked: unknown[] = []
  await using parts = await withMark(async () => void (await Promise.resolve(marked.push(1))))
  await trackMessage(anOpenSighting(), { canMark: true }, parts.session)
  expect(marked).toHaveLength(1)
  expect(await parts.store.listRememberedMessages(query)).toEqual([])
})

it.each([false, true])(
  'trackMessage() records a message when the server rejects keywords (announced: %s)',
  async (isAnnounced) => {
    await using parts = await withMark(async () => await Promise.reject(new ImapFailure('unusable', 'no keywords')))
    await trackMessage(anOpenSighting({ uid: 7 }), { canMark: !isAnnounced }, parts.session)
    const place = { address: seedAddress, folder: 'INBOX', uidValidity: '1', uid: 7, messageKey: 'm' }
    expect(await parts.store.listRememberedMessages(query)).toMatchObject([place])
  },
)

it('trackMessage() rejects when the connection is lost', async () => {
  await using parts = await withMark(async () => await Promise.reject(new ImapFailure('unreachable', 'cut')))
  await expect(trackMessage(anOpenSighting(), { canMark: true }, parts.session)).rejects.toThrow('cut')
  expect(await parts.store.listRememberedMessages(query)).toEqual([])
})

const listed = [aFolder('INBOX'), aFolder('Junk', '\\Junk'), aFolder('Trash', '\\Trash')]

/** Cleans an inbox with an old and a young marked message. */
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

it('cleanMailbox() deletes marked messages older than the retention', async () => {
  expect(await clean({})).toEqual({ count: 1, left: [2], inTrash: 0 })
})

it('cleanMailbox() moves messages to the trash at Gmail', async () => {
  expect(await clean({ hasGmailSearch: true })).toEqual({ count: 1, left: [2], inTrash: 1 })
})

it.each([
  ['cannot delete individual messages', { hasUidPlus: false }, true],
  ['does not support keywords', {}, false],
])('cleanMailbox() deletes nothing when the server %s', async (_reason, abilities, canMark) => {
  expect(await clean(abilities, canMark)).toEqual({ count: 0, left: [1, 2], inTrash: 0 })
})

function content(name: string): string {
  return `Message-ID: <${name}@shop.example>\r\n\r\n`
}

it('cleanRemembered() deletes old recorded messages whose UIDVALIDITY and Message-ID still match', async () => {
  const mailbox = fakeMailbox({ folders: [aFolder('INBOX'), aFolder('Junk')] })
  for (const name of ['old', 'replaced', 'young', 'renumbered']) mailbox.deliver('INBOX', content(name))
  mailbox.deliver('Junk', content('spam'))
  await using parts = await aSession({ mailbox })
  const { session, store, clock } = parts
  const remember = async (uid: number, name: string, changes = {}): Promise<void> =>
    await store.rememberMessage({
      address: seedAddress,
      folder: 'INBOX',
      uidValidity: '1',
      uid,
      messageKey: readIdentity(Buffer.from(content(name))).messageKey,
      observedAtMs: clock.nowMs(),
      ...changes,
    })
  await remember(1, 'old')
  await remember(2, 'an earlier message with this UID')
  await remember(4, 'renumbered', { uidValidity: 'other' })
  await remember(5, 'spam', { folder: 'Junk' })
  await clock.advance(900)
  await remember(3, 'young')
  await clock.advance(500)
  const removed: (readonly number[])[] = []
  const removal = async (uids: readonly number[]): Promise<void> => {
    removed.push(uids)
    await mailbox.remove(uids)
  }
  expect(await cleanRemembered(removal, session)).toBe(2)
  expect(removed).toEqual([[1], [5]])
  expect(await cleanRemembered(removal, session)).toBe(0)
  const left = await store.listRememberedMessages({ address: seedAddress, observedBeforeMs: 1e15, limit: 9 })
  expect(left.map(({ uid }) => uid)).toEqual([3])
})

it('cleanRemembered() ignores a folder that no longer exists', async () => {
  const mailbox = { ...fakeMailbox(), stateOf: async () => await Promise.resolve(null) }
  await using parts = await aSession({ mailbox })
  const one = { address: seedAddress, folder: 'Gone', uidValidity: '1', uid: 1, messageKey: 'm', observedAtMs: -9000 }
  await parts.store.rememberMessage(one)
  expect(await cleanRemembered(async () => await Promise.reject(new Error('no')), parts.session)).toBe(0)
})
