/** Delivers test mail to a Dovecot whose mailboxes are watched, and reads these mailboxes. */

import { ImapFlow } from 'imapflow'

import type { NewTest } from '../../src/service/storage/store.ts'
import type { RunningDovecot } from './dovecot.ts'

let serial = 0

/** Creates a message from `news@shop.example` with these header fields. */
export function aMessage(fields: readonly string[] = [], body: string = 'hello'): string {
  serial += 1
  const own = ['From: Shop <news@shop.example>', 'Subject: news', `Message-ID: <${serial}@shop.example>`]
  return [...own, ...fields, '', body, ''].join('\n')
}

/** Returns the header field that identifies a test. */
export function headerOf({ trackingId }: Pick<NewTest, 'trackingId'>): string {
  return `X-Presend-Test: ${trackingId}`
}

/**
 * Delivers by LMTP.
 *
 * @throws Error with the server's reply if it rejects the message
 */
export async function deliver(dovecot: RunningDovecot, to: string, content: string | Uint8Array): Promise<void> {
  const reply = await dovecot.deliver({ from: 'bounce@shop.example', to, content })
  if (!reply.startsWith('250 ')) throw new Error(`Dovecot took no message for ${to}: ${reply}`)
}

/** Opens another connection to the same mailbox while `work` runs. */
export async function inMailbox<T>(
  dovecot: Pick<RunningDovecot, 'host' | 'imapsPort' | 'caPem'>,
  user: string,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const client = new ImapFlow({
    host: dovecot.host,
    port: dovecot.imapsPort,
    secure: true,
    auth: { user, pass: 'right' },
    tls: { ca: dovecot.caPem },
    logger: false,
    disableAutoIdle: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.logout().catch(() => undefined)
  }
}

/** Returns the UIDs that a search finds in a folder. */
export async function findUids(
  client: ImapFlow,
  folder: string,
  query: Parameters<ImapFlow['search']>[0],
): Promise<readonly number[]> {
  await client.mailboxOpen(folder)
  const found = await client.search(query, { uid: true })
  return found === false || found === undefined ? [] : found
}
