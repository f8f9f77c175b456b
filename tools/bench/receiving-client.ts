/**
 * Sends mail from a separate process. Reads a MailOrder as JSON from standard input, and prints the rate and the
 * replies.
 */

import { json } from 'node:stream/consumers'

import type { ComposedMessage } from '../../src/foundation/mail/message.ts'
import { sendRaw } from './raw-smtp-client.ts'

/** The messages to send. */
export interface MailOrder {
  readonly port: number
  readonly socketCount: number
  readonly messageBytes: number
  /** `own` gives each message a different body; `shared` gives all messages the same body. */
  readonly body: 'own' | 'shared'
  /** A prefix for Message-IDs and bodies, which distinguishes this order's messages from all others. */
  readonly prefix: string
  /** The messages to send, each with its recipient and its tracking id. */
  readonly mails: readonly { readonly to: string; readonly trackingId: string }[]
}

/** The figures that the client prints. */
export interface MailFigures {
  readonly acceptedCount: number
  readonly elapsedMs: number
}

// The input was written by the parent process, so it is a valid MailOrder.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const order = (await json(process.stdin)) as MailOrder
const messages = order.mails.map(({ to, trackingId }, index) => makeMessage(to, trackingId, index))
const startedMs = performance.now()
const { count, lastAtMs } = await sendRaw(messages, order)
process.stdout.write(JSON.stringify({ acceptedCount: count, elapsedMs: lastAtMs - startedMs } satisfies MailFigures))

/** Creates an order confirmation in HTML that consists almost entirely of text and table cells. */
function makeMessage(to: string, trackingId: string, index: number): ComposedMessage {
  const id = `${order.prefix}.${index}`
  const head = `From: Shop <news@shop.example>\r\nTo: ${to}\r\nSubject: Your order\r\nMessage-ID: <${id}@shop.example>\r\nDate: ${new Date().toUTCString().replace('GMT', '+0000')}\r\nX-Presend-Test: ${trackingId}\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n`
  const chunks = [Buffer.from(head), Buffer.from(makeBody(order.body === 'own' ? id : 'all'))]
  const envelope = { sender: 'news@shop.example', recipient: to }
  return { envelope, messageId: id, chunks, sizeBytes: 0, needsSmtpUtf8: false }
}

function makeBody(id: string): string {
  const row = (number: number): string =>
    `<tr><td>Part ${number} of order ${id}</td><td align="right">${number}.50 EUR</td></tr>\r\n`
  const rows = Array.from({ length: Math.ceil(order.messageBytes / 75) }, (_, number) => row(number))
  return `<html lang="en"><body><p>Dear reader, your order ${id} left our shop today.</p><table>\r\n${rows.join('')}</table></body></html>\r\n`
}
