import { describe, expect, it } from 'vitest'

import { SmtpSession, type TransactionResult } from '../../../src/check/submission/smtp-session.ts'
import { defaultLimits } from '../../../src/check/submission/submission-setting.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { openSocketPair, type SocketPair } from '../../support/socket-pair.ts'
import { aMessage, aSetting } from '../../support/submission-setup.ts'

const ready = '250 a\r\n250 b\r\n354 c\r\n'
const small = [Buffer.from('Subject: a\r\n\r\n.b\r\n')]

interface SessionOptions {
  readonly extensions?: readonly string[]
  readonly clock?: ReturnType<typeof nodeClock>
  readonly trace?: (line: string) => void
}

/** A session after its EHLO reply. */
async function aSession(
  pair: SocketPair,
  { extensions = ['PIPELINING'], clock = nodeClock(), trace }: SessionOptions = {},
): Promise<SmtpSession> {
  const setting = aSetting({ host: '127.0.0.1', port: 25 })
  const limits = { ...defaultLimits, maxReplyBytes: 1000 }
  const options = { host: '127.0.0.1', name: 'client.example', secure: false }
  const session = new SmtpSession(pair.near, { setting, limits, clock, random: fakeRandom(), trace }, options)
  const connected = session.connect()
  pair.far.write('220 hello\r\n')
  await pair.untilReceived('EHLO client.example\r\n')
  pair.far.write(`${['250-mail.example', ...extensions.map((word) => `250-${word}`)].join('\r\n')}\r\n250 HELP\r\n`)
  expect(await connected).toBeNull()
  return session
}

async function send(session: SmtpSession, chunks: readonly Uint8Array[] = small): Promise<TransactionResult> {
  return await session.send(aMessage(1, { chunks }))
}

