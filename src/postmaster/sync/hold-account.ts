/** One sync an account at a time, whoever asks for it: an instance, another one, a command line. */

import type { Clock } from '../../world/world.ts'
import type { PostmasterAccountStore } from '../storage/accounts-and-days.ts'

/** What an account is held with. */
export interface HoldParts {
  readonly store: Pick<PostmasterAccountStore, 'claimPostmasterSync' | 'releasePostmasterSync'>
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  /** Tells this sync from every other. */
  readonly holder: string
}

/** Whoever died in the middle of a sync holds the account so long. */
export const heldMs = 120_000

/** The hold was lost, because this process stood still for longer than it lasts. */
export class HoldLost extends Error {
  constructor() {
    super('another sync of this account has begun meanwhile')
    this.name = 'HoldLost'
  }
}

/**
 * Does the work while nobody else does any on the account.
 *
 * @returns `busy`: somebody else does, and nothing was done
 * @throws HoldLost; the signal's reason; what the work throws
 */
export async function holdingAccount<T>(
  accountId: number,
  work: (signal: AbortSignal) => Promise<T>,
  { parts, signal }: { readonly parts: HoldParts; readonly signal: AbortSignal },
): Promise<{ readonly status: 'done'; readonly value: T } | { readonly status: 'busy' }> {
  if (!(await claim(accountId, parts))) return { status: 'busy' }
  const ended = new AbortController()
  const lost = new AbortController()
  const keeping = keep(accountId, parts, { ended: ended.signal, lost })
  try {
    return { status: 'done', value: await work(AbortSignal.any([signal, lost.signal])) }
  } finally {
    ended.abort()
    await keeping
    // It ends by itself where this fails.
    await parts.store.releasePostmasterSync(accountId, parts.holder).catch(() => undefined)
  }
}

async function claim(accountId: number, { store, clock, holder }: HoldParts): Promise<boolean> {
  const nowMs = clock.nowMs()
  return await store.claimPostmasterSync({ accountId, holder, nowMs, untilMs: nowMs + heldMs })
}

/** Four times in its life, so that a late answer of the database costs nothing. */
async function keep(
  accountId: number,
  parts: HoldParts,
  { ended, lost }: { readonly ended: AbortSignal; readonly lost: AbortController },
): Promise<void> {
  while (await hasSlept(parts.clock, ended)) {
    // A database that does not answer ends the work by itself.
    const isHeld = await claim(accountId, parts).catch(() => true)
    if (!isHeld) lost.abort(new HoldLost())
    if (!isHeld) return
  }
}

async function hasSlept(clock: HoldParts['clock'], signal: AbortSignal): Promise<boolean> {
  return await clock.sleep(heldMs / 4, signal).then(
    () => true,
    () => false,
  )
}
