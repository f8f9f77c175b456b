import { connect } from 'node:net'

import { createTransport } from 'nodemailer'
import { afterEach, describe, expect, it } from 'vitest'
import { nodeClock } from '../../../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../../../src/foundation/world/node-random.ts'
import { type DirectorySeed, localSeeds, seedDirectory } from '../../../../src/service/receiving/directory.ts'
import { selfSignedCertificate } from '../../../../src/service/receiving/local-smtp/self-signed-certificate.ts'
import {
  type Receiver,
  type ReceiverOptions,
  startReceiver,
} from '../../../../src/service/receiving/local-smtp/start-receiver.ts'
import type { IncomingMessage, Reception } from '../../../../src/service/receiving/reception.ts'
import { converse, sendMail } from '../smtp-client.ts'

const ok: Reception = {
  reply: { code: 250, enhancedCode: '2.0.0', text: 'Ok' },
  isMatched: true,
  isForeign: false,
  copies: [],
}
const to = 'seed1@freemail.example'
const open: AsyncDisposable[] = []

afterEach(async () => {
  for (const one of open.splice(0)) await one[Symbol.asyncDispose]()
})

const mailboxes: readonly DirectorySeed[] = localSeeds
  .slice(0, 1)
  .map((seed) => Object.assign({}, seed, { kind: 'imap', address: 'mailbox@box.example' } as const))

interface Setup {
  readonly receiver: Receiver
  readonly messages: IncomingMessage[]
}

async function start(
  options: ReceiverOptions = {},
  receive: (message: IncomingMessage, signal: AbortSignal) => Promise<Reception> = async () =>
    await Promise.resolve(ok),
): Promise<Setup> {
  const messages: IncomingMessage[] = []
  const receiver = await startReceiver(options, {
    directory: seedDirectory([...localSeeds, ...mailboxes]),
    clock: nodeClock(),
    receive: async (message, signal) => {
      messages.push(message)
      return await receive(message, signal)
    },
  })
  open.push(receiver)
  return { receiver, messages }
}

function envelopeOf(name: string): string {
  return `MAIL FROM:<${name}@a.example>\r\nRCPT TO:<${to}>\r\nDATA\r\n`
}

