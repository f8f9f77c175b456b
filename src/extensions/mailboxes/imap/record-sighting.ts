/** Records a message as the seed's result once the message has stayed in its folder long enough. */

import type { Folder } from '../../../foundation/contract/names.ts'
import { isOfSender } from '../../../service/receiving/find-own-target.ts'
import { LimitReached } from '../../../service/receiving/judging/open-judging.ts'
import { readIdentity } from '../../../service/receiving/read-identity.ts'
import { recordAuthentication } from '../../../service/receiving/to-seed-record.ts'
import { unmeasuredAuthentication } from '../../../service/receiving/unjudged.ts'
import type { SeedRecord } from '../../../service/storage/store.ts'
import type { Authentication } from '../../../verdict/authentication/authentication-verdict.ts'
import { trackMessage } from './cleanup.ts'
import { placeOf, seenIn, shown } from './place-sighting.ts'
import { receivedAtMs } from './received-time.ts'
import type { OpenSighting } from './sightings.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** The outcome of recording a message. */
interface Result {
  readonly folder: Folder | null
  readonly reason: string
  readonly authentication: Authentication
  readonly fetched: FetchedMessage
}

/**
 * `gone`: the message is no longer in its folder. `open`: a DNS query failed and the test has not expired. `foreign`:
 * the message is not a copy of the test. A result is stored only if the status is `recorded`.
 */
export type RecordingStatus = 'recorded' | 'gone' | 'open' | 'foreign'

/**
 * Reads the whole message, authenticates it and records the result. The record is durable once the promise resolves.
 */
export async function recordSighting(latest: OpenSighting, session: WatchSession): Promise<RecordingStatus> {
  const { sighting, note } = await firstOfTwo(latest, session)
  const state = await session.connection.open(sighting.folder.path)
  if (state.uidValidity !== sighting.uidValidity) return 'gone'
  const fetched = await fetch(sighting, session)
  if (fetched === null) return 'gone'
  const sender = await senderOf(sighting, session)
  if (sender !== 'own') return sender
  const { folder, words } = await placeOf(sighting, session)
  const authentication = await authenticateSighting(fetched, session)
  const open = whyOpen(authentication)
  // Once the test has expired, record the known verdicts and leave the others undetermined.
  if (open !== null && session.ports.clock.nowMs() < sighting.target.expiresAtMs) {
    const { numericId } = sighting.target
    session.ports.onEvent({ kind: 'error', address: session.mailbox.address, numericId, error: new Error(open) })
    return 'open'
  }
  await record(sighting, { folder, reason: `${words}${note}`, authentication, fetched }, session)
  await trackMessage(sighting, state, session)
  return 'recorded'
}

/**
 * Selects which of a message's sightings counts. If the message is still in the earlier folder, it was not moved, so
 * the first sighting counts.
 */
async function firstOfTwo(
  latest: OpenSighting,
  { connection }: WatchSession,
): Promise<{ readonly sighting: OpenSighting; readonly note: string }> {
  const { before } = latest
  if (before === null || before.folder.role === 'other') return { sighting: latest, note: '' }
  const { uidValidity } = await connection.open(before.folder.path)
  const isThere = uidValidity === before.uidValidity && (await connection.fetchHeads([before.uid])).length > 0
  if (!isThere) return { sighting: latest, note: moveOf(latest) }
  return {
    sighting: { ...latest, ...before },
    note: `; there is another copy in "${shown(latest.folder.path)}"`,
  }
}

/**
 * Fetches the message, or only its header section if the message is too large. Returns `null` if the message no longer
 * exists.
 */
async function fetch(
  { uid, sizeBytes }: OpenSighting,
  { connection, rules: { maxMessageBytes } }: WatchSession,
): Promise<FetchedMessage | null> {
  const whole = sizeBytes > maxMessageBytes ? null : await connection.fetchBytes(uid, maxMessageBytes)
  if (whole !== null && whole.length < maxMessageBytes) return { bytes: whole, isHeadOnly: false }
  const [found] = await connection.fetchHeads([uid])
  return found === undefined ? null : { bytes: found.head, isHeadOnly: true }
}

/** Returns the result of the sender check. If the DNS query failed when the message was seen, repeats the check. */
async function senderOf(
  { isSenderKnown, target, head }: OpenSighting,
  { ports, memory, signal }: WatchSession,
): Promise<'own' | 'open' | 'foreign'> {
  if (isSenderKnown) return 'own'
  const { isSameOrganization, clock } = ports
  const isOwn = await isOfSender(target, readIdentity(head), { isSameOrganization, signal })
  if (isOwn === null && clock.nowMs() < target.expiresAtMs) return 'open'
  memory.counts[isOwn === true ? 'matched' : 'foreign'] += 1
  return isOwn === true ? 'own' : 'foreign'
}

