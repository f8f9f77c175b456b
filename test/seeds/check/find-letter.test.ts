import { describe, expect, it } from 'vitest'

import { findLetter, markFolders } from '../../../src/seeds/check/find-letter.ts'
import { findFolders } from '../../../src/seeds/imap/find-folders.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeMailbox } from '../../support/fake-mailbox.ts'

const letter = 'X-Presend-Test: check-1\r\n\r\n'

async function search(mailbox: ReturnType<typeof fakeMailbox>) {
  const clock = fakeClock()
  const folders = findFolders(await mailbox.listFolders(), mailbox.abilities).watched
  const marks = await markFolders({ folders, others: [] }, mailbox)
  const { signal } = new AbortController()
  const look = async () =>
    await clock.runToEnd(
      findLetter(
        { id: 'check-1', folders, others: [], marks, deadlineMs: 10_000 },
        { connection: mailbox, clock, signal },
      ),
    )
  return { look, clock }
}

describe('findLetter()', () => {
  it.each([
    ['INBOX', 'inbox'],
    ['Junk', 'spam'],
  ])('finds it in %s', async (path, role) => {
    const mailbox = fakeMailbox()
    const { look } = await search(mailbox)
    mailbox.deliver(path, letter)
    expect(await look()).toMatchObject({ folder: { path, role } })
  })

  it('passes over what lay there before, and what is not the letter', async () => {
    const mailbox = fakeMailbox()
    mailbox.deliver('INBOX', letter)
    const { look } = await search(mailbox)
    mailbox.deliver('INBOX', 'X-Presend-Test: check-2\r\n\r\n')
    expect(await look()).toBeNull()
  })

  it('goes through many messages once', async () => {
    const mailbox = fakeMailbox()
    const { look } = await search(mailbox)
    for (let count = 0; count < 120; count += 1) mailbox.deliver('INBOX', 'Subject: other\r\n\r\n')
    mailbox.deliver('INBOX', letter)
    expect(await look()).toMatchObject({ fetched: { uid: 121 } })
  })

  it('ends when the time is up', async () => {
    const { look, clock } = await search(fakeMailbox())
    expect(await look()).toBeNull()
    expect(clock.monotonicMs()).toBe(10_000)
  })
})
