/**
 * A mailbox that another client also uses. The server's notices about changes by the other client must not be taken as
 * replies to presend's commands.
 */

import { afterAll, beforeAll, expect, it } from 'vitest'

import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { aMessage, deliver, headerOf, inMailbox } from '../support/observed-mail.ts'
import { aMailbox, startWatching } from '../support/watching-instance.ts'

const user = 'seed1@box.example'
const roundCount = 15

let dovecot: RunningDovecot

beforeAll(async () => {
  dovecot = await startDovecot({ users: { [user]: 'right' } })
})

afterAll(async () => {
  await dovecot[Symbol.asyncDispose]()
})

it('presend stays connected and records every copy while another client constantly changes flags', async () => {
  await dovecot.fill(user, 'INBOX', 200)
  await using instance = await startWatching({ mailboxes: [aMailbox(dovecot, user)], rules: { settleMs: 50 } })
  await instance.event((event) => event.kind === 'watching')
  const over = new AbortController()
  const changing = inMailbox(dovecot, user, async (client) => {
    await client.mailboxOpen('INBOX')
    for (let isSeen = true; !over.signal.aborted; isSeen = !isSeen) {
      const change = isSeen ? 'messageFlagsAdd' : 'messageFlagsRemove'
      await client[change]('1:*', ['\\Seen', '\\Flagged'])
    }
  })
  for (let round = 0; round < roundCount; round += 1) {
    const test = await instance.createTest([user])
    await deliver(dovecot, user, aMessage([headerOf(test)]))
    const [seed] = await instance.results(test)
    expect(seed?.result).toMatchObject({ status: 'placed', folder: 'INBOX' })
  }
  over.abort()
  await changing
  expect(instance.events.filter(({ kind }) => kind === 'failed')).toEqual([])
  expect(instance.events.filter(({ kind }) => kind === 'watching')).toHaveLength(1)
  expect(instance.watchers.numbers().counts.seen).toBe(roundCount)
})