/** Records the last known folder of a message that is no longer in any watched folder. */
export async function recordGone(sighting: OpenSighting, session: WatchSession): Promise<void> {
  const { role } = sighting.folder
  // A message outside the inbox and spam, or from another sender, produces no result.
  if (role === 'other' || (await senderOf(sighting, session)) !== 'own') return session.memory.sightings.drop(sighting)
  const folder: Folder = role === 'spam' ? 'Spam' : 'INBOX'
  const reason = `${seenIn(sighting)}${moveOf(sighting)}; the message disappeared from all watched folders shortly afterwards`
  const detail = 'not evaluated: the message was removed from the mailbox before presend had read all of it'
  const fetched = { bytes: sighting.head, isHeadOnly: true }
  await record(sighting, { folder, reason, authentication: unmeasuredAuthentication(detail), fetched }, session)
}

function moveOf({ before }: OpenSighting): string {
  return before === null ? '' : `; it was moved there from "${shown(before.folder.path)}"`
}

async function record(sighting: OpenSighting, result: Result, session: WatchSession): Promise<void> {
  const { ports, memory, mailbox, signal } = session
  const { target, messageKey, folder } = sighting
  const { numericId, address } = target
  await ports.keepTestMail?.(numericId, result.fetched, signal)
  const copy = { numericId, address, messageKey, record: toRecord(sighting, result, memory.skew.skewMs) }
  const { toEvent } = ports
  const { deliveryIds } = await ports.store.recordCopy(toEvent === undefined ? copy : { ...copy, toEvent })
  memory.sightings.finish(sighting)
  if (deliveryIds.length > 0) ports.onDeliveries?.(deliveryIds)
  if (result.folder === null) {
    memory.counts.elsewhere += 1
    ports.onEvent({ kind: 'filed-elsewhere', address: mailbox.address, numericId, folder: shown(folder.path) })
    return
  }
  const latencyMs = ports.clock.nowMs() - sighting.firstSeenAtMs
  const { reason } = result
  ports.onEvent({ kind: 'recorded', address: mailbox.address, numericId, folder: result.folder, reason, latencyMs })
}

function toRecord(sighting: OpenSighting, { folder, reason, authentication }: Result, skewMs: number): SeedRecord {
  const { target, internalDateMs, firstSeenAtMs, head } = sighting
  return {
    // For a message outside the inbox and spam, the result contains no folder, because the API has no value for other
    // folders.
    status: folder === null ? 'undecided' : 'placed',
    isSettled: true,
    folder,
    sender: readIdentity(head).author(),
    recordedAtMs: receivedAtMs({ internalDateMs, seenAtMs: firstSeenAtMs, createdAtMs: target.createdAtMs, skewMs }),
    placementKind: 'observed',
    reason,
    reply: null,
    evidence: { ...recordAuthentication(authentication), spam: null, firedRules: [], skippedRules: [] },
  }
}

/** A fetched message. */
export interface FetchedMessage {
  readonly bytes: Uint8Array
  /** Whether only the header section was fetched because the message is too large. */
  readonly isHeadOnly: boolean
}

/**
 * Returns the SPF, DKIM and DMARC verdicts. If a message is too large, its verdicts are based only on the provider's
 * results and the header section.
 */
export async function authenticateSighting(
  { bytes, isHeadOnly }: FetchedMessage,
  { rules, ports, mailbox, signal }: WatchSession,
): Promise<Authentication> {
  const { authservIds, providerName } = mailbox
  try {
    const whole = { bytes, provider: { authservIds, providerName } }
    const largest = Math.floor(rules.maxMessageBytes / 1024 / 1024)
    const copy = isHeadOnly ? { ...whole, bodyMissing: `the message is larger than ${largest} MiB` } : whole
    return await ports.observe(copy, signal)
  } catch (error) {
    signal.throwIfAborted()
    ports.onEvent({ kind: 'error', address: mailbox.address, error })
    const reason = error instanceof LimitReached ? error.message : 'failed'
    return unmeasuredAuthentication(`not evaluated: reading the message ${reason}`)
  }
}

/** Returns why a verdict may still change, or `null` if all three verdicts are final. */
export function whyOpen({ spf, dkim, dmarc }: Authentication): string | null {
  return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null
}
