/** Builders of a watch session with an in-memory mailbox, and of a sighting in it. */

import type { WatchedFolder } from '../../../../src/extensions/mailboxes/imap/find-folders.ts'
import type { OpenSighting } from '../../../../src/extensions/mailboxes/imap/sightings.ts'
import {
  emptyMemory,
  usualWatchRules,
  type WatchEvent,
  type WatchSession,
  wakeup,
} from '../../../../src/extensions/mailboxes/imap/watched-mailbox.ts'
import { toTrackingId } from '../../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { findMentionedIds } from '../../../../src/service/receiving/mentioned-ids.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { noOtherDomains } from '../../../service/receiving/no-other-domains.ts'
import { type FakeClock, fakeClock } from '../../../support/fake-clock.ts'
import { type FakeMailbox, fakeMailbox } from '../../../support/fake-mailbox.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

export const seedAddress = 'seed1@box.example'
export const inbox: WatchedFolder = { path: 'INBOX', role: 'inbox', knownBy: 'x' }
export const junk: WatchedFolder = { path: 'Junk', role: 'spam', knownBy: 'which the server marks as \\Junk' }
export const lists: WatchedFolder = { path: 'Lists', role: 'other', knownBy: 'x' }

export interface SessionParts extends AsyncDisposable {
  readonly session: WatchSession
  readonly mailbox: FakeMailbox
  readonly store: Store
  readonly clock: FakeClock
  readonly events: readonly WatchEvent[]
}

/** Opens a session; `ports` and `mailbox` replace parts of it. */
export async function aSession(
  changes: { readonly mailbox?: FakeMailbox; readonly ports?: Partial<WatchSession['ports']> } = {},
): Promise<SessionParts> {
  const store = await openMemoryStore()
  const clock = fakeClock()
  const mailbox = changes.mailbox ?? fakeMailbox()
  const events: WatchEvent[] = []
  const rules = { ...usualWatchRules, retentionMs: 1000 }
  const account = { host: 'h', port: 1, tls: 'none', username: 'u', password: new Secret('p'), caPem: null } as const
  const awaited = { copies: [], newestAtMs: null, oldestAtMs: null }
  const session: WatchSession = {
    mailbox: { address: seedAddress, providerName: 'box.example', account, authservIds: [], hasPlusAddress: false },
    memory: emptyMemory(rules),
    rules,
    ports: {
      clock,
      random: { fraction: () => 0.5 },
      store,
      connect: async () => await Promise.resolve(mailbox),
      isSameOrganization: noOtherDomains,
      findMentionedIds: async (bytes) => await Promise.resolve(findMentionedIds(bytes)),
      observe: async () => await Promise.reject(new Error('not expected in this test')),
      onEvent: (event) => void events.push(event),
      ...changes.ports,
    },
    wakeup: wakeup(),
    retryWakeup: wakeup(),
    awaited: () => awaited,
    refreshAwaited: async () => await Promise.resolve(awaited),
    connection: mailbox,
    signal: new AbortController().signal,
  }
  const dispose = async (): Promise<void> => await store[Symbol.asyncDispose]()
  return { session, mailbox, store, clock, events, [Symbol.asyncDispose]: dispose }
}

/** A sighting of message 1 in the inbox. */
export function anOpenSighting(changes: Partial<OpenSighting> = {}): OpenSighting {
  return {
    target: {
      numericId: 1,
      trackingId: toTrackingId('pst_a'),
      address: seedAddress,
      providerType: 'consumer',
      providerName: 'box.example',
      createdAtMs: 0,
      expiresAtMs: Number.MAX_SAFE_INTEGER,
      senderDomain: null,
      mailType: null,
      shownStatus: null,
      acceptedCopyCount: 0,
      temporaryRefusalCount: 0,
    },
    isSenderKnown: true,
    messageKey: 'm',
    folder: inbox,
    uidValidity: '1',
    uid: 1,
    sizeBytes: 100,
    internalDateMs: null,
    head: new Uint8Array(),
    seenAtMs: 0,
    firstSeenAtMs: 0,
    dueAtMs: 0,
    before: null,
    failureCount: 0,
    ...changes,
  }
}
