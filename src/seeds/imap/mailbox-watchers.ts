/** All mailboxes of an instance: which of them it watches, and what tests wait for in each. */

import type { Store } from '../../storage/store.ts'
import type { AwaitedCopy } from '../../storage/stored-seed.ts'
import { untagged } from '../plus-address.ts'
import { keepWatching } from './keep-watching.ts'
import {
  bell,
  countNames,
  emptyMemory,
  type MailboxWish,
  noCounts,
  type Watch,
  type WatchCounts,
  type WatchedMailbox,
  type WatchPorts,
  type WatchRules,
  type WatchState,
} from './watched-mailbox.ts'

/** What the watchers are started with. */
export interface WatchersPlan {
  /** At the start. */
  readonly mailboxes: readonly WatchedMailbox[]
  /**
   * Asked every second which ones there are now. One that has changed is another object, and is opened anew; one that is
   * gone is closed. Absent: they stay as they are.
   */
  readonly look?: () => Promise<readonly WatchedMailbox[]>
  readonly rules: WatchRules
  readonly ports: WatchersPorts
  /** Names this instance among those on the same storage. */
  readonly holder: string
}

/** What all of them need together. */
export interface WatchersPorts extends WatchPorts {
  readonly store: WatchPorts['store'] & Pick<Store, 'listAwaitedCopies' | 'listSeeds' | 'claimSeeds' | 'releaseSeeds'>
}

/** What is known of all of them; counts since the start. */
export interface WatchNumbers {
  readonly counts: Readonly<WatchCounts>
  /** `elsewhere`: another instance watches it, or it is switched off. */
  readonly states: Readonly<Record<WatchState | 'elsewhere', number>>
}

/** Running watchers. Disposing them closes every connection and gives the mailboxes to other instances. */
export interface MailboxWatchers extends AsyncDisposable {
  numbers(): WatchNumbers
}

/** How soon a new test is known here, whichever instance created it. */
const askEveryMs = 1000
/** How many times a claim is prolonged before it would end. */
const claimsPerLease = 6

interface Running {
  readonly controller: AbortController
  readonly ended: Promise<void>
}

/**
 * Starts them; resolves once the first mailboxes are claimed, whether or not anybody answers there. Of several instances
 * on one storage each mailbox has one watcher; when an instance dies its mailboxes go to another one within half a
 * minute. Should two watch one for a while, both record the same, and the first record stays.
 */
export async function startMailboxWatchers(plan: WatchersPlan): Promise<MailboxWatchers> {
  const { ports, holder } = plan
  const watches = new Map<string, Watch>()
  const running = new Map<string, Running>()
  const stop = new AbortController()
  const instance: Instance = { plan, watches, wishes: new Map(), running, signal: stop.signal, claimedAtMs: null }
  enrol(plan.mailboxes, instance)
  await tick(instance)
  const ticking = keepTicking(instance)
  return {
    numbers: () => numbersOf(watches, running),
    [Symbol.asyncDispose]: async () => {
      stop.abort(new Error('the watching of mailboxes is stopped'))
      await ticking
      await Promise.all(Array.from(running.values(), async ({ ended }) => await ended))
      running.clear()
      await ports.store.releaseSeeds(holder).catch(report(ports))
    },
  }
}

const noWish: MailboxWish = { copies: [], newestAtMs: null, oldestAtMs: null }

interface Instance {
  readonly plan: WatchersPlan
  readonly watches: Map<string, Watch>
  readonly wishes: Map<string, MailboxWish>
  readonly running: Map<string, Running>
  readonly signal: AbortSignal
  /** By the monotonic clock; `null`: never. */
  claimedAtMs: number | null
}

/** Makes the watches those of these mailboxes. */
function enrol(mailboxes: readonly WatchedMailbox[], instance: Instance): void {
  const { watches, wishes, running } = instance
  const wanted = new Map(mailboxes.map((mailbox) => [mailbox.address, mailbox]))
  for (const [address, { mailbox }] of watches) {
    if (wanted.get(address) === mailbox) continue
    running.get(address)?.controller.abort(new Error('the mailbox was changed or removed'))
    running.delete(address)
    watches.delete(address)
    wishes.delete(address)
  }
  for (const [address, mailbox] of wanted) {
    if (watches.has(address)) continue
    watches.set(address, aWatch(mailbox, instance))
    // It is asked for at once.
    instance.claimedAtMs = null
  }
}

function aWatch(mailbox: WatchedMailbox, instance: Instance): Watch {
  const { rules, ports } = instance.plan
  const wish = (): MailboxWish => instance.wishes.get(mailbox.address) ?? noWish
  const askForWish = async (): Promise<MailboxWish> => {
    await askForWishes(instance)
    return wish()
  }
  return { mailbox, memory: emptyMemory(rules), rules, ports, bell: bell(), retryBell: bell(), wish, askForWish }
}

