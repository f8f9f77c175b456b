import { expect, it } from 'vitest'

import { cleanRemembered } from '../../../src/seeds/imap/clean-remembered.ts'
import { readIdentity } from '../../../src/seeds/read-identity.ts'
import { aFolder, fakeMailbox } from '../../support/fake-mailbox.ts'
import { aSession, seedAddress } from './a-session.ts'

function content(name: string): string {
  return `Message-ID: <${name}@shop.example>\r\n\r\n`
}

it('what was observed and is old is deleted once, where it still is what it was', async () => {
  const mailbox = fakeMailbox({ folders: [aFolder('INBOX'), aFolder('Junk')] })
  for (const name of ['old', 'replaced', 'young', 'strange']) mailbox.deliver('INBOX', content(name))
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
  await remember(2, 'another message that had this UID once')
  await remember(4, 'strange', { uidValidity: 'of another time' })
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

it('a folder that is gone has nothing to delete', async () => {
  const mailbox = { ...fakeMailbox(), stateOf: async () => await Promise.resolve(null) }
  await using parts = await aSession({ mailbox })
  const one = { address: seedAddress, folder: 'Gone', uidValidity: '1', uid: 1, messageKey: 'm', observedAtMs: -9000 }
  await parts.store.rememberMessage(one)
  expect(await cleanRemembered(async () => await Promise.reject(new Error('no')), parts.session)).toBe(0)
})
