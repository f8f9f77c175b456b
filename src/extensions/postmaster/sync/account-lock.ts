/** Locks an account, so that only one sync of it runs at a time across all instances and commands. */

import type { Clock } from '../../../foundation/world/world.ts'
import type { PostmasterAccountStore } from '../storage/accounts-and-days.ts'

/** The dependencies for locking an account. */
export interface LockDeps {
  readonly store: Pick<PostmasterAccountStore, 'claimPostmasterSync' | 'releasePostmasterSync'>
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  /** A unique id for this sync. */
  readonly holder: string
}

/** How long a lock remains valid after its sync crashes. */
export const lockMs = 120_000

/**
 * The error that aborts a sync when another sync has taken its lock. A lock can be lost if it expires while the process
 * is suspended.
 */
export class LockLost extends Error {
  constructor() {
    super('another sync of this account has started')
    this.name = 'LockLost'
  }
}

/** Runs `work` while holding the lock, or returns `busy`. @throws LockLost; the signal's reason; errors from `work` */
export async function withAccountLock<T>(
  accountId: number,
  work: (signal: AbortSignal) => Promise<T>,
  { deps, signal }: { readonly deps: LockDeps; readonly signal: AbortSignal },
): Promise<{ readonly status: 'done'; readonly value: T } | { readonly status: 'busy' }> {
  if (!(await claim(accountId, deps))) return { status: 'busy' }
  const ended = new AbortController()
  const lost = new AbortController()
  const renewing = renew(accountId, deps, { ended: ended.signal, lost })
  try {
    return { status: 'done', value: await work(AbortSignal.any([signal, lost.signal])) }
  } finally {
    ended.abort()
    await renewing
    // If releasing the lock fails, the lock expires by itself.
    await deps.store.releasePostmasterSync(accountId, deps.holder).catch(() => undefined)
  }
}

async function claim(accountId: number, { store, clock, holder }: LockDeps): Promise<boolean> {
  const nowMs = clock.nowMs()
  return await store.claimPostmasterSync({ accountId, holder, nowMs, untilMs: nowMs + lockMs })
}

/** Renews the lock whenever a quarter of its lifetime has passed. */
async function renew(
  accountId: number,
  deps: LockDeps,
  { ended, lost }: { readonly ended: AbortSignal; readonly lost: AbortController },
): Promise<void> {
  while (await hasSlept(deps.clock, ended)) {
    // Ignore database errors here: if the database is down, `work` itself fails.
    const isHeld = await claim(accountId, deps).catch(() => true)
    if (!isHeld) lost.abort(new LockLost())
    if (!isHeld) return
  }
}

async function hasSlept(clock: LockDeps['clock'], signal: AbortSignal): Promise<boolean> {
  return await clock.sleep(lockMs / 4, signal).then(
    () => true,
    () => false,
  )
}
