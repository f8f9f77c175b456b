/** Types for a watched mailbox: its settings, its state and the dependencies needed to watch it. */

import type { Clock, Random } from '../../../foundation/world/world.ts'
import type { SameOrganization } from '../../../service/receiving/find-own-target.ts'
import type { Judging } from '../../../service/receiving/judging/open-judging.ts'
import type { KeepTestMail } from '../../../service/receiving/test-mail/keep-test-mail.ts'
import type { SettledSeed, Store } from '../../../service/storage/store.ts'
import type { AwaitedCopy, SeedHealth } from '../../../service/storage/stored-seed.ts'
import type { WebhookEvent } from '../../../service/storage/webhook.ts'
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
  /** The authserv-ids that the provider uses; see ObservedInput. */
  readonly authservIds: readonly string[]
  /** Whether mail to `name+anything@domain` is delivered to this mailbox. */
  readonly hasPlusAddress: boolean
}

/** The rules for watching mailboxes. */
export interface WatchRules {
  /** How long a message must stay in a folder before its placement is recorded. */
  readonly settleMs: number
  /** Test messages older than this are deleted. */
  readonly retentionMs: number
  readonly cleanEveryMs: number
  /** Rules for folders that are neither the inbox nor spam. */
  readonly elsewhere: {
    /** How long a test must have waited before folders other than the inbox and spam are swept. */
    readonly afterMs: number
    readonly everyMs: number
    /**
     * How long a message must stay in a folder other than the inbox and spam. Until then, it may still be moved to the
     * inbox.
     */
    readonly settleMs: number
  }
  /**
   * The duration of the lease on a mailbox. An instance that has not renewed its leases for this long is considered
   * dead.
   */
  readonly leaseMs: number
  /** For messages larger than this, presend uses only the provider's results. */
  readonly maxMessageBytes: number
  readonly limits: ImapLimits
  readonly retry: RetryRules
}

/** Default rules for real providers. These rules do not include the retention period, which the service sets. */
export const usualWatchRules: Omit<WatchRules, 'retentionMs'> = {
  settleMs: 750,
  cleanEveryMs: 3_600_000,
  elsewhere: { afterMs: 20_000, everyMs: 15_000, settleMs: 10_000 },
  leaseMs: 30_000,
  // Gmail accepts 25 MB of content, which is 35 MB in base64.
  maxMessageBytes: 36 * 1024 * 1024,
  limits: usualImapLimits,
  retry: usualRetryRules,
}

/** The counters of one mailbox. */
export type WatchCounts = { -readonly [Name in (typeof countNames)[number]]: number }

/**
 * The names of the counters. `seen`: messages that arrived in the mailbox. `matched`: messages that a test expected.
 * `ignored`: messages that belong to no test. `foreign`: messages with the tracking id of a test that expects mail from
 * another sender. `repeated`: messages that were seen before, or whose seed already has a result. `elsewhere`: messages
 * that were recorded without a folder, because a mailbox rule had filed them outside the inbox and spam. `sweeps`,
 * `sweepMs`: the number and the total duration of sweeps of the spam folders. `cleaned`: deleted messages.
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

/** Creates counters with the value zero. */
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

/** The state of a watch. `waiting` means that the watch has failed and will be retried after a delay. */
export type WatchState = 'connecting' | 'watching' | 'waiting'

/** The position up to which a folder was scanned. */
export interface FolderCursor {
  readonly uidValidity: string
  readonly nextUid: number
}

/** The part of a mailbox's state that is kept across connections. */
export interface MailboxMemory {
  readonly cursors: Map<string, FolderCursor>
  readonly sightings: Sightings
  readonly skew: SkewMeter
  readonly counts: WatchCounts
  state: WatchState
  /** The health that this instance last stored; `null` if this instance has stored no health, or if storing failed. */
  stored: { readonly health: SeedHealth; readonly reason: string | null } | null
  /** Monotonic time of the last cleanup; `null` before the first cleanup. */
  cleanedAtMs: number | null
}

/** Creates the state of a mailbox before its first connection. */
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

/** The copies that tests expect in one mailbox. */
export interface AwaitedMail {
  readonly copies: readonly AwaitedCopy[]
  /** The time at which the newest test that expects a copy was created; `null` if no test expects a copy. */
  readonly newestAtMs: number | null
  readonly oldestAtMs: number | null
}

/**
 * Dependencies of a watched mailbox, except for IMAP. Messages are untrusted, so worker threads search and parse them.
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
  /** Stores the message for the report. By default, nothing is stored. */
  readonly keepTestMail?: KeepTestMail
  /** Creates the webhook event for a seed once a copy has determined the seed's result. Default: no event. */
  readonly toEvent?: (settled: SettledSeed) => WebhookEvent
  /** Called with the ids of a result's webhook deliveries, which have already been stored durably. */
  onDeliveries?(deliveryIds: readonly string[]): void
  /** Called with each event. Events contain no secrets. */
  onEvent(event: WatchEvent): void
}

/** An event for the log. `error` means a failure that is unrelated to the mailbox; the operation is retried. */
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
      /** The numeric id of the test. */
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
  /** `numericId` identifies the test affected by the error, if any. */
  | { readonly kind: 'error'; readonly address: string; readonly numericId?: number; readonly error: unknown }

/** A mailbox with everything needed to watch it, except a connection. */
export interface Watch {
  readonly mailbox: WatchedMailbox
  readonly memory: MailboxMemory
  readonly rules: WatchRules
  readonly ports: WatchPorts
  /** Wakes the watcher when a test is created. */
  readonly wakeup: Wakeup
  /** Wakes a watcher that is waiting after a failure, so that it retries immediately. */
  readonly retryWakeup: Wakeup
  /** Returns the expected copies as last read from the database. */
  readonly awaited: () => AwaitedMail
  /** Reads the expected copies from the database. */
  readonly refreshAwaited: () => Promise<AwaitedMail>
}

/** Watches one mailbox over one connection. */
export interface WatchSession extends Watch {
  readonly connection: ImapConnection
  readonly signal: AbortSignal
}

/** Interrupts a wait. */
export interface Wakeup {
  wake(): void
  /** A signal that aborts when `wake()` is next called. */
  readonly next: AbortSignal
}

/** Creates a wakeup. */
export function wakeup(): Wakeup {
  let controller = new AbortController()
  return {
    wake: () => {
      controller.abort()
      controller = new AbortController()
    },
    get next() {
      return controller.signal
    },
  }
}
