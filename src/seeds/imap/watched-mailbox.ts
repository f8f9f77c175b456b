/** A mailbox that is watched: what is known of it, what is remembered of it, and what watching needs. */

import type { SettledSeed, Store } from '../../storage/store.ts'
import type { AwaitedCopy, SeedHealth } from '../../storage/stored-seed.ts'
import type { WebhookEvent } from '../../storage/webhook.ts'
import type { Clock, Random } from '../../world/world.ts'
import type { SameOrganization } from '../find-own-target.ts'
import type { Judging } from '../judging/open-judging.ts'
import type { ConnectImap, ImapAccount, ImapConnection } from './imap-connection.ts'
import { type RetryRules, usualRetryRules } from './imap-failure.ts'
import { type ImapLimits, usualImapLimits } from './imap-limits.ts'
import { type SkewMeter, skewMeter } from './received-time.ts'
import { type Sightings, sightings } from './sightings.ts'

/** A seed mailbox at a real provider. */
export interface WatchedMailbox {
  /** Lower case. */
  readonly address: string
  readonly providerName: string
  readonly account: ImapAccount
  /** See ObservedInput. */
  readonly authservIds: readonly string[]
  /** True: mail to `name+anything@domain` arrives too. */
  readonly hasPlusAddress: boolean
}

/** How mailboxes are watched; all times in milliseconds. */
export interface WatchRules {
  /** So long a message may still be moved before it is recorded. */
  readonly settleMs: number
  /** Marked messages that are older are deleted. */
  readonly retentionMs: number
  readonly cleanEveryMs: number
  /** The folders that are neither the inbox nor spam. */
  readonly elsewhere: {
    /** They are looked at once a test has waited for so long. */
    readonly afterMs: number
    readonly everyMs: number
    /** So long a message in one of them may still come into the inbox. */
    readonly settleMs: number
  }
  /** An instance that does not prolong its claim on a mailbox for so long is dead. */
  readonly leaseMs: number
  /** Of larger messages only what the provider wrote is believed; nothing is computed. */
  readonly maxMessageBytes: number
  readonly limits: ImapLimits
  readonly retry: RetryRules
}

/** What is right for real providers, but for the retention, which is the service's own. */
export const usualWatchRules: Omit<WatchRules, 'retentionMs'> = {
  settleMs: 750,
  cleanEveryMs: 3_600_000,
  elsewhere: { afterMs: 20_000, everyMs: 15_000, settleMs: 10_000 },
  leaseMs: 30_000,
  // Gmail takes 25 MB, which base64 makes 35 MB of.
  maxMessageBytes: 36 * 1024 * 1024,
  limits: usualImapLimits,
  retry: usualRetryRules,
}

/** What is counted of one mailbox. */
export type WatchCounts = { -readonly [Name in (typeof countNames)[number]]: number }

/**
 * `matched` belonged to a test that waited for it, `ignored` to none; `foreign` named a test that is for the mail of
 * another sender; `repeated` belonged to a test whose seed shows a result already, or was seen before; `elsewhere` was
 * recorded without a folder, because a rule of the mailbox had filed it outside the inbox and spam.
 */
export const countNames = [
  'seen',
  'matched',
  'ignored',
  'foreign',
  'repeated',
  'elsewhere',
  'sweeps',
  'sweepMs',
  'cleaned',
] as const

/** Nothing has been counted yet. */
export function noCounts(): WatchCounts {
  return {
    seen: 0,
    matched: 0,
    ignored: 0,
    foreign: 0,
    repeated: 0,
    elsewhere: 0,
    sweeps: 0,
    sweepMs: 0,
    cleaned: 0,
  }
}

/** Where the watching of a mailbox stands. */
export type WatchState = 'connecting' | 'watching' | 'waiting'

/** How far a folder was read. */
export interface FolderCursor {
  readonly uidValidity: string
  readonly nextUid: number
}

