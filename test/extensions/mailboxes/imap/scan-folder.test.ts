import { expect, it } from 'vitest'
import type { FolderState } from '../../../../src/extensions/mailboxes/imap/imap-connection.ts'
import { scanFolder, scanOtherFolders } from '../../../../src/extensions/mailboxes/imap/scan-folder.ts'
import { LimitReached } from '../../../../src/service/receiving/judging/open-judging.ts'
import { createTrackingId } from '../../../../src/service/receiving/tracking-id.ts'
import { aNewTest } from '../../../service/storage/builders.ts'
import { aFolder, fakeMailbox } from '../../../support/fake-mailbox.ts'
import { fakeRandom } from '../../../support/fake-random.ts'
import { aSession, inbox, lists, seedAddress } from './a-session.ts'

const trackingId = createTrackingId(fakeRandom(1))

async function exceed(): Promise<never> {
  return await Promise.reject(new LimitReached('took more than 10 s'))
}

it('scanFolder() continues after a message whose body takes too long to search', async () => {
  const mailbox = fakeMailbox()
  await using parts = await aSession({ mailbox, ports: { findMentionedIds: async () => await exceed() } })
  const seeds = [{ address: seedAddress, providerType: 'consumer', providerName: 'box.example' }] as const
  await parts.store.createTest(aNewTest({ trackingId, seeds }))
  parts.session.memory.cursors.set(inbox.path, { uidValidity: '1', nextUid: 1 })
  mailbox.deliver('INBOX', 'Subject: hostile\r\n\r\nhello\r\n')
  mailbox.deliver('INBOX', `X-Presend-Test: ${trackingId}\r\n\r\nhello\r\n`)
  await scanFolder(inbox, parts.session)
  expect(parts.session.memory.counts).toMatchObject({ seen: 2, ignored: 1, matched: 1 })
  expect(parts.session.memory.cursors.get(inbox.path)).toMatchObject({ nextUid: 3 })
  expect(parts.events).toMatchObject([{ kind: 'error', address: seedAddress }])
})

it('scanFolder() stops without advancing when the signal aborts during a body search', async () => {
  const mailbox = fakeMailbox()
  const controller = new AbortController()
  const findMentionedIds = async (): Promise<never> => {
    controller.abort(new Error('shutting down'))
    return await Promise.reject(new Error('the worker threads were closed'))
  }
  await using parts = await aSession({ mailbox, ports: { findMentionedIds } })
  parts.session.memory.cursors.set(inbox.path, { uidValidity: '1', nextUid: 1 })
  mailbox.deliver('INBOX', 'Subject: x\r\n\r\nhello\r\n')
  const scanned = scanFolder(inbox, { ...parts.session, signal: controller.signal })
  await expect(scanned).rejects.toThrow('shutting down')
  expect(parts.session.memory.cursors.get(inbox.path)).toMatchObject({ nextUid: 1 })
})

it('scanOtherFolders() opens only folders that changed and are not empty', async () => {
  const mailbox = fakeMailbox({ folders: [aFolder('INBOX'), aFolder('Lists'), aFolder('Empty')] })
  const states = new Map<string, FolderState>()
  const opened: string[] = []
  await using parts = await aSession({
    mailbox: {
      ...mailbox,
      statesOf: async () => await Promise.resolve(states),
      open: async (path) => {
        opened.push(path)
        return await mailbox.open(path)
      },
    },
  })
  const others = [lists, { ...lists, path: 'Empty' }, { ...lists, path: 'Gone' }]
  states.set('Lists', { uidValidity: '1', uidNext: 5 })
  states.set('Empty', { uidValidity: '1', uidNext: 1 })
  await scanOtherFolders(others, parts.session)
  await scanOtherFolders(others, parts.session)
  expect(opened).toEqual(['Lists'])
  states.set('Lists', { uidValidity: '1', uidNext: 6 })
  await scanOtherFolders(others, parts.session)
  expect(opened).toEqual(['Lists', 'Lists'])
})
