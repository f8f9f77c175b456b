import { describe, expect, it } from 'vitest'
import {
  type LockDeps,
  LockLost,
  lockMs,
  withAccountLock,
} from '../../../../src/extensions/postmaster/sync/account-lock.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { type FakeClock, fakeClock } from '../../../support/fake-clock.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

const signal = new AbortController().signal

interface Setup extends AsyncDisposable {
  readonly store: Store
  readonly clock: FakeClock
  readonly accountId: number
  deps(holder: string): LockDeps
}

async function setUp(): Promise<Setup> {
  const store = await openMemoryStore()
  const account = { workspaceId: toWorkspaceId('a'), email: 'a@shop.example', source: 'google', nowMs: 1 } as const
  const { id: accountId } = await store.ensurePostmasterAccount(account)
  const clock = fakeClock()
  return {
    store,
    clock,
    accountId,
    deps: (holder) => ({ store, clock, holder }),
    [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose](),
  }
}

describe('withAccountLock()', () => {
  it('runs one sync at a time, and releases the lock', async () => {
    await using setup = await setUp()
    const { promise: isOpen, resolve: open } = Promise.withResolvers<string>()
    const first = withAccountLock(setup.accountId, async () => await isOpen, { deps: setup.deps('one'), signal })
    await setup.clock.advance(0)
    const second = async (): Promise<unknown> =>
      await withAccountLock(setup.accountId, async () => await Promise.resolve('second'), {
        deps: setup.deps('two'),
        signal,
      })
    expect(await second()).toEqual({ status: 'busy' })
    open('first')
    expect(await first).toEqual({ status: 'done', value: 'first' })
    expect(await second()).toEqual({ status: 'done', value: 'second' })
  })

  it('renews the lock while the work runs', async () => {
    await using setup = await setUp()
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
    const work = withAccountLock(setup.accountId, async () => await isOpen, { deps: setup.deps('one'), signal })
    for (let quarter = 0; quarter < 40; quarter += 1) await setup.clock.advance(lockMs / 4)
    const claim = { accountId: setup.accountId, holder: 'two', nowMs: setup.clock.nowMs(), untilMs: 0 }
    expect(await setup.store.claimPostmasterSync(claim)).toBe(false)
    open()
    await work
    expect(setup.clock.sleepingCount).toBe(0)
  })

  it('aborts the work if another sync has taken the lock', async () => {
    await using setup = await setUp()
    const work = withAccountLock(
      setup.accountId,
      async (held) =>
        await new Promise((_resolve, reject) => held.addEventListener('abort', () => reject(held.reason))),
      { deps: setup.deps('one'), signal },
    )
    await setup.clock.advance(0)
    const nowMs = setup.clock.nowMs() + lockMs
    await setup.store.claimPostmasterSync({ accountId: setup.accountId, holder: 'two', nowMs, untilMs: nowMs + lockMs })
    const ended = work.catch((error: unknown) => error)
    await setup.clock.advance(lockMs / 4)
    expect(await ended).toBeInstanceOf(LockLost)
    // The other sync keeps its lock.
    const claim = { accountId: setup.accountId, holder: 'three', nowMs: setup.clock.nowMs(), untilMs: 0 }
    expect(await setup.store.claimPostmasterSync(claim)).toBe(false)
  })

  it('releases the lock if the work fails', async () => {
    await using setup = await setUp()
    const deps = setup.deps('one')
    const work = withAccountLock(setup.accountId, async () => await Promise.reject(new Error('no')), { deps, signal })
    await expect(work).rejects.toThrow('no')
    const claim = { accountId: setup.accountId, holder: 'two', nowMs: setup.clock.nowMs(), untilMs: 0 }
    expect(await setup.store.claimPostmasterSync(claim)).toBe(true)
  })
})
