/** Builders for messages and compose requests. */

import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'
import { type ComposeRequest, composeMessages } from '../../../src/foundation/mail/compose.ts'
import type { ComposedMessage, RenderedMessage } from '../../../src/foundation/mail/message.ts'
import { type MailAddress, parseAddress } from '../../../src/foundation/mail/parse-address.ts'
import { fakeRandom } from '../../support/fake-random.ts'

/** 21 November 2025, 09:30:05 UTC. */
const composedAtMs: number = Date.UTC(2025, 10, 21, 9, 30, 5)

/** Parses an address; throws if the string is not an address. */
export function anAddress(text: string): MailAddress {
  const parsed = parseAddress(text)
  if (parsed.status === 'bad') throw new Error(`no address: ${text}`)
  return parsed.value
}

/** A message with HTML and text. */
export function aMessage(parts: Partial<RenderedMessage> = {}): RenderedMessage {
  return {
    templatePath: 'newsletter.html',
    dataSet: null,
    subject: 'A newsletter',
    from: anAddress('Lanternfish Books <news@lanternfish.example>'),
    replyTo: [],
    headerFields: [],
    html: '<p>Hello</p>',
    text: 'Hello',
    attachments: [],
    ...parts,
  }
}

/** Composes copies of a message for two seeds. */
export async function composed(
  parts: Partial<RenderedMessage> = {},
  request: Partial<ComposeRequest> = {},
): Promise<readonly ComposedMessage[]> {
  const defaults: ComposeRequest = {
    message: aMessage(parts),
    recipients: ['seed1@box.example', 'seed2@box.example'],
    trackingId: toTrackingId('Tracking-1'),
    trackingIn: 'header',
    envelopeSender: 'bounce@lanternfish.example',
    dkim: null,
  }
  const world = { clock: { nowMs: () => composedAtMs }, random: fakeRandom() }
  return await composeMessages({ ...defaults, ...request }, world)
}

/** Returns all bytes of a copy. */
export function bytesOf(message: ComposedMessage | undefined): Buffer {
  if (message === undefined) throw new Error('there is no such copy')
  return Buffer.concat(message.chunks)
}