describe('SmtpSession.send()', () => {
  it('sends a message and returns the final reply', async () => {
    await using pair = await openSocketPair()
    const session = await aSession(pair)
    const result = send(session)
    await pair.untilReceived('DATA\r\n')
    expect(session.isAwaitingFinalReply).toBe(false)
    pair.far.write(ready)
    await pair.untilReceived('DATA\r\nSubject: a\r\n\r\n..b\r\n.\r\n')
    expect(session.isAwaitingFinalReply).toBe(true)
    pair.far.write('250 2.0.0 Ok: queued as X\r\n')
    expect(await result).toMatchObject({ status: 'accepted', reply: { code: 250, text: 'Ok: queued as X' } })
    expect([session.isAwaitingFinalReply, session.messageCount]).toEqual([false, 1])
  })

  it('lets other work run between two pieces of a large message, however fast the server takes them', async () => {
    await using pair = await openSocketPair()
    const session = await aSession(pair)
    let turnCount = 0
    let timer = setImmediate(function turn() {
      turnCount += 1
      timer = setImmediate(turn)
    })
    const pieceCount = 40
    const result = send(session, [Buffer.from('Subject: a\r\n\r\n'), Buffer.alloc(pieceCount * 65_536, 'x')])
    await pair.untilReceived('DATA\r\n')
    const before = turnCount
    pair.far.write(ready)
    await pair.untilReceived('x\r\n.\r\n')
    clearImmediate(timer)
    expect(turnCount - before).toBeGreaterThanOrEqual(pieceCount)
    pair.far.write('250 2.0.0 Ok\r\n')
    expect(await result).toMatchObject({ status: 'accepted' })
  })

  it.each([
    ['a dot at the start of a line', '.a\r\n..b\r\n', '..a\r\n...b\r\n.\r\n'],
    ['a missing line ending', 'a', 'a\r\n.\r\n'],
    ['a bare LF', 'a\n.\nb', 'a\r\n..\r\nb\r\n.\r\n'],
    ['a bare CR', 'a\r.\rb', 'a\r\n..\r\nb\r\n.\r\n'],
    ['a CR at the end', 'a\r', 'a\r\n.\r\n'],
    ['no content', '', '\r\n.\r\n'],
  ])('frames a message with %s as RFC 5321 §4.5.2 requires', async (_what, content, framed) => {
    await using pair = await openSocketPair()
    const result = send(await aSession(pair), [Buffer.from(content)])
    pair.far.write(ready)
    await pair.untilReceived(`DATA\r\n${framed}`)
    pair.far.write('250 ok\r\n')
    expect(await result).toMatchObject({ status: 'accepted' })
  })

  it('declares size, eight-bit content and SMTPUTF8 where the server offers them', async () => {
    await using pair = await openSocketPair()
    const session = await aSession(pair, { extensions: ['SIZE', '8BITMIME', 'SMTPUTF8'] })
    const envelope = { sender: null, recipient: 'ü@seeds.example' }
    const result = session.send(aMessage(1, { chunks: [Buffer.from('ä\r\n')], needsSmtpUtf8: true, envelope }))
    await pair.untilReceived('MAIL FROM:<> SMTPUTF8 BODY=8BITMIME SIZE=4\r\n')
    pair.far.end()
    expect(await result).toMatchObject({ status: 'lost', isFinalDotSent: false })
  })

  it.each([
    ['a broken connection', '250 a\r\n', true],
    ['an out-of-order reply to MAIL', '354 go\r\n250 b\r\n250 c\r\n', false],
    ['an out-of-order reply to DATA', '250 a\r\n250 b\r\n250 c\r\n', false],
  ])('sends no message after %s', async (_what, replies, isEnd) => {
    await using pair = await openSocketPair()
    const session = await aSession(pair)
    const result = send(session)
    await pair.untilReceived('DATA\r\n')
    pair.far.write(replies)
    if (isEnd) pair.far.end()
    expect(await result).toMatchObject({ status: 'lost', isFinalDotSent: false })
    expect(session.isOpen).toBe(false)
    expect(pair.received()).not.toContain('Subject')
  })

  it('reports an unknown outcome when the connection breaks before the final reply', async () => {
    await using pair = await openSocketPair()
    const result = send(await aSession(pair))
    pair.far.write(ready)
    await pair.untilReceived('\r\n.\r\n')
    pair.far.end()
    expect(await result).toMatchObject({ status: 'lost', isFinalDotSent: true })
  })

  it('reports a loss before the final dot of a large message as safe to retry', async () => {
    await using pair = await openSocketPair()
    const result = send(await aSession(pair), [Buffer.alloc(32 * 1024 * 1024, 'x')])
    await pair.untilReceived('DATA')
    pair.far.write(ready)
    await pair.untilReceived('xxx')
    // The other end stops reading, so most of the message cannot have left.
    pair.far.pause()
    await new Promise((resolve) => setTimeout(resolve, 20))
    pair.far.resetAndDestroy()
    expect(await result).toMatchObject({ status: 'lost', isFinalDotSent: false })
  })

  it('sends a large message completely', async () => {
    await using pair = await openSocketPair()
    const result = send(await aSession(pair), [Buffer.from(`${'y'.repeat(76)}\r\n`.repeat(30_000))])
    pair.far.write(ready)
    await pair.untilReceived('\r\n.\r\n')
    expect(pair.received().match(/y{76}/gu)).toHaveLength(30_000)
    pair.far.write('250 ok\r\n')
    expect(await result).toMatchObject({ status: 'accepted' })
  })

  it.each([
    ['552 5.3.4 too big', { status: 'refused', phase: 'data', reply: { code: 552 } }],
    // The server may deliver what it received, so the copy must not be sent again.
    ['250 thank you', { status: 'lost', isFinalDotSent: true }],
  ])('closes the connection after "%s" in the middle of a message', async (reply, expected) => {
    await using pair = await openSocketPair()
    const session = await aSession(pair)
    const result = send(session, [Buffer.alloc(64 * 1024 * 1024, 'x')])
    pair.far.write(ready)
    await pair.untilReceived('xxx')
    pair.far.pause()
    pair.far.write(`${reply}\r\n`)
    expect(await result).toMatchObject(expected)
    expect(session.isOpen).toBe(false)
  })

  it.each([
    ['451 4.3.0 later', { status: 'refused', phase: 'final-reply', reply: { code: 451 } }],
    ['550 5.7.1 spam', { status: 'refused', phase: 'final-reply', reply: { code: 550 } }],
    ['354 what?', { status: 'lost', isFinalDotSent: true }],
    ['2 garbage', { status: 'lost', isFinalDotSent: true }],
  ])('interprets the final reply "%s"', async (reply, expected) => {
    await using pair = await openSocketPair()
    const result = send(await aSession(pair))
    pair.far.write(ready)
    await pair.untilReceived('\r\n.\r\n')
    pair.far.write(`${reply}\r\n`)
    expect(await result).toMatchObject(expected)
  })

  it.each([
    ['MAIL', '550 no\r\n503 a\r\n503 b\r\n', 'mail'],
    ['RCPT', '250 ok\r\n550 no\r\n554 b\r\n', 'rcpt'],
    ['DATA', '250 ok\r\n250 ok\r\n550 no\r\n', 'data'],
  ] as const)('resets the session after a rejected %s', async (_what, replies, phase) => {
    await using pair = await openSocketPair()
    const session = await aSession(pair)
    const first = send(session)
    pair.far.write(replies)
    expect(await first).toMatchObject({ status: 'refused', phase, reply: { code: 550 } })
    const second = send(session)
    await pair.untilReceived('RSET\r\n')
    pair.far.write('250 reset\r\n')
    await pair.untilReceived('RSET\r\nMAIL')
    pair.far.write(ready)
    await pair.untilReceived('\r\n.\r\n')
    pair.far.write('250 ok\r\n')
    expect(await second).toMatchObject({ status: 'accepted' })
  })

  it('ends an empty message for a server that accepts DATA without a recipient', async () => {
    await using pair = await openSocketPair()
    const session = await aSession(pair)
    const result = send(session)
    pair.far.write('250 ok\r\n550 no\r\n354 go\r\n')
    await pair.untilReceived('DATA\r\n.\r\n')
    pair.far.write('554 no recipients\r\n')
    expect(await result).toMatchObject({ status: 'refused', phase: 'rcpt', reply: { code: 550 } })
    expect(session.isOpen).toBe(true)
  })

  it.each([['250 a\r\n421 4.3.2 closing\r\n', 'rcpt']] as const)(
    'reports the phase of a 421',
    async (replies, phase) => {
      await using pair = await openSocketPair()
      const result = send(await aSession(pair))
      pair.far.write(replies)
      expect(await result).toMatchObject({ status: 'refused', phase, reply: { code: 421 } })
    },
  )

  it('gives up on a server that is silent until the timeout', async () => {
    await using pair = await openSocketPair()
    const clock = fakeClock()
    const session = await aSession(pair, { clock })
    const result = await clock.runToEnd(send(session))
    expect(result).toEqual({ status: 'lost', isFinalDotSent: false, reason: 'no reply within 60 s' })
  })
})

