/** One message → one copy a seed: built once, and only what must differ differs. */

import { PresendError, problemsError } from '../errors/presend-error.ts'
import { quoteValue } from '../errors/problem.ts'
import type { Clock, Random } from '../world/world.ts'
import type { MailAddress } from './address.ts'
import { type CopyLayout, composedLayout, type OwnField, originalLayout, toBinary } from './copy-layout.ts'
import { type DkimSigner, hashBody, openSigning, parseDkimKey } from './dkim-signer.ts'
import { renderAddressField, renderHeaderField } from './header-field.ts'
import type { ComposedMessage, DkimKey, RenderedMessage, TrackingPlace } from './message.ts'
import { composeBody } from './mime-part.ts'
import { needsSmtpUtf8, parseAddress } from './parse-address.ts'
import { addTrackingId, isTrackingId } from './tracking.ts'

/** What is to be composed, and for whom. */
export interface ComposeRequest {
  readonly message: RenderedMessage
  /** Seed addresses; one copy each, in this order. */
  readonly recipients: readonly string[]
  readonly trackingId: string
  /** Where the id stands beside the header field, which is always there. */
  readonly trackingIn: TrackingPlace
  /** `null`: the null reverse-path `<>`, not "as From:". */
  readonly envelopeSender: string | null
  /** `null`: not signed. */
  readonly dkim: DkimKey | null
}

/**
 * One copy a recipient, in their order. Copies differ in To, Message-ID and DKIM-Signature; all other chunks are the
 * same objects. A finished message (`.eml`) is not composed anew: see `originalLayout`.
 *
 * @throws PresendError MESSAGE_INVALID for a bad recipient, envelope sender or tracking id, SETTINGS_INVALID for a
 *   key that cannot sign (`parseDkimKey` tells it before anything is created)
 */
export function composeMessages(
  request: ComposeRequest,
  { clock, random }: { readonly clock: Pick<Clock, 'nowMs'>; readonly random: Pick<Random, 'bytes' | 'uuid'> },
): readonly ComposedMessage[] {
  refuseTrackingId(request.trackingId)
  const recipients = parseAll('seed address', request.recipients)
  const [sender = null] = parseAll('envelope-from', request.envelopeSender === null ? [] : [request.envelopeSender])
  const signer = request.dkim === null ? null : readSigner(request.dkim)
  const { from, replyTo } = request.message
  const isUtf8 = [from, ...replyTo, ...(sender === null ? [] : [sender])].some(needsSmtpUtf8)
  const nowMs = clock.nowMs()
  const { original } = request.message
  const layout = original === undefined ? composeShared(request, { nowMs, random }) : originalLayout(original, request)
  const ownNames = layout.parts.filter((part) => typeof part === 'string')
  const sign =
    signer === null
      ? null
      : openSigning(signer, { ...layout, ownNames, signedAtMs: nowMs, bodyHash: hashBody(layout.body) })
  return recipients.map((recipient) => {
    const messageId = `<${random.uuid()}@${from.domain}>`
    const own = { to: renderAddressField('To', [recipient]), 'message-id': `Message-ID: ${messageId}` }
    const signature = sign === null ? null : sign(ownNames.map((name) => toBinary(own[name])))
    const chunks = chunksOf(layout, own, signature)
    return {
      envelope: { sender: sender?.address ?? null, recipient: recipient.address },
      messageId,
      chunks,
      sizeBytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
      needsSmtpUtf8: isUtf8 || needsSmtpUtf8(recipient),
    }
  })
}

/** Own fields that stand side by side are one chunk; what copies share is the same chunk in all of them. */
function chunksOf(
  { parts }: CopyLayout,
  own: Readonly<Record<OwnField, string>>,
  signature: string | null,
): readonly Uint8Array[] {
  const chunks: Uint8Array[] = []
  let text = signature === null ? '' : `${signature}\r\n`
  for (const part of parts) {
    if (typeof part === 'string') text += `${own[part]}\r\n`
    else {
      if (text !== '') chunks.push(Buffer.from(text))
      text = ''
      chunks.push(part)
    }
  }
  return chunks
}

interface Circumstances {
  readonly nowMs: number
  readonly random: Pick<Random, 'bytes'>
}

function composeShared(request: ComposeRequest, { nowMs, random }: Circumstances): CopyLayout {
  const boundary = `=_presend_${Buffer.from(random.bytes(12)).toString('hex')}`
  const message = addTrackingId(request.message, request.trackingId, request.trackingIn)
  const root = composeBody(message, boundary)
  const fields = [
    renderAddressField('From', [message.from]),
    ...(message.replyTo.length === 0 ? [] : [renderAddressField('Reply-To', message.replyTo)]),
    renderHeaderField('Subject', message.subject),
    `Date: ${renderDate(nowMs)}`,
    `X-Presend-Test: ${request.trackingId}`,
    ...message.headerFields.map(({ name, value }) => renderHeaderField(name, value)),
    'MIME-Version: 1.0',
    ...root.fields,
  ]
  const isEnded = root.body.subarray(-2).equals(lineEnd)
  return composedLayout(fields, isEnded ? root.body : Buffer.concat([root.body, lineEnd]))
}

const lineEnd = Buffer.from('\r\n')

/** RFC 5322 §3.3, always in UTC. */
function renderDate(nowMs: number): string {
  return new Date(nowMs).toUTCString().replace('GMT', '+0000')
}

function refuseTrackingId(trackingId: string): void {
  if (isTrackingId(trackingId)) return
  throw new PresendError({
    code: 'MESSAGE_INVALID',
    outcome: 'inconclusive',
    done: 'Putting the tracking id into the message',
    came: quoteValue(trackingId),
    expected: 'at most 200 of A-Z a-z 0-9 and . _ ~ : + = @ / -',
    todo: 'ask the service behind api-url why it gives such ids',
  })
}

function parseAll(what: string, texts: readonly string[]): readonly MailAddress[] {
  const parsed = texts.map((text) => parseAddress(text))
  const problems = parsed.flatMap((one) => (one.status === 'bad' ? one.problems : []))
  if (problems.length > 0) {
    const named = problems.map((problem) => Object.assign({}, problem, { input: what }))
    throw problemsError('MESSAGE_INVALID', 'Composing the message', named)
  }
  return parsed.flatMap((one) => (one.status === 'ok' ? [one.value] : []))
}

function readSigner(key: DkimKey): DkimSigner {
  const signer = parseDkimKey(key)
  if (signer.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading the DKIM key', signer.problems)
  return signer.value
}
