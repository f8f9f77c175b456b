/** Watches the mailboxes that this instance has leased, and tracks the copies that tests expect in each mailbox. */

import { untagged } from '../../../service/receiving/plus-address.ts'
import type { Store } from '../../../service/storage/store.ts'
import type { AwaitedCopy } from '../../../service/storage/stored-seed.ts'
import { keepWatching } from './keep-watching.ts'
import {
  type AwaitedMail,
  countNames,
  emptyMemory,
  noCounts,
  type Watch,
  type WatchCounts,
  type WatchedMailbox,
  type WatchPorts,
  type WatchRules,
  type WatchState,
  wakeup,
} from './watched-mailbox.ts'

/** The parameters of the watchers. */
export interface WatchersPlan {
  /** The mailboxes to watch at startup. */
  readonly mailboxes: readonly WatchedMailbox[]
  /**
   * Returns the current mailboxes; called every second. A changed mailbox must be a new object; presend then opens a
   * new connection. If a mailbox is no longer in the list, its connection is closed. Default: the mailboxes never
   * change.
   */
  readonly refresh?: () => Promise<readonly WatchedMailbox[]>
  readonly rules: WatchRules
  readonly ports: WatchersPorts
  /** Identifies this instance among the instances that use the same database. */
  readonly holder: string
}

/** Dependencies of the watchers. */
export interface WatchersPorts extends WatchPorts {
  readonly store: WatchPorts['store'] & Pick<Store, 'listAwaitedCopies' | 'listSeeds' | 'claimSeeds' | 'releaseSeeds'>
}

/** Statistics for all mailboxes since startup. */
export interface WatchNumbers {
  readonly counts: Readonly<WatchCounts>
  /**
   * The number of mailboxes in each state. `elsewhere`: another instance watches the mailbox, or the mailbox is
   * disabled.
   */
  readonly states: Readonly<Record<WatchState | 'elsewhere', number>>
}

/** Running watchers. Disposing the watchers closes every connection and releases the mailboxes to other instances. */
export interface MailboxWatchers extends AsyncDisposable {
  numbers(): WatchNumbers
}

/** How often open tests and mailboxes are read from the database. Other instances may have created some of them. */
const tickMs = 1000
/** How many times a lease is renewed within its duration. */
const claimsPerLease = 6

interface Running {
  readonly controller: AbortController
  readonly ended: Promise<void>
}

/**
 * Starts the watchers. Resolves once the first mailboxes are leased, even if their servers do not respond. If several
 * instances share a database, each mailbox is watched by only one of them. If that instance dies, another one takes
 * over its mailboxes within 30 s. If two instances temporarily watch the same mailbox, both record the same results,
 * and only the first record is kept.
 */
export async function startMailboxWatchers(plan: WatchersPlan): Promise<MailboxWatchers> {
  const { ports, holder } = plan
  const watches = new Map<string, Watch>()
  const running = new Map<string, Running>()
  const stop = new AbortController()
  const instance: Instance = { plan, watches, awaited: new Map(), running, signal: stop.signal, claimedAtMs: null }
  updateWatches(plan.mailboxes, instance)
  await tick(instance)
  const ticking = keepTicking(instance)
  return {
    numbers: () => numbersOf(watches, running),
    [Symbol.asyncDispose]: async () => {
      stop.abort(new Error('the mailbox watchers were stopped'))
      await ticking
      await Promise.all(Array.from(running.values(), async ({ ended }) => await ended))
      running.clear()
      await ports.store.releaseSeeds(holder).catch(report(ports))
    },
  }
}

function awaitedMail(copies: readonly AwaitedCopy[]): AwaitedMail {
  const times = copies.map(({ createdAtMs }) => createdAtMs).toSorted((left, right) => left - right)
  return { copies, newestAtMs: times.at(-1) ?? null, oldestAtMs: times[0] ?? null }
}

/** The state of this instance's watchers. All maps are keyed by address. */
interface Instance {
  readonly plan: WatchersPlan
  readonly watches: Map<string, Watch>
  readonly awaited: Map<string, AwaitedMail>
  readonly running: Map<string, Running>
  readonly signal: AbortSignal
  /** The monotonic time at which leases were last claimed; `null` to claim leases at the next tick. */
  claimedAtMs: number | null
}

/** Starts and stops watches to match the current list of mailboxes. */
function updateWatches(mailboxes: readonly WatchedMailbox[], instance: Instance): void {
  const { watches, awaited, running } = instance
  const wanted = new Map(mailboxes.map((mailbox) => [mailbox.address, mailbox]))
  for (const [address, { mailbox }] of watches) {
    if (wanted.get(address) === mailbox) continue
    running.get(address)?.controller.abort(new Error('the mailbox was changed or removed'))
    running.delete(address)
    watches.delete(address)
    awaited.delete(address)
  }
  for (const [address, mailbox] of wanted) {
    if (watches.has(address)) continue
    watches.set(address, createWatch(mailbox, instance))
    instance.claimedAtMs = null
  }
}

function createWatch(mailbox: WatchedMailbox, instance: Instance): Watch {
  const { rules, ports } = instance.plan
  const awaited = (): AwaitedMail => instance.awaited.get(mailbox.address) ?? awaitedMail([])
  const refreshAwaited = async (): Promise<AwaitedMail> => {
    await readAwaited(instance)
    return awaited()
  }
  const wakeups = { wakeup: wakeup(), retryWakeup: wakeup() }
  return { mailbox, memory: emptyMemory(rules), rules, ports, ...wakeups, awaited, refreshAwaited }
}

