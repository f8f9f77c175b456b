import { expect, it } from 'vitest'

import { lookIntoFolder } from '../../../src/seeds/imap/look-into-folder.ts'
import { LimitReached } from '../../../src/seeds/judging/limit-reached.ts'
import { createTrackingId } from '../../../src/seeds/tracking-id.ts'
import { aNewTest } from '../../storage/builders.ts'
import { fakeMailbox } from '../../support/fake-mailbox.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { aSession, inbox, seedAddress } from './a-session.ts'

const trackingId = createTrackingId(fakeRandom(1))

async function exceed(): Promise<never> {
  return await Promise.reject(new LimitReached('took more than 10 s'))
}

it('continues behind a message whose body takes too long to search', async () => {
  const mailbox = fakeMailbox()
  await using parts = await aSession({ mailbox, ports: { findMentionedIds: async () => await exceed() } })
  const seeds = [{ address: seedAddress, providerType: 'consumer', providerName: 'box.example' }] as const
  await parts.store.createTest(aNewTest({ trackingId, seeds }))
  parts.session.memory.cursors.set(inbox.path, { uidValidity: '1', nextUid: 1 })
  mailbox.deliver('INBOX', 'Subject: hostile\r\n\r\nhello\r\n')
  mailbox.deliver('INBOX', `X-Presend-Test: ${trackingId}\r\n\r\nhello\r\n`)
  await lookIntoFolder(inbox, parts.session)
  expect(parts.session.memory.counts).toMatchObject({ seen: 2, ignored: 1, matched: 1 })
  expect(parts.session.memory.cursors.get(inbox.path)).toMatchObject({ nextUid: 3 })
  expect(parts.events).toMatchObject([{ kind: 'error', address: seedAddress }])
})

it('gives up a message body, and not the watch, only while the watch goes on', async () => {
  const mailbox = fakeMailbox()
  const controller = new AbortController()
  const findMentionedIds = async (): Promise<never> => {
    controller.abort(new Error('shutting down'))
    return await Promise.reject(new Error('the worker threads were closed'))
  }
  await using parts = await aSession({ mailbox, ports: { findMentionedIds } })
  parts.session.memory.cursors.set(inbox.path, { uidValidity: '1', nextUid: 1 })
  mailbox.deliver('INBOX', 'Subject: x\r\n\r\nhello\r\n')
  const looked = lookIntoFolder(inbox, { ...parts.session, signal: controller.signal })
  await expect(looked).rejects.toThrow('shutting down')
  expect(parts.session.memory.cursors.get(inbox.path)).toMatchObject({ nextUid: 1 })
})
