import { expect, it } from 'vitest'

import { ImapFailure } from '../../../src/seeds/imap/imap-failure.ts'
import { keepTrack } from '../../../src/seeds/imap/keep-track.ts'
import { fakeMailbox } from '../../support/fake-mailbox.ts'
import { anOpenSighting, aSession, type SessionParts, seedAddress } from './a-session.ts'

const query = { address: seedAddress, observedBeforeMs: 1e15, limit: 9 }

async function withMark(mark: () => Promise<void>): Promise<SessionParts> {
  return await aSession({ mailbox: { ...fakeMailbox(), mark } })
}

it('a message is marked where the server keeps marks, and remembered nowhere else', async () => {
  const marked: unknown[] = []
  await using parts = await withMark(async () => void (await Promise.resolve(marked.push(1))))
  await keepTrack(anOpenSighting(), { canMark: true }, parts.session)
  expect(marked).toHaveLength(1)
  expect(await parts.store.listRememberedMessages(query)).toEqual([])
})

it.each([false, true])('a message is remembered where a mark is refused (said so before: %s)', async (isTold) => {
  await using parts = await withMark(async () => await Promise.reject(new ImapFailure('unusable', 'no keywords')))
  await keepTrack(anOpenSighting({ uid: 7 }), { canMark: !isTold }, parts.session)
  const place = { address: seedAddress, folder: 'INBOX', uidValidity: '1', uid: 7, messageKey: 'm' }
  expect(await parts.store.listRememberedMessages(query)).toMatchObject([place])
})

it('a lost connection is no refusal', async () => {
  await using parts = await withMark(async () => await Promise.reject(new ImapFailure('unreachable', 'cut')))
  await expect(keepTrack(anOpenSighting(), { canMark: true }, parts.session)).rejects.toThrow('cut')
  expect(await parts.store.listRememberedMessages(query)).toEqual([])
})