describe('SmtpSession', () => {
  it('reports at the next message why the connection was lost', async () => {
    await using pair = await openSocketPair()
    const session = await aSession(pair)
    pair.far.end()
    await expect.poll(() => session.isOpen).toBe(false)
    expect(await send(session)).toMatchObject({
      status: 'lost',
      isFinalDotSent: false,
      reason: 'the server closed the connection',
    })
    await using other = await openSocketPair()
    const result = send(await aSession(other))
    await other.untilReceived('DATA')
    other.far.resetAndDestroy()
    expect(await result).toMatchObject({
      reason: 'the connection broke: connection reset by the server (ECONNRESET)',
    })
  })

  it.each([
    ['an endless reply', 'x'.repeat(2000)],
    ['an endless reply with many lines', '250-again\r\n'.repeat(200)],
    ['an unexpected reply', '250 a\r\n'],
  ])('closes the connection at %s', async (_what, text) => {
    await using pair = await openSocketPair()
    const session = await aSession(pair)
    pair.far.write(text)
    await expect.poll(() => session.isOpen).toBe(false)
  })

  it('traces commands and replies, but no content', async () => {
    await using pair = await openSocketPair()
    const lines: string[] = []
    const session = await aSession(pair, { trace: (line) => lines.push(line.replace(/^SMTP \d+ /u, '')) })
    const result = send(session)
    pair.far.write(ready)
    await pair.untilReceived('\r\n.\r\n')
    pair.far.write('250 2.0.0 ok\r\n')
    await result
    expect(lines).toEqual([
      'S: 220 hello',
      'C: EHLO client.example',
      'S: 250 mail.example PIPELINING HELP',
      'C: MAIL FROM:<shop@sender.example>',
      'C: RCPT TO:<seed1@seeds.example>',
      'C: DATA',
      'S: 250 a',
      'S: 250 b',
      'S: 354 c',
      'C: (22 bytes)',
      'S: 250 2.0.0 ok',
    ])
  })
})
