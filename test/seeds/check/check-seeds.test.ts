import { expect, it } from 'vitest'

import { checkSeeds } from '../../../src/seeds/check/check-seeds.ts'
import { Secret } from '../../../src/world/secret.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeMailbox } from '../../support/fake-mailbox.ts'
import { fakeRandom } from '../../support/fake-random.ts'

it('tries out all seeds, eight at a time, and gives them in their order', async () => {
  const account = { host: 'imap.box.example', port: 993, tls: 'implicit', caPem: null } as const
  const mailboxes = Array.from({ length: 20 }, (_, index) => ({
    address: `seed${index}@box.example`,
    providerName: 'box.example',
    authservIds: [],
    hasPlusAddress: false,
    account: { ...account, username: `seed${index}`, password: new Secret('hunter2') },
  }))
  const clock = fakeClock()
  const running = { now: 0, most: 0 }
  const connect = async ({ username }: { readonly username: string }) => {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    await clock.sleep(Number(username.slice(4)) % 3, new AbortController().signal)
    running.now -= 1
    return fakeMailbox()
  }
  const ports = { clock, random: fakeRandom(), post: null, connect }
  const checks = await clock.runToEnd(checkSeeds(mailboxes, ports, new AbortController().signal))
  expect(checks.map(({ address }) => address)).toEqual(mailboxes.map(({ address }) => address))
  expect(running.most).toBe(8)
})