describe('the SMTP receiver', () => {
  it('offers only the extensions that it supports', async () => {
    const { receiver } = await start()
    await using smtp = converse(receiver.port)
    expect(await smtp.reply()).toBe('220 seeds.presend.example ESMTP presend local seeds, no relay')
    const offered = (await smtp.command('EHLO client.example'))?.split('\n').map((line) => line.slice(4))
    expect(offered?.slice(1)).toEqual(['PIPELINING', '8BITMIME', 'SMTPUTF8', 'SIZE 52428800'])
    for (const command of ['STARTTLS', 'AUTH PLAIN AGEAYg==', 'XCLIENT ADDR=192.0.2.1', 'WIZ x']) {
      expect(await smtp.command(command)).toMatch(/^50\d /u)
    }
  })

  it('starts TLS on request, and discards everything sent before', async () => {
    const tls = selfSignedCertificate('seeds.presend.example', { clock: nodeClock(), random: nodeRandom() })
    const { receiver, messages } = await start({ tls })
    await using smtp = converse(receiver.port)
    await smtp.reply()
    expect(await smtp.command('EHLO client.example')).toContain('STARTTLS')
    smtp.write('STARTTLS\r\nMAIL FROM:<injected@evil.example>\r\n')
    expect(await smtp.reply()).toMatch(/^220 /u)
    const transport = createTransport({
      host: '127.0.0.1',
      port: receiver.port,
      requireTLS: true,
      tls: { ca: tls.certPem, servername: 'seeds.presend.example' },
    })
    await transport.sendMail({ envelope: { from: 'b@shop.example', to }, from: 'b@shop.example', to, text: 'x' })
    transport.close()
    expect(await sendMail(receiver.port, { to, lines: ['', 'x'] })).toBe('250 2.0.0 Ok')
    expect(messages.map((message) => message.client)).toMatchObject([
      { isTls: true, isTlsOffered: true },
      { isTls: false, isTlsOffered: true },
    ])
    expect(messages[0]?.envelopeSender).toBe('b@shop.example')
  })

  it('keeps its certificate when a replacement is invalid, and cannot replace one without STARTTLS', async () => {
    const tls = selfSignedCertificate('seeds.presend.example', { clock: nodeClock(), random: nodeRandom() })
    const { receiver } = await start({ tls })
    expect(() => receiver.replaceCertificate({ certPem: 'nothing', keyPem: 'nothing' })).toThrow(/PEM/u)
    const transport = createTransport({
      host: '127.0.0.1',
      port: receiver.port,
      requireTLS: true,
      tls: { ca: tls.certPem, servername: 'seeds.presend.example' },
    })
    expect(await transport.verify()).toBe(true)
    transport.close()
    const { receiver: plain } = await start()
    expect(() => plain.replaceCertificate(tls)).toThrow('no STARTTLS')
  })

  it('passes on a message byte for byte, with its envelope and client', async () => {
    const { receiver, messages } = await start()
    const lines = ['Subject: dots', '', '.', '..', '.x', 'ü', '', '']
    expect(
      await sendMail(receiver.port, { to: 'SEED1@Freemail.Example', from: 'b@xn--bcher-kva.example', lines }),
    ).toBe('250 2.0.0 Ok')
    const [message] = messages
    expect(Buffer.from(message?.bytes ?? []).toString()).toBe(`${lines.join('\r\n')}\r\n`)
    expect(message).toMatchObject({
      envelopeSender: 'b@xn--bcher-kva.example',
      seeds: [localSeeds[0]],
      client: { address: '127.0.0.1', heloName: 'client.example', isTls: false, isTlsOffered: false },
    })
    expect(receiver.counts()).toEqual({ accepted: 1, refused: 0, unmatched: 0, foreign: 0, failed: 0 })
  })

  it('accepts the null reverse-path', async () => {
    const { receiver, messages } = await start()
    await sendMail(receiver.port, { to, from: '', lines: ['', 'bounce'] })
    expect(messages[0]?.envelopeSender).toBeNull()
  })

  it.each([
    'stranger@freemail.example',
    'seed1@elsewhere.example',
    'someone@gmail.com',
    'postmaster',
    'seed1%elsewhere.example@freemail.example',
    // A seed whose mail is received by a real provider.
    'mailbox@box.example',
  ])('does not relay: rejects %s', async (recipient) => {
    const { receiver, messages } = await start()
    expect(await sendMail(receiver.port, { to: recipient, lines: ['', 'x'] })).toMatch(/^550 5\.1\.1 /u)
    expect(messages).toEqual([])
  })

  it('accepts one message for several seeds', async () => {
    const { receiver, messages } = await start()
    await sendMail(receiver.port, { to: [to, 'seed5@officemail.example', to], lines: ['', 'x'] })
    expect(messages[0]?.seeds.map((seed) => seed.address)).toEqual([to, 'seed5@officemail.example'])
  })

  it('replies with the rejection from its handler, and counts it', async () => {
    const reply = { code: 550, enhancedCode: '5.7.26', text: 'unauthenticated' }
    const { receiver } = await start(
      {},
      async () => await Promise.resolve({ reply, isMatched: true, isForeign: false, copies: [] }),
    )
    expect(await sendMail(receiver.port, { to, lines: ['', 'x'] })).toBe('550 5.7.26 unauthenticated')
    expect(receiver.counts()).toMatchObject({ accepted: 0, refused: 1 })
  })

  it('closes the connection after 421', async () => {
    const reply = { code: 421, enhancedCode: '4.7.32', text: 'not aligned' }
    const { receiver } = await start(
      {},
      async () => await Promise.resolve({ reply, isMatched: true, isForeign: false, copies: [] }),
    )
    await using smtp = converse(receiver.port)
    await smtp.reply()
    for (const line of ['EHLO c.example', 'MAIL FROM:<>', `RCPT TO:<${to}>`, 'DATA']) await smtp.command(line)
    expect(await smtp.command('x\r\n.')).toBe('421 4.7.32 not aligned')
    expect(await smtp.reply()).toBeNull()
  })

  it('defers a message when its own processing fails', async () => {
    const { receiver } = await start({}, async () => await Promise.reject(new Error('disk full')))
    const reply = await sendMail(receiver.port, { to, lines: ['', 'x'] })
    expect(reply).toMatch(/^451 4\.3\.0 /u)
    expect(reply).not.toContain('disk full')
    expect(receiver.counts()).toMatchObject({ accepted: 0, failed: 1 })
  })

  it('rejects messages larger than SIZE, with and without a declared size', async () => {
    const { receiver, messages } = await start({ maxMessageBytes: 1000 })
    await using smtp = converse(receiver.port)
    await smtp.reply()
    await smtp.command('EHLO c.example')
    expect(await smtp.command('MAIL FROM:<> SIZE=1001')).toMatch(/^552 /u)
    expect(await sendMail(receiver.port, { to, lines: ['', 'x'.repeat(998), 'y'] })).toMatch(/^552 5\.3\.4 /u)
    expect(messages).toEqual([])
  })

  it('defers unfinished messages that do not fit in memory', async () => {
    const { receiver } = await start({ maxBufferedBytes: 1000 })
    expect(await sendMail(receiver.port, { to, lines: ['', 'x'.repeat(900), 'y'.repeat(900)] })).toMatch(
      /^452 4\.3\.1 /u,
    )
    expect(await sendMail(receiver.port, { to, lines: ['', 'x'] })).toBe('250 2.0.0 Ok')
  })

  it('accepts the mail of other clients while one client has as many unfinished messages as it may', async () => {
    const { receiver } = await start({ maxBufferedBytes: 300_000 })
    await using greedy = converse(receiver.port)
    await greedy.reply()
    await greedy.command('EHLO c.example')
    await greedy.command('MAIL FROM:<a@a.example>')
    await greedy.command(`RCPT TO:<${to}>`)
    await greedy.command('DATA')
    greedy.write(`Subject: a\r\n\r\n${`${'x'.repeat(998)}\r\n`.repeat(140)}`)
    const mail = { to, lines: ['', ...Array.from({ length: 70 }, () => 'y'.repeat(900))] }
    await expect.poll(async () => await sendMail(receiver.port, mail)).toMatch(/^452 4\.3\.1 /u)
    expect(await sendMail(receiver.port, { ...mail, clientAddress: '127.0.0.2' })).toBe('250 2.0.0 Ok')
  })

  it('accepts at most 100 recipients', async () => {
    const { receiver } = await start({ maxRecipients: 2 })
    const recipients = localSeeds.slice(0, 3).map((seed) => seed.address)
    expect(await sendMail(receiver.port, { to: recipients, lines: ['', 'x'] })).toMatch(/^452 /u)
  })

  it('rejects clients over the connection limit', async () => {
    const { receiver } = await start({ maxClients: 1 })
    await using first = converse(receiver.port)
    expect(await first.reply()).toMatch(/^220 /u)
    await using second = converse(receiver.port)
    expect(await second.reply()).toMatch(/^421 4\.3\.2 Too many connections, try again later$/u)
    expect(await second.reply()).toBeNull()
    expect(receiver.connections().refusedCount).toBe(1)
    await expect.poll(() => receiver.connections().openCount).toBe(1)
  })

  it('rejects a client with too many connections until the client closes one', async () => {
    const { receiver } = await start({ maxClients: 10, maxPerClient: 1 })
    const first = converse(receiver.port)
    expect(await first.reply()).toMatch(/^220 /u)
    await using second = converse(receiver.port)
    expect(await second.reply()).toBe('421 4.7.0 Too many connections from your address, try again later')
    expect(await second.reply()).toBeNull()
    await first[Symbol.asyncDispose]()
    await expect
      .poll(async () => {
        await using third = converse(receiver.port)
        return await third.reply()
      })
      .toMatch(/^220 /u)
  })

  it.each([
    ['<LF>.<LF>', '\n.\n'],
    ['<LF>.<CRLF>', '\n.\r\n'],
    ['<CR>.<CR>', '\r.\r'],
    ['<CRLF>.<LF>', '\r\n.\n'],
    ['<CRLF>.<CR>', '\r\n.\r'],
    ['<CR>.<CRLF>', '\r.\r\n'],
    ['<LF>.<CR><LF> after a stuffed dot', '\r\n..\n.\r\n'],
  ])('receives one message, not two, around %s', async (_what, end) => {
    const { receiver, messages } = await start()
    await using smtp = converse(receiver.port)
    await smtp.reply()
    for (const line of ['EHLO c.example', 'MAIL FROM:<a@a.example>', `RCPT TO:<${to}>`, 'DATA'])
      await smtp.command(line)
    smtp.write(`Subject: outer\r\n\r\nbody${end}MAIL FROM:<evil@e.example>\r\nRCPT TO:<${to}>\r\nDATA\r\nsmuggled`)
    expect(await smtp.command('\r\n.')).toBe('250 2.0.0 Ok')
    expect(await smtp.command('NOOP')).toMatch(/^250 /u)
    expect(messages).toHaveLength(1)
    expect(messages[0]?.envelopeSender).toBe('a@a.example')
  })

  it.each([1, 2, 3])('finds the end of a message in packets of any size (%s bytes each)', async (size) => {
    const { receiver, messages } = await start()
    await using smtp = converse(receiver.port)
    smtp.socket.setNoDelay(true)
    await smtp.reply()
    for (const line of ['EHLO c.example', 'MAIL FROM:<>', `RCPT TO:<${to}>`, 'DATA']) await smtp.command(line)
    const text = '..\r\n..dot\r\n\r\n.\r\n'
    for (let index = 0; index < text.length; index += size) {
      smtp.write(text.slice(index, index + size))
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await smtp.reply()).toBe('250 2.0.0 Ok')
    expect(Buffer.from(messages[0]?.bytes ?? []).toString()).toBe('.\r\n.dot\r\n\r\n')
  })

  it('accepts pipelined messages in their order', async () => {
    const { receiver, messages } = await start()
    await using smtp = converse(receiver.port)
    await smtp.reply()
    await smtp.command('EHLO c.example')
    smtp.write(envelopeOf('first'))
    for (const expected of ['250', '250', '354']) expect(await smtp.reply()).toMatch(new RegExp(`^${expected} `, 'u'))
    smtp.write(`x\r\n.\r\n${envelopeOf('second')}`)
    for (const expected of ['250', '250', '250', '354']) {
      expect(await smtp.reply()).toMatch(new RegExp(`^${expected} `, 'u'))
    }
    expect(await smtp.command('y\r\n.')).toBe('250 2.0.0 Ok')
    expect(messages.map((message) => message.envelopeSender)).toEqual(['first@a.example', 'second@a.example'])
  })

  it('handles clients that disconnect at any point', async () => {
    const { receiver } = await start()
    const script = ['EHLO c.example\r\n', 'MAIL FROM:<>\r\n', `RCPT TO:<${to}>\r\n`, 'DATA\r\n', 'half a mess']
    for (let count = 0; count <= script.length; count += 1) {
      const smtp = converse(receiver.port)
      await smtp.reply()
      for (const line of script.slice(0, count)) {
        smtp.write(line)
        if (line.endsWith('\r\n')) await smtp.reply()
      }
      smtp.socket.resetAndDestroy()
    }
    const early = connect(receiver.port, '127.0.0.1')
    early.destroy()
    expect(await sendMail(receiver.port, { to, lines: ['', 'x'] })).toBe('250 2.0.0 Ok')
  })

  it('rejects browsers', async () => {
    const { receiver } = await start()
    await using smtp = converse(receiver.port)
    await smtp.reply()
    expect(await smtp.command('POST / HTTP/1.1')).toMatch(/^421 /u)
  })

  it('accepts SMTPUTF8 senders and 8-bit bodies from a real client', async () => {
    const { receiver, messages } = await start()
    const transport = createTransport({ host: '127.0.0.1', port: receiver.port, secure: false, ignoreTLS: true })
    await transport.sendMail({
      envelope: { from: 'grüße@bücher.example', to },
      from: 'grüße@bücher.example',
      to,
      subject: 'Grüße',
      text: 'Grüße',
    })
    transport.close()
    expect(messages[0]?.envelopeSender).toBe('grüße@xn--bcher-kva.example')
  })

  it('serves 500 connections at once', async () => {
    const { receiver } = await start()
    const replies = await Promise.all(
      Array.from({ length: 500 }, async () => await sendMail(receiver.port, { to, lines: ['', 'x'] })),
    )
    expect(replies.filter((reply) => reply === '250 2.0.0 Ok')).toHaveLength(500)
    expect(receiver.counts().accepted).toBe(500)
  })

  it('replies with 421 and closes when stopped, even while clients are busy or silent', async () => {
    const seen: AbortSignal[] = []
    const { receiver } = await start({}, async (_message, signal) => {
      seen.push(signal)
      return await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    })
    await using silent = converse(receiver.port)
    await silent.reply()
    await using busy = converse(receiver.port)
    await busy.reply()
    for (const line of ['EHLO c.example', 'MAIL FROM:<>', `RCPT TO:<${to}>`, 'DATA']) await busy.command(line)
    busy.write('x\r\n.\r\n')
    while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve))
    await receiver[Symbol.asyncDispose]()
    expect(seen[0]?.aborted).toBe(true)
    expect(await silent.reply()).toBe('421 4.3.2 Shutting down, try again later')
    expect(await silent.reply()).toBeNull()
    expect(await busy.reply()).not.toMatch(/^250/u)
    await expect(sendMail(receiver.port, { to, lines: ['', 'x'] })).resolves.toBeNull()
  })

  it('does not wait for a client that never reads', async () => {
    const { receiver } = await start()
    const smtp = converse(receiver.port)
    await smtp.reply()
    smtp.socket.pause()
    // The replies exceed the kernel's buffers, so the receiver cannot write and therefore does not read.
    const talk = `${'EHLO x.example\r\n'.repeat(900)}${envelopeOf('a')}\r\n.\r\n`
    for (let count = 0; count < 450; count += 1) smtp.write(talk)
    for (let left = -1; left !== smtp.socket.writableLength; ) {
      left = smtp.socket.writableLength
      await new Promise((resolve) => {
        setTimeout(resolve, 300)
      })
    }
    expect(smtp.socket.writableLength).toBeGreaterThan(0)
    await receiver[Symbol.asyncDispose]()
    smtp.socket.destroy()
    // By default, smtp-server gives such clients five seconds.
  }, 4000)

  it('reports why it cannot listen', async () => {
    const { receiver } = await start()
    await expect(start({ port: receiver.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
