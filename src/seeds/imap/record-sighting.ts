/** A message that stays where it is, as the result of its seed. */

import type { Folder } from '../../contract/names.ts'
import type { SeedRecord } from '../../storage/store.ts'
import type { Authentication } from '../../verdict/authentication/authentication-verdict.ts'
import { isOfSender } from '../find-own-target.ts'
import { readIdentity } from '../read-identity.ts'
import { recordAuthentication } from '../record-authentication.ts'
import { authenticateSighting, type FetchedMessage, notMeasured, whyOpen } from './authenticate-sighting.ts'
import { keepTrack } from './keep-track.ts'
import { placeOf, seenIn, shown } from './place-sighting.ts'
import { receivedAtMs } from './received-time.ts'
import type { OpenSighting } from './sightings.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** What is recorded of it. */
interface Found {
  readonly folder: Folder | null
  readonly reason: string
  readonly authentication: Authentication
}

/** `gone`: it is no longer there. `open`: DNS could not be asked, and its test goes on. `foreign`: it is no copy of the test. */
export type SightingFate = 'recorded' | 'gone' | 'open' | 'foreign'

/**
 * Reads the message once more where it was seen, verifies it, and records the result, durably once the promise resolves.
 * Unless it says `recorded`, nothing was.
 */
export async function recordSighting(latest: OpenSighting, session: WatchSession): Promise<SightingFate> {
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
  // A test that is over waits for nothing: then what is known is recorded, and the rest is not measured.
  if (open !== null && session.ports.clock.nowMs() < sighting.target.expiresAtMs) {
    const { numericId } = sighting.target
    session.ports.onEvent({ kind: 'error', address: session.mailbox.address, numericId, error: new Error(open) })
    return 'open'
  }
  await record(sighting, { folder, reason: `${words}${note}`, authentication }, session)
  await keepTrack(sighting, state, session)
  return 'recorded'
}

/** Of a message that lies in two folders the first sight counts: it was not moved. */
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
    note: `; another copy of it lies in "${shown(latest.folder.path)}"`,
  }
}

/** `null`: it is not there. Only the head of what is too large is fetched. */
async function fetch(
  { uid, sizeBytes }: OpenSighting,
  { connection, rules: { maxMessageBytes } }: WatchSession,
): Promise<FetchedMessage | null> {
  const whole = sizeBytes > maxMessageBytes ? null : await connection.fetchBytes(uid, maxMessageBytes)
  if (whole !== null && whole.length < maxMessageBytes) return { bytes: whole, isHeadOnly: false }
  const [found] = await connection.fetchHeads([uid])
  return found === undefined ? null : { bytes: found.head, isHeadOnly: true }
}

/** Asks once more whether its author belongs to the test's sender, where DNS could not say it when it was seen. */
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

/** For a message that is in no folder any more: it was there, and that is its result. */
export async function recordGone(sighting: OpenSighting, session: WatchSession): Promise<void> {
  const { role } = sighting.folder
  // Nobody can say of it that it was in the inbox, nor that it was spam.
  if (role === 'other' || (await senderOf(sighting, session)) !== 'own') return session.memory.sightings.drop(sighting)
  const folder: Folder = role === 'spam' ? 'Spam' : 'INBOX'
  const reason = `${seenIn(sighting)}${moveOf(sighting)}; it was gone from all watched folders a moment later`
  const authentication = notMeasured('the message was taken out of the mailbox before it could be read whole')
  await record(sighting, { folder, reason, authentication }, session)
}

function moveOf({ before }: OpenSighting): string {
  return before === null ? '' : `; it was moved there from "${shown(before.folder.path)}"`
}

async function record(sighting: OpenSighting, found: Found, session: WatchSession): Promise<void> {
  const { ports, memory, mailbox } = session
  const { target, messageKey, folder } = sighting
  const { numericId, address } = target
  const copy = { numericId, address, messageKey, record: toRecord(sighting, found, memory.skew.skewMs) }
  const { toEvent } = ports
  const { deliveryIds } = await ports.store.recordCopy(toEvent === undefined ? copy : { ...copy, toEvent })
  memory.sightings.finish(sighting)
  if (deliveryIds.length > 0) ports.onDeliveries?.(deliveryIds)
  if (found.folder === null) {
    memory.counts.elsewhere += 1
    ports.onEvent({ kind: 'filed-elsewhere', address: mailbox.address, numericId, folder: shown(folder.path) })
    return
  }
  const latencyMs = ports.clock.nowMs() - sighting.firstSeenAtMs
  const { reason } = found
  ports.onEvent({ kind: 'recorded', address: mailbox.address, numericId, folder: found.folder, reason, latencyMs })
}

function toRecord(sighting: OpenSighting, { folder, reason, authentication }: Found, skewMs: number): SeedRecord {
  const { target, internalDateMs, firstSeenAtMs, head } = sighting
  return {
    // It has come, and no folder that the API knows says where: nothing better is waited for.
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