async function keepTicking(instance: Instance): Promise<void> {
  const { plan, signal } = instance
  while (!signal.aborted) {
    await plan.ports.clock.sleep(tickMs, signal).catch(() => undefined)
    if (!signal.aborted) await tick(instance)
  }
}

/** If the database is unavailable, watching continues and results are recorded later. */
async function tick(instance: Instance): Promise<void> {
  const { ports, refresh } = instance.plan
  try {
    if (refresh !== undefined) updateWatches(await refresh(), instance)
    // Do not query the database if there are only local seeds.
    if (instance.watches.size === 0) return
    await readAwaited(instance)
    await claimIfDue(instance)
    await retryChecked(instance)
  } catch (error) {
    report(ports)(error)
  }
}

/** Reads from the database which copies are expected, and wakes the watchers of mailboxes with new tests. */
async function readAwaited({ plan, watches, awaited }: Instance): Promise<void> {
  const { store, clock } = plan.ports
  // A copy is addressed to the mailbox itself or to one of its plus-addresses.
  const byMailbox = Map.groupBy(await store.listAwaitedCopies(clock.nowMs()), (copy) =>
    watches.has(copy.address) ? copy.address : untagged(copy.address),
  )
  for (const [address, watch] of watches) {
    const before = awaited.get(address)?.newestAtMs ?? null
    const current = awaitedMail(byMailbox.get(address) ?? [])
    awaited.set(address, current)
    if (current.newestAtMs !== null && (before === null || current.newestAtMs > before)) watch.wakeup.wake()
  }
}

async function claimIfDue(instance: Instance): Promise<void> {
  const { plan, watches, awaited, running, signal } = instance
  const { store, clock } = plan.ports
  const { leaseMs } = plan.rules
  const monotonicMs = clock.monotonicMs()
  if (instance.claimedAtMs !== null && monotonicMs - instance.claimedAtMs < leaseMs / claimsPerLease) return
  const enabled = new Set((await store.listSeeds()).filter((seed) => seed.isEnabled).map((seed) => seed.address))
  // A disabled mailbox is watched until its open tests have ended.
  const addresses = [...watches.keys()].filter(
    (address) => enabled.has(address) || (awaited.get(address)?.newestAtMs ?? null) !== null,
  )
  const nowMs = clock.nowMs()
  const { usable = [], unusable = [] } = Object.groupBy(addresses, (address) =>
    hasNoLogin(watches.get(address)) ? 'unusable' : 'usable',
  )
  const { holder } = plan
  // If this instance has no usable login for a mailbox, it claims the mailbox with a lease that has already expired.
  // Any other instance can then take over immediately; until one does, this instance reports why the mailbox is not
  // being watched.
  const agoMs = nowMs - leaseMs
  const claimed = new Set([
    ...(await store.claimSeeds({ holder, addresses: usable, nowMs, untilMs: nowMs + leaseMs })),
    ...(await store.claimSeeds({ holder, addresses: unusable, nowMs: agoMs, untilMs: agoMs })),
  ])
  instance.claimedAtMs = monotonicMs
  for (const [address, { controller }] of running) {
    if (claimed.has(address)) continue
    controller.abort(new Error('another instance watches the mailbox'))
    running.delete(address)
  }
  for (const address of claimed) {
    const watch = watches.get(address)
    if (watch !== undefined && !running.has(address)) running.set(address, start(watch, signal))
  }
}

/**
 * Retries a mailbox immediately if another process has changed its stored health. `presend seeds check` changes the
 * stored health when the login works.
 */
async function retryChecked({ watches, plan }: Instance): Promise<void> {
  // Capture the stored health before the query, because the query result would not include writes made in the meantime.
  const waiting = [...watches.values()].flatMap((watch) =>
    watch.memory.state === 'waiting' && watch.memory.stored !== null
      ? [{ ...watch, written: watch.memory.stored }]
      : [],
  )
  if (waiting.length === 0) return
  const seeds = await plan.ports.store.listSeeds()
  const healthOf = new Map(seeds.map(({ address, health }) => [address, health]))
  for (const { mailbox, memory, retryWakeup, written } of waiting) {
    const health = healthOf.get(mailbox.address) ?? written.health
    if (health === written.health || memory.stored !== written) continue
    memory.stored = null
    retryWakeup.wake()
  }
}

function hasNoLogin(watch: Watch | undefined): boolean {
  const password = watch?.mailbox.account.password
  return password !== undefined && 'isUnavailable' in password && password.isUnavailable
}

function start(watch: Watch, signal: AbortSignal): Running {
  const controller = new AbortController()
  const ended = keepWatching(watch, AbortSignal.any([signal, controller.signal]))
  return { controller, ended }
}

function numbersOf(watches: ReadonlyMap<string, Watch>, running: ReadonlyMap<string, Running>): WatchNumbers {
  const counts = noCounts()
  const states = { connecting: 0, watching: 0, waiting: 0, elsewhere: 0 }
  for (const [address, { memory }] of watches) {
    states[running.has(address) ? memory.state : 'elsewhere'] += 1
    for (const name of countNames) counts[name] += memory.counts[name]
  }
  return { counts, states }
}

function report({ onEvent }: Pick<WatchersPorts, 'onEvent'>): (error: unknown) => void {
  return (error) => onEvent({ kind: 'error', address: 'all', error })
}
