/**
 * Other senders who have seen a tracking id can write it into their own mail. In a real mailbox, their mail must
 * neither complete nor distort a test.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'

import { plusAddressOf } from '../../src/service/receiving/plus-address.ts'
import type { NewTest } from '../../src/service/storage/store.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { aMessage, deliver as deliverTo, headerOf } from '../support/observed-mail.ts'
import { aMailbox, startWatching, type WatchingInstance } from '../support/watching-instance.ts'

const [plain, tagged] = ['seed1@box.example', 'seed2@box.example'] as const
const users = { [plain]: 'right', [tagged]: 'right' }
const sieve = 'require "fileinto";\nif header :is "X-Spam" "yes" { fileinto "Junk"; }\n'
const dns = { '_dmarc.shop.example': { TXT: ['v=DMARC1; p=none'] } }

let dovecot: RunningDovecot
let instance: WatchingInstance

beforeAll(async () => {
  dovecot = await startDovecot({ users, sieve })
  const mailboxes = [aMailbox(dovecot, plain), aMailbox(dovecot, tagged, { hasPlusAddress: true })]
  instance = await startWatching({ mailboxes, dns })
  for (const user of [plain, tagged]) {
    await instance.event((event) => event.kind === 'watching' && event.address === user)
  }
})

afterAll(async () => {
  await instance[Symbol.asyncDispose]()
  await dovecot[Symbol.asyncDispose]()
})

/** Delivers another sender's mail, in the spam folder so that it would show in the results. */
function forged(fields: readonly string[], body?: string): string {
  return aMessage(['X-Spam: yes', ...fields], body).replace('news@shop.example', 'x@evil.example')
}

async function ignoredForeign(count: number): Promise<void> {
  await expect.poll(() => instance.watchers.numbers().counts.foreign, { timeout: 10_000 }).toBeGreaterThanOrEqual(count)
}

async function resultOf(test: NewTest): Promise<unknown> {
  return (await instance.results(test))[0]?.result
}

describe("a test for one sender's mail", () => {
  it.each<readonly [string, (test: NewTest) => string]>([
    ['its header field', (test) => forged([headerOf(test)])],
    ['the body', (test) => forged([], `look at ${test.trackingId}`)],
    ['the subject', (test) => forged([]).replace('Subject: news', `Subject: ${test.trackingId}`)],
    ['the Message-ID', (test) => forged([]).replace(/Message-ID: <[^@]*/u, `Message-ID: <${test.trackingId}`)],
    [
      'its header field, with the sender as a second author',
      (test) => forged([headerOf(test), 'From: a@shop.example']),
    ],
  ])(
    "reports only the sender's copy when a stranger's message with the id in %s arrives first",
    async (_where, forge) => {
      const test = await instance.createTest([plain], { senderDomain: 'shop.example' })
      const { foreign } = instance.watchers.numbers().counts
      await deliverTo(dovecot, plain, forge(test))
      await ignoredForeign(foreign + 1)
      await deliverTo(dovecot, plain, aMessage([headerOf(test)]))
      expect(await resultOf(test)).toMatchObject({ folder: 'INBOX', sender: 'news@shop.example' })
    },
  )

  it("reports the sender's copy when both messages arrive at the same time with the same Message-ID", async () => {
    const test = await instance.createTest([plain], { senderDomain: 'shop.example' })
    const own = aMessage([headerOf(test)])
    const messageId = /Message-ID: (\S+)/u.exec(own)?.[1] ?? ''
    const stranger = forged([headerOf(test)]).replace(/Message-ID: \S+/u, `Message-ID: ${messageId}`)
    await Promise.all([stranger, own, stranger].map(async (one) => await deliverTo(dovecot, plain, one)))
    expect(await resultOf(test)).toMatchObject({ folder: 'INBOX', sender: 'news@shop.example' })
  })

  it("ignores mail from another sender to the test's own address", async () => {
    const trackingId = toTrackingId('pst_StrangersKnowTheAddress1')
    const address = plusAddressOf(tagged, trackingId)
    const test = await instance.createTest([address], { trackingId, senderDomain: 'shop.example' })
    const { foreign } = instance.watchers.numbers().counts
    await deliverTo(dovecot, address, forged([]))
    await ignoredForeign(foreign + 1)
    await deliverTo(dovecot, address, aMessage([]))
    expect(await resultOf(test)).toMatchObject({ folder: 'INBOX', sender: 'news@shop.example' })
  })

  it('accepts mail from another domain of the same organization', async () => {
    const test = await instance.createTest([plain], { senderDomain: 'shop.example' })
    await deliverTo(dovecot, plain, aMessage([headerOf(test)]).replace('news@shop.example', 'a@mail.shop.example'))
    expect(await resultOf(test)).toMatchObject({ sender: 'a@mail.shop.example' })
  })
})

it('a test without a sender domain accepts mail from any sender', async () => {
  const test = await instance.createTest([plain])
  await deliverTo(dovecot, plain, forged([headerOf(test)]))
  expect(await resultOf(test)).toMatchObject({ folder: 'Spam', sender: 'x@evil.example' })
})
