import { describe, expect, it } from 'vitest'

import { findMessage, markFolders } from '../../../../src/extensions/mailboxes/check/find-message.ts'
import { findFolders } from '../../../../src/extensions/mailboxes/imap/find-folders.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeMailbox } from '../../../support/fake-mailbox.ts'

const checkMessage = 'X-Presend-Test: check-1\r\n\r\n'

async function search(mailbox: ReturnType<typeof fakeMailbox>) {
  const clock = fakeClock()
  const folders = findFolders(await mailbox.listFolders(), mailbox.abilities).watched
  const marks = await markFolders({ folders, others: [] }, mailbox)
  const { signal } = new AbortController()
  const look = async () =>
    await clock.runToEnd(
      findMessage(
        { id: 'check-1', folders, others: [], marks, deadlineMs: 10_000 },
        { connection: mailbox, clock, signal },
      ),
    )
  return { look, clock }
}

describe('findMessage()', () => {
  it.each([
    ['INBOX', 'inbox'],
    ['Junk', 'spam'],
  ])('finds the message in %s', async (path, role) => {
    const mailbox = fakeMailbox()
    const { look } = await search(mailbox)
    mailbox.deliver(path, checkMessage)
    expect(await look()).toMatchObject({ folder: { path, role } })
  })

  it('ignores earlier messages and messages with another id', async () => {
    const mailbox = fakeMailbox()
    mailbox.deliver('INBOX', checkMessage)
    const { look } = await search(mailbox)
    mailbox.deliver('INBOX', 'X-Presend-Test: check-2\r\n\r\n')
    expect(await look()).toBeNull()
  })

  it('searches many messages in batches', async () => {
    const mailbox = fakeMailbox()
    const { look } = await search(mailbox)
    for (let count = 0; count < 120; count += 1) mailbox.deliver('INBOX', 'Subject: other\r\n\r\n')
    mailbox.deliver('INBOX', checkMessage)
    expect(await look()).toMatchObject({ fetched: { uid: 121 } })
  })

  it('returns null at the deadline', async () => {
    const { look, clock } = await search(fakeMailbox())
    expect(await look()).toBeNull()
    expect(clock.monotonicMs()).toBe(10_000)
  })
})
