import { describe, expect, it } from 'vitest'

import { noAccessTokens } from '../../../../src/extensions/mailboxes/imap/access-tokens.ts'
import { ImapFailure } from '../../../../src/extensions/mailboxes/imap/imap-failure.ts'
import {
  type MailboxWatchers,
  startMailboxWatchers,
} from '../../../../src/extensions/mailboxes/imap/mailbox-watchers.ts'
import { usualWatchRules, type WatchedMailbox } from '../../../../src/extensions/mailboxes/imap/watched-mailbox.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { type FakeClock, fakeClock } from '../../../support/fake-clock.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

function aMailbox(address: string): WatchedMailbox {
  const account = { host: '127.0.0.1', port: 1, tls: 'implicit', username: address, caPem: null } as const
  const password = new Secret('right')
  return {
    address,
    providerName: 'box.example',
    authservIds: [],
    hasPlusAddress: false,
    account: { ...account, password },
  }
}

interface Watching extends AsyncDisposable {
  readonly clock: FakeClock
  readonly store: Store
  readonly watchers: MailboxWatchers
  /** Usernames in the order of connecting. */
  readonly connected: readonly string[]
  /** The mailboxes from the next refresh on. */
  mailboxes: readonly WatchedMailbox[]
  refreshCount: number
}

/** A server that is unreachable eight times, and then sends invalid replies. */
function restarting(attempt: number): ImapFailure {
  return new ImapFailure(attempt < 9 ? 'unreachable' : 'unusable', 'the server restarts')
}

/** Starts watchers whose mailboxes all fail, by default with a rejected login, which is retried rarely. */
async function watching(
  first: readonly WatchedMailbox[],
  failureOf: (attempt: number) => ImapFailure = () => new ImapFailure('refused-login', 'no'),
): Promise<Watching> {
  const clock = fakeClock()
  const store = await openMemoryStore()
  const seed = { providerName: 'box.example', providerType: 'consumer', kind: 'imap', isEnabled: true } as const
  const known = ['a@box.example', 'b@box.example'].map((address) =>
    Object.assign({ address, health: 'degraded' } as const, seed),
  )
  await store.syncSeeds(known)
  const connected: string[] = []
  const state = { mailboxes: first, refreshCount: 0 }
  const watchers = await startMailboxWatchers({
    mailboxes: first,
    refresh: async () => {
      state.refreshCount += 1
      return await Promise.resolve(state.mailboxes)
    },
    rules: { ...usualWatchRules, retentionMs: 1000 },
    holder: 'one',
    ports: {
      clock,
      store,
      random: { fraction: () => 0.5 },
      connect: async ({ username }) => {
        connected.push(username)
        return await Promise.reject(failureOf(connected.length))
      },
      observe: async () => await Promise.reject(new TypeError('not expected in this test')),
      findMentionedIds: async () => await Promise.resolve([]),
      isSameOrganization: async () => await Promise.resolve(true),
      onEvent: () => undefined,
    },
  })
  return Object.assign(state, {
    clock,
    store,
    watchers,
    connected,
    [Symbol.asyncDispose]: async () => {
      await watchers[Symbol.asyncDispose]()
      await store[Symbol.asyncDispose]()
    },
  })
}

describe('startMailboxWatchers()', () => {
  it('connects to new and changed mailboxes within a second, and keeps all other connections', async () => {
    const [a, b] = [aMailbox('a@box.example'), aMailbox('b@box.example')]
    await using instance = await watching([a])
    expect(instance.connected).toEqual(['a@box.example'])
    instance.mailboxes = [a, b]
    await instance.clock.advance(1000)
    expect(instance.connected).toEqual(['a@box.example', 'b@box.example'])
    instance.mailboxes = [aMailbox('a@box.example'), b]
    await instance.clock.advance(1000)
    expect(instance.connected).toEqual(['a@box.example', 'b@box.example', 'a@box.example'])
    expect(instance.watchers.numbers().states).toMatchObject({ waiting: 2, elsewhere: 0 })
  })

  it('disconnects from a removed mailbox', async () => {
    const a = aMailbox('a@box.example')
    await using instance = await watching([a])
    instance.mailboxes = []
    await instance.clock.advance(1000)
    expect(instance.watchers.numbers().states).toEqual({ connecting: 0, watching: 0, waiting: 0, elsewhere: 0 })
    // The advance exceeds the longest retry delay.
    await instance.clock.advance(4_000_000)
    expect(instance.connected).toEqual(['a@box.example'])
  })

  it('releases a mailbox without a usable login to any other instance, and reports the reason until then', async () => {
    const a = aMailbox('a@box.example')
    const locked = { ...a, account: { ...a.account, password: noAccessTokens('sealed with another key') } }
    const b = aMailbox('b@box.example')
    await using instance = await watching([locked, b])
    const { clock, store, watchers } = instance
    expect(watchers.numbers().states).toMatchObject({ waiting: 2, elsewhere: 0 })
    expect((await store.listSeeds()).map((seed) => seed.health)).toEqual(['unhealthy', 'unhealthy'])
    const addresses = [a.address, b.address]
    const other = { holder: 'two', addresses, nowMs: clock.nowMs(), untilMs: clock.nowMs() + 60_000 }
    expect(await store.claimSeeds(other)).toEqual([a.address])
    await clock.advance(10_000)
    expect(watchers.numbers().states).toMatchObject({ waiting: 1, elsewhere: 1 })
    // An instance that renews its lease late keeps the mailbox.
    await store.claimSeeds({ ...other, untilMs: clock.nowMs() })
    await clock.advance(10_000)
    expect(watchers.numbers().states).toMatchObject({ elsewhere: 1 })
    await clock.advance(30_000)
    expect(watchers.numbers().states).toMatchObject({ elsewhere: 0 })
  })

  it('counts failures of each kind separately', async () => {
    await using instance = await watching([aMailbox('a@box.example')], restarting)
    while (instance.connected.length < 9) await instance.clock.advance(500)
    await instance.clock.advance(5000)
    expect(instance.connected).toHaveLength(10)
  })

  it('retries a rejected login immediately after another process stored that it works', async () => {
    await using instance = await watching([aMailbox('a@box.example')])
    const { clock, connected, store } = instance
    await clock.advance(60_000)
    expect(connected).toHaveLength(2)
    await store.setSeedHealth('a@box.example', { health: 'healthy', reason: null, nowMs: 1 })
    await clock.advance(1000)
    expect(connected).toHaveLength(3)
    await clock.advance(10_000)
    expect(connected).toHaveLength(3)
    expect((await store.listSeeds())[0]?.health).toBe('unhealthy')
  })

  it('does not query the database if there are no mailboxes', async () => {
    await using instance = await watching([])
    const { store } = instance
    let queryCount = 0
    Object.assign(store, {
      listAwaitedCopies: async () => {
        queryCount += 1
        return await Promise.resolve([])
      },
    })
    const before = instance.refreshCount
    await instance.clock.advance(3000)
    expect([instance.refreshCount - before, queryCount]).toEqual([3, 0])
  })
})