/** What outlives a connection. */
export interface MailboxMemory {
  readonly cursors: Map<string, FolderCursor>
  readonly sightings: Sightings
  readonly skew: SkewMeter
  readonly counts: WatchCounts
  state: WatchState
  /** The health that this instance wrote down last; `null`: it did not, or not surely. */
  stored: { readonly health: SeedHealth; readonly reason: string | null } | null
  /** When marked messages were last deleted, by the monotonic clock; `null`: never. */
  cleanedAtMs: number | null
}

/** Nothing is remembered yet. */
export function emptyMemory({ settleMs, elsewhere }: Pick<WatchRules, 'settleMs' | 'elsewhere'>): MailboxMemory {
  return {
    cursors: new Map(),
    sightings: sightings(settleMs, elsewhere.settleMs),
    skew: skewMeter(),
    counts: noCounts(),
    state: 'connecting',
    stored: null,
    cleanedAtMs: null,
  }
}

/** What tests wait for in one mailbox, as it was a moment ago. */
export interface MailboxWish {
  readonly copies: readonly AwaitedCopy[]
  /** When the newest of their tests was created; `null`: none waits. */
  readonly newestAtMs: number | null
  readonly oldestAtMs: number | null
}

/**
 * Dependencies of a watched mailbox other than IMAP. Messages are untrusted, so worker threads search bodies and parse
 * messages.
 */
export interface WatchPorts extends Pick<Judging, 'observe' | 'findMentionedIds'> {
  readonly clock: Clock
  readonly random: Pick<Random, 'fraction'>
  readonly store: Pick<
    Store,
    'findCopyTarget' | 'recordCopy' | 'setSeedHealth' | 'rememberMessage' | 'listRememberedMessages' | 'forgetMessages'
  >
  readonly isSameOrganization: SameOrganization
  readonly connect: ConnectImap
  /** Creates the webhook event for a seed that a copy has settled. Default: no event. */
  readonly toEvent?: (settled: SettledSeed) => WebhookEvent
  /** Called with the deliveries that came of a result, which are on disk already. */
  onDeliveries?(deliveryIds: readonly string[]): void
  /** Told of what happened to a mailbox; nothing in it is secret. */
  onEvent(event: WatchEvent): void
}

/** For the log. `error`: something of our own failed, and is tried again. */
export type WatchEvent =
  | {
      readonly kind: 'watching'
      readonly address: string
      readonly folders: readonly string[]
      readonly isIdle: boolean
    }
  | { readonly kind: 'failed'; readonly address: string; readonly reason: string; readonly retryMs: number }
  | {
      readonly kind: 'recorded'
      readonly address: string
      /** Of the test. */
      readonly numericId: number
      readonly folder: string
      readonly reason: string
      readonly latencyMs: number
    }
  | {
      readonly kind: 'filed-elsewhere'
      readonly address: string
      readonly numericId: number
      readonly folder: string
    }
  | { readonly kind: 'cleaned'; readonly address: string; readonly count: number }
  /** `numericId`: of the test, where it concerns one. */
  | { readonly kind: 'error'; readonly address: string; readonly numericId?: number; readonly error: unknown }

/** A mailbox and everything that watching it needs but a connection. */
export interface Watch {
  readonly mailbox: WatchedMailbox
  readonly memory: MailboxMemory
  readonly rules: WatchRules
  readonly ports: WatchPorts
  readonly bell: Bell
  /** Rings when a mailbox that waits after a failure should be tried at once. */
  readonly retryBell: Bell
  readonly wish: () => MailboxWish
  /** Asks the storage now. */
  readonly askForWish: () => Promise<MailboxWish>
}

/** One mailbox over one connection. */
export interface WatchSession extends Watch {
  readonly connection: ImapConnection
  readonly signal: AbortSignal
}

/** Wakes whoever waits, when there is a reason to look at once. */
export interface Bell {
  ring(): void
  /** Aborts at the next ring. */
  readonly next: AbortSignal
}

/** A bell that has not rung. */
export function bell(): Bell {
  let ringing = new AbortController()
  return {
    ring: () => {
      ringing.abort()
      ringing = new AbortController()
    },
    get next() {
      return ringing.signal
    },
  }
}
