/** A message that stays where it is, as the result of its seed. */

import type { Folder } from '../../contract/names.ts'
import { parseMessage } from '../../mail/parse-message.ts'
import type { SeedRecord } from '../../storage/store.ts'
import type { Authentication } from '../../verdict/authentication/authentication-verdict.ts'
import { isOfSender } from '../find-own-target.ts'
import { readIdentity } from '../read-identity.ts'
import { recordAuthentication } from '../record-authentication.ts'
import { findGmailCategory } from './gmail-category.ts'
import type { OpenFolder } from './imap-connection.ts'
import { markQuietly } from './look-into-folder.ts'
import { receivedAtMs } from './received-time.ts'
import type { OpenSighting } from './sightings.ts'
import type { WatchSession } from './watched-mailbox.ts'

/** Where it lies now. */
interface Found {
  readonly folder: Folder
  readonly reason: string
  readonly authentication: Authentication
}

/**
 * Reads the message once more where it was seen, verifies it, and records the result, durably once the promise resolves.
 *
 * @returns `gone`: it is no longer there; `open`: DNS could not be asked, and its test goes on; `foreign`: somebody else's
 *   mail that names the test; in all three nothing was recorded
 */
export async function recordSighting(
  sighting: OpenSighting,
  session: WatchSession,
): Promise<'recorded' | 'gone' | 'open' | 'foreign'> {
  const { connection, rules } = session
  const state = await connection.open(sighting.folder.path)
  if (state.uidValidity !== sighting.uidValidity) return 'gone'
  const bytes = await connection.fetchBytes(sighting.uid, rules.maxMessageBytes)
  if (bytes === null) return 'gone'
  const sender = await senderOf(sighting, session)
  if (sender !== 'own') return sender
  const { folder, words } = await placeOf(sighting, session)
  const authentication = await authenticate(bytes, sighting, session)
  const open = whyOpen(authentication)
  // A test that is over waits for nothing: then what is known is recorded, and the rest is not measured.
  if (open !== null && session.ports.clock.nowMs() < sighting.target.expiresAtMs) {
    session.ports.onEvent({ kind: 'error', address: session.mailbox.address, error: new Error(open) })
    return 'open'
  }
  await record(sighting, { folder, reason: `${words}${moveOf(sighting)}`, authentication }, session)
  await markIfPossible(sighting, state, session)
  return 'recorded'
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

/** Why something might still be found out. */
function whyOpen({ spf, dkim, dmarc }: Authentication): string | null {
  return [spf, dkim, dmarc].find((verdict) => verdict.isOpen === true)?.detail ?? null
}

/** For a message that is in no folder any more: it was there, and that is its result. */
export async function recordGone(sighting: OpenSighting, session: WatchSession): Promise<void> {
  if ((await senderOf(sighting, session)) !== 'own') return session.memory.sightings.drop(sighting)
  const folder: Folder = sighting.folder.role === 'spam' ? 'Spam' : 'INBOX'
  const reason = `${seenIn(sighting)}${moveOf(sighting)}; it was gone from all watched folders a moment later`
  const authentication = notMeasured('the message was taken out of the mailbox before it could be read whole')
  await record(sighting, { folder, reason, authentication }, session)
}

async function placeOf(
  sighting: OpenSighting,
  { connection }: WatchSession,
): Promise<{ readonly folder: Folder; readonly words: string }> {
  const words = seenIn(sighting)
  if (sighting.folder.role === 'spam') return { folder: 'Spam', words }
  if (!connection.abilities.hasGmailSearch) return { folder: 'INBOX', words }
  const category = await findGmailCategory(sighting.uid, connection)
  if (category === null) return { folder: 'INBOX', words: `${words}, and Gmail's search finds it in no category` }
  return { folder: category.folder, words: `${words}, where Gmail's search finds it under category:${category.name}` }
}

function seenIn({ folder }: OpenSighting): string {
  return folder.role === 'inbox' ? 'seen in INBOX' : `seen in the folder "${shown(folder.path)}", ${folder.knownBy}`
}

function moveOf({ movedFrom }: OpenSighting): string {
  return movedFrom === null ? '' : `; it was moved there from "${shown(movedFrom.path)}"`
}

/** A server's own word. */
function shown(path: string): string {
  return path.replaceAll(/[\p{Cc}\p{Cf}"]+/gu, ' ').slice(0, 100)
}

async function authenticate(
  bytes: Uint8Array,
  { sizeBytes }: OpenSighting,
  session: WatchSession,
): Promise<Authentication> {
  const { rules, ports, mailbox, signal } = session
  if (Math.max(sizeBytes, bytes.length) > rules.maxMessageBytes || bytes.length >= rules.maxMessageBytes) {
    return notMeasured(`the message is larger than ${Math.floor(rules.maxMessageBytes / 1024 / 1024)} MiB`)
  }
  const message = await parseMessage(bytes)
  const { authservIds, providerName } = mailbox
  const provider = { authservIds, providerName }
  try {
    return await ports.authenticate({ bytes, message, fields: message.headerFields, provider }, signal)
  } catch (error) {
    signal.throwIfAborted()
    ports.onEvent({ kind: 'error', address: mailbox.address, error })
    return notMeasured('reading it failed')
  }
}

function notMeasured(why: string): Authentication {
  const method = {
    isPass: null,
    isMeasured: false,
    result: null,
    domain: null,
    isAligned: null,
    detail: `not measured: ${why}`,
  }
  return {
    spf: { ...method, record: null },
    dkim: method,
    dmarc: { ...method, policy: null, policyDomain: null, carriedBy: null },
  }
}

async function record(sighting: OpenSighting, found: Found, session: WatchSession): Promise<void> {
  const { ports, memory, mailbox } = session
  const { target, messageKey } = sighting
  const { numericId, address } = target
  const copy = { numericId, address, messageKey, record: toRecord(sighting, found, memory.skew.skewMs) }
  const { toEvent } = ports
  const { deliveryIds } = await ports.store.recordCopy(toEvent === undefined ? copy : { ...copy, toEvent })
  memory.sightings.finish(sighting)
  if (deliveryIds.length > 0) ports.onDeliveries?.(deliveryIds)
  const latencyMs = ports.clock.nowMs() - sighting.firstSeenAtMs
  ports.onEvent({ kind: 'recorded', address: mailbox.address, folder: found.folder, latencyMs })
}

function toRecord(sighting: OpenSighting, { folder, reason, authentication }: Found, skewMs: number): SeedRecord {
  const { target, internalDateMs, firstSeenAtMs, head } = sighting
  return {
    status: 'placed',
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

async function markIfPossible({ uid }: OpenSighting, { canMark }: OpenFolder, session: WatchSession): Promise<void> {
  if (canMark) await markQuietly([uid], session)
}