async function keepTicking(instance: Instance): Promise<void> {
  const { plan, signal } = instance
  while (!signal.aborted) {
    await plan.ports.clock.sleep(askEveryMs, signal).catch(() => undefined)
    if (!signal.aborted) await tick(instance)
  }
}

/** A storage that is away stops nothing: what is watched stays watched, and its results wait. */
async function tick(instance: Instance): Promise<void> {
  const { ports } = instance.plan
  const { look } = instance.plan
  try {
    if (look !== undefined) enrol(await look(), instance)
    // Local seeds alone ask nothing of anybody.
    if (instance.watches.size === 0) return
    await askForWishes(instance)
    await claimIfDue(instance)
    await retryChecked(instance)
  } catch (error) {
    report(ports)(error)
  }
}

async function askForWishes({ plan, watches, wishes }: Instance): Promise<void> {
  const { store, clock } = plan.ports
  const byMailbox = groupByMailbox(await store.listAwaitedCopies(clock.nowMs()), watches)
  for (const [address, { bell: mailboxBell }] of watches) {
    const before = wishes.get(address)?.newestAtMs ?? null
    const wish = byMailbox.get(address) ?? noWish
    wishes.set(address, wish)
    if (wish.newestAtMs !== null && (before === null || wish.newestAtMs > before)) mailboxBell.ring()
  }
}

/** The address of a copy is that of its mailbox, or one with a tag of its own. */
function groupByMailbox(
  copies: readonly AwaitedCopy[],
  watches: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, MailboxWish> {
  const grouped = new Map<string, { copies: AwaitedCopy[]; newestAtMs: number; oldestAtMs: number }>()
  for (const copy of copies) {
    const address = watches.has(copy.address) ? copy.address : untagged(copy.address)
    if (!watches.has(address)) continue
    const { createdAtMs } = copy
    const group = grouped.get(address) ?? { copies: [], newestAtMs: createdAtMs, oldestAtMs: createdAtMs }
    group.copies.push(copy)
    group.newestAtMs = Math.max(group.newestAtMs, createdAtMs)
    group.oldestAtMs = Math.min(group.oldestAtMs, createdAtMs)
    grouped.set(address, group)
  }
  return grouped
}

async function claimIfDue(instance: Instance): Promise<void> {
  const { plan, watches, wishes, running, signal } = instance
  const { store, clock } = plan.ports
  const { leaseMs } = plan.rules
  const monotonicMs = clock.monotonicMs()
  if (instance.claimedAtMs !== null && monotonicMs - instance.claimedAtMs < leaseMs / claimsPerLease) return
  const enabled = new Set((await store.listSeeds()).filter((seed) => seed.isEnabled).map((seed) => seed.address))
  // One that was switched off is watched to the end of its tests.
  const addresses = [...watches.keys()].filter(
    (address) => enabled.has(address) || (wishes.get(address)?.newestAtMs ?? null) !== null,
  )
  const nowMs = clock.nowMs()
  const { mine = [], others = [] } = Object.groupBy(addresses, (address) =>
    isInVain(watches.get(address)) ? 'others' : 'mine',
  )
  const { holder } = plan
  // What this instance cannot open it has only where no other one has wanted it for a while, and only until one does: then
  // somebody says at least why nobody watches it.
  const agoMs = nowMs - leaseMs
  const claimed = new Set([
    ...(await store.claimSeeds({ holder, addresses: mine, nowMs, untilMs: nowMs + leaseMs })),
    ...(await store.claimSeeds({ holder, addresses: others, nowMs: agoMs, untilMs: agoMs })),
  ])
  instance.claimedAtMs = monotonicMs
  for (const [address, { controller }] of running) {
    if (claimed.has(address)) continue
    controller.abort(new Error('the mailbox is watched elsewhere'))
    running.delete(address)
  }
  for (const address of claimed) {
    const watch = watches.get(address)
    if (watch !== undefined && !running.has(address)) running.set(address, start(watch, signal))
  }
}

/**
 * Tries a mailbox at once whose stored health is not what this instance wrote: `presend seeds check` writes it down when
 * the login works.
 */
async function retryChecked({ watches, plan }: Instance): Promise<void> {
  // Read before the storage is asked: what is written meanwhile is not in its answer.
  const waiting = [...watches.values()].flatMap(({ mailbox, memory, retryBell }) =>
    memory.state === 'waiting' && memory.stored !== null ? [{ mailbox, memory, retryBell, wrote: memory.stored }] : [],
  )
  if (waiting.length === 0) return
  const seeds = await plan.ports.store.listSeeds()
  const healthOf = new Map(seeds.map(({ address, health }) => [address, health]))
  for (const { mailbox, memory, retryBell, wrote } of waiting) {
    const health = healthOf.get(mailbox.address) ?? wrote.health
    if (health === wrote.health || memory.stored !== wrote) continue
    memory.stored = null
    retryBell.ring()
  }
}

function isInVain(watch: Watch | undefined): boolean {
  const password = watch?.mailbox.account.password
  return password !== undefined && 'isInVain' in password && password.isInVain
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
