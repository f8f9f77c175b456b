/**
 * Sends mail through a real MX into a real mailbox, and compares the verdicts of OpenDKIM and OpenDMARC with presend's
 * own.
 */

import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { parseMessage } from '../../src/foundation/mail/parse-message.ts'
import { liveDns } from '../../src/foundation/world/live-dns.ts'
import type { Authentication } from '../../src/verdict/authentication/authentication-verdict.ts'
import { observeAuthentication } from '../../src/verdict/authentication/observed/observe-authentication.ts'
import { aSigningKey, signed } from '../support/dkim-signer.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { aMail } from '../support/mail-builder.ts'
import { type RunningNameServer, startNameServer } from '../support/name-server.ts'
import { type ReceivingMx, startReceivingMx } from '../support/receiving-mx.ts'
import { sendBySmtp } from '../support/smtp-sender.ts'

const hostName = 'mx.box.example'
const user = 'seed1@box.example'
const permitted = '192.0.2.5'
const stranger = '203.0.113.9'
const key = aSigningKey()

let names: RunningNameServer
let dovecot: RunningDovecot
let filtering: ReceivingMx
let plain: ReceivingMx
const started: AsyncDisposable[] = []

beforeAll(async () => {
  names = await startNameServer({
    'shop.example': { TXT: [`v=spf1 ip4:${permitted} -all`], A: [permitted] },
    's1._domainkey.shop.example': { TXT: [key.record] },
    '_dmarc.shop.example': { TXT: ['v=DMARC1; p=quarantine'] },
    'esp.example': { TXT: [`v=spf1 ip4:${permitted} -all`] },
    's1._domainkey.esp.example': { TXT: [key.record] },
  })
  started.push(names)
  dovecot = await startDovecot({
    users: { [user]: 'right' },
  })
  started.push(dovecot)
  const common = { hostName, domains: ['box.example'], lmtp: { host: dovecot.host, port: dovecot.lmtpPort } }
  filtering = await startReceivingMx({ ...common, filters: names, rejectsFailures: true })
  started.push(filtering)
  plain = await startReceivingMx(common)
  started.push(plain)
})

afterAll(async () => {
  for (const server of started.toReversed()) await server[Symbol.asyncDispose]()
})

interface Sending {
  readonly mail: Buffer
  readonly sender?: string
  /** The client address that the MX sees. */
  readonly address?: string
  /** The address of this machine from which the connection is opened; if set, no other address is pretended. */
  readonly localAddress?: string
}

let serial = 0

/** Sends through `mx`; returns the reply and the folder of the copy. */
async function deliver({ mail, sender, address, localAddress }: Sending, mx: ReceivingMx) {
  const client = localAddress === undefined ? { seenAs: address ?? permitted } : { localAddress }
  serial += 1
  const to = user.replace('@', `+t${serial}@`)
  const reply = await sendBySmtp(
    { host: mx.host, port: mx.port, ...client },
    { heloName: 'mail.shop.example', from: sender ?? 'bounce@shop.example', to, content: mail },
  )
  if (!reply.startsWith('250')) return { reply, folder: null, bytes: null }
  return { reply, ...(await findCopy(to, mx)) }
}

async function findCopy(to: string, mx: ReceivingMx): Promise<{ folder: string; bytes: Buffer }> {
  const client = new ImapFlow({
    host: dovecot.host,
    port: dovecot.imapPort,
    secure: false,
    doSTARTTLS: false,
    auth: { user, pass: 'right' },
    logger: false,
  })
  await client.connect()
  try {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      for (const folder of ['INBOX', 'Junk']) {
        await client.mailboxOpen(folder)
        const found = await client.search({ header: { 'delivered-to': to } })
        const [first] = found === undefined || found === false ? [] : found
        const copy = first === undefined ? false : await client.fetchOne(String(first), { source: true })
        if (copy !== undefined && copy !== false && copy.source !== undefined) return { folder, bytes: copy.source }
      }
    }
    throw new Error(`no copy for ${to}; Postfix says: ${await mx.readLog()}`)
  } finally {
    await client.logout()
  }
}

async function observe(bytes: Buffer, authservIds: readonly string[] = [hostName]): Promise<Authentication> {
  const message = await parseMessage(bytes)
  const provider = { authservIds, providerName: 'box.example' }
  const ports = { dns: liveDns({ servers: [names.address] }), clock: fakeClock() }
  const input = { bytes, message, fields: message.headerFields, provider }
  return await observeAuthentication(input, ports, new AbortController().signal)
}

function results({ spf, dkim, dmarc }: Authentication): readonly (string | null)[] {
  return [spf.result, dkim.result, dmarc.result]
}

function origins({ spf, dkim, dmarc }: Authentication): readonly (string | undefined)[] {
  return [spf.origin, dkim.origin, dmarc.origin]
}

const unsigned = aMail()
const clean = signed(unsigned, { domain: 'shop.example', key })
const cases: readonly (readonly [string, Sending, readonly string[], DmarcCarrier])[] = [
  ['clean mail', { mail: clean }, ['pass', 'pass', 'pass'], 'SPF and DKIM'],
  ['unsigned mail', { mail: unsigned }, ['pass', 'none', 'pass'], 'SPF'],
  [
    'mail that passes only for another domain',
    { mail: signed(unsigned, { domain: 'esp.example', key }), sender: 'bounce@esp.example' },
    ['pass', 'pass', 'fail'],
    null,
  ],
  ['mail from an unauthorized address', { mail: clean, address: stranger }, ['fail', 'pass', 'pass'], 'DKIM'],
  [
    'unsigned mail from an unauthorized address with forged results',
    {
      mail: Buffer.concat([
        Buffer.from(
          `Received: from mail.shop.example (unknown [${permitted}])\r\n\tby ${hostName} with ESMTP id 1; x\r\n`,
        ),
        Buffer.from(`Authentication-Results: ${hostName}; spf=pass smtp.mailfrom=shop.example; dmarc=pass\r\n`),
        unsigned,
      ]),
      address: stranger,
    },
    ['fail', 'none', 'fail'],
    null,
  ],
]
type DmarcCarrier = Authentication['dmarc']['carriedBy']

describe('observeAuthentication() with a real mailbox behind Postfix, OpenDKIM and OpenDMARC', () => {
  test.for(cases)(
    'returns the right verdicts for %s, as recorded by the provider',
    async ([, sending, expected, carriedBy]) => {
      const { bytes } = await deliver(sending, filtering)
      const verdicts = await observe(bytes ?? Buffer.alloc(0))
      expect(results(verdicts)).toEqual(expected)
      expect(verdicts.dmarc.carriedBy).toBe(carriedBy)
      expect(origins(verdicts)).toEqual(['provider', 'provider', 'provider'])
    },
  )

  test.for(cases)(
    'computes the same result for %s if the provider recorded none',
    async ([, sending, expected, carriedBy]) => {
      const { bytes } = await deliver(sending, plain)
      const verdicts = await observe(bytes ?? Buffer.alloc(0))
      expect(results(verdicts)).toEqual(expected)
      expect(verdicts.dmarc.carriedBy).toBe(carriedBy)
      expect(origins(verdicts)).toEqual(['computed', 'computed', 'computed'])
    },
  )

  test('treats a client with an address of this machine like any other', async () => {
    const { bytes } = await deliver({ mail: unsigned, localAddress: '127.0.0.9' }, plain)
    const { spf } = await observe(bytes ?? Buffer.alloc(0), [])
    expect([spf.result, spf.origin]).toEqual(['fail', 'computed'])
    expect(spf.detail).toContain('(127.0.0.9)')
  })
})
