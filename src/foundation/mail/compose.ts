/** Composes a separate copy of a message for each seed. */

import { isSafeTrackingId, type TrackingId, trackingIdRule } from '../contract/identifiers.ts'
import { PresendError, problemsError } from '../errors/presend-error.ts'
import { joinParsed, quoteValue, renamed } from '../errors/problem.ts'
import type { Clock, Random } from '../world/world.ts'
import { type CopyLayout, chunksOfCopy, layOutCopies } from './copy-layout.ts'
import { type DkimSigner, parseDkimKey, signMessage } from './dkim-signer.ts'
import type { ComposedMessage, DkimKey, RenderedMessage, TrackingPlace } from './message.ts'
import { composeMime } from './mime-message.ts'
import { splitOriginal } from './original-message.ts'
import { type MailAddress, needsSmtpUtf8, parseAddress } from './parse-address.ts'
import { addTrackingId } from './tracking.ts'

export interface ComposeRequest {
  readonly message: RenderedMessage
  /** The seed addresses. Each seed gets one copy, and the copies are returned in this order. */
  readonly recipients: readonly string[]
  readonly trackingId: TrackingId
  readonly trackingIn: TrackingPlace
  /** The envelope sender. null means the null reverse-path `<>`, not the From address. */
  readonly envelopeSender: string | null
  /** The DKIM key; null to leave the copies unsigned. */
  readonly dkim: DkimKey | null
}

export interface ComposeDependencies {
  readonly clock: Pick<Clock, 'nowMs'>
  readonly random: Pick<Random, 'bytes' | 'uuid'>
}

/**
 * Returns one copy per recipient, in order. The message is composed only once: copies differ in To, Message-ID and
 * DKIM-Signature, and share all other chunks. For a finished message (`.eml`), see `layOutCopies`.
 *
 * @throws PresendError MESSAGE_INVALID for an invalid recipient, envelope sender or tracking id; SETTINGS_INVALID for a
 * key that cannot sign
 */
export async function composeMessages(
  request: ComposeRequest,
  { clock, random }: ComposeDependencies,
): Promise<readonly ComposedMessage[]> {
  refuseTrackingId(request.trackingId)
  const recipients = parseAll('seed address', request.recipients)
  const [sender = null] = parseAll('envelope-from', request.envelopeSender === null ? [] : [request.envelopeSender])
  const signer = request.dkim === null ? null : readSigner(request.dkim)
  const { from, replyTo } = request.message
  const isUtf8 = [from, ...replyTo, ...(sender === null ? [] : [sender])].some(needsSmtpUtf8)
  const nowMs = clock.nowMs()
  const layout = await layOut(request, nowMs, random)
  const copies: ComposedMessage[] = []
  for (const recipient of recipients) {
    const messageId = `<${random.uuid()}@${from.domain}>`
    const own = { to: `To: ${recipient.address}`, 'message-id': `Message-ID: ${messageId}` }
    const unsigned = chunksOfCopy(layout, own)
    const chunks = signer === null ? unsigned : await sign(unsigned, signer, nowMs)
    copies.push({
      envelope: { sender: sender?.address ?? null, recipient: recipient.address },
      messageId,
      chunks,
      sizeBytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
      needsSmtpUtf8: isUtf8 || needsSmtpUtf8(recipient),
    })
  }
  return copies
}

async function layOut(request: ComposeRequest, nowMs: number, random: Pick<Random, 'bytes'>): Promise<CopyLayout> {
  const { message, trackingId, trackingIn } = request
  if (message.original !== undefined) return layOutCopies(message.original, request)
  const boundary = Buffer.from(random.bytes(12)).toString('hex')
  const tracked = addTrackingId(message, trackingId, trackingIn)
  const composed = splitOriginal(await composeMime(tracked, { dateMs: nowMs, boundary }))
  return layOutCopies(composed, { trackingId, trackingIn: 'header' })
}

async function sign(
  chunks: readonly Uint8Array[],
  signer: DkimSigner,
  signedAtMs: number,
): Promise<readonly Uint8Array[]> {
  const signature = await signMessage(Buffer.concat(chunks), signer, signedAtMs)
  return [Buffer.from(signature), ...chunks]
}

function refuseTrackingId(trackingId: TrackingId): void {
  if (isSafeTrackingId(trackingId)) return
  throw new PresendError({
    code: 'MESSAGE_INVALID',
    outcome: 'inconclusive',
    done: 'Adding the tracking id to the message',
    came: quoteValue(trackingId),
    expected: trackingIdRule,
    todo: 'report this id to the operator of the service behind api-url',
  })
}

function parseAll(input: string, texts: readonly string[]): readonly MailAddress[] {
  const parsed = renamed(joinParsed(texts.map(parseAddress)), input)
  if (parsed.status === 'bad') throw problemsError('MESSAGE_INVALID', 'Composing the message', parsed.problems)
  return parsed.value
}

function readSigner(key: DkimKey): DkimSigner {
  const signer = parseDkimKey(key)
  if (signer.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading the DKIM key', signer.problems)
  return signer.value
}
