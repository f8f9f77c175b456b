import { describe, expect, it } from 'vitest'

import type { ComposedMessage } from '../../src/mail/message.ts'
import { Dialogue } from '../../src/submission/dialogue.ts'
import { type EnvelopeResult, openEnvelope, readEnvelope } from '../../src/submission/envelope.ts'
import { prepareContent } from '../../src/submission/message-content.ts'
import type { SmtpSession } from '../../src/submission/open-session.ts'
import { parseExtensions } from '../../src/submission/server-extensions.ts'
import { defaultLimits } from '../../src/submission/submission-setting.ts'
import { nodeClock } from '../../src/world/node-clock.ts'
import { openSocketPair, type SocketPair } from '../support/socket-pair.ts'
import { aMessage } from '../support/submission-setup.ts'

function aSession(pair: SocketPair, ...extensions: readonly string[]): SmtpSession {
  return {
    dialogue: new Dialogue(pair.near, { clock: nodeClock(), maxReplyBytes: 1000 }),
    extensions: parseExtensions(['mail.example', ...extensions]),
    history: { messageCount: 0, needsReset: false, isAwaitingFinalReply: false, isUsedUp: false },
  }
}

function send(session: SmtpSession, message: ComposedMessage = aMessage(1)): Promise<EnvelopeResult> {
  const content = prepareContent(message.chunks, new WeakMap())
  const request = { message, content, limits: defaultLimits, firstReplyMs: 1000 }
  return readEnvelope(session, openEnvelope(session, request))
}

describe('an envelope with PIPELINING', () => {
  it('goes out as a whole and is ready when DATA is', async () => {
    await using pair = await openSocketPair()
    const result = send(aSession(pair, 'PIPELINING'))
    await pair.untilReceived('DATA\r\n')
    expect(pair.received()).toBe('MAIL FROM:<shop@sender.example>\r\nRCPT TO:<seed1@seeds.example>\r\nDATA\r\n')
    pair.far.write('250 a\r\n250 b\r\n354 c\r\n')
    expect(await result).toEqual({ status: 'ready' })
  })

  it.each([
    ['MAIL', '550 no\r\n503 b\r\n503 c\r\n', 'mail'],
    ['RCPT', '250 a\r\n550 no\r\n503 c\r\n', 'rcpt'],
    ['DATA', '250 a\r\n250 b\r\n550 no\r\n', 'data'],
  ])('says that %s was refused, and resets before the next', async (_what, replies, phase) => {
    await using pair = await openSocketPair()
    const session = aSession(pair, 'PIPELINING')
    const result = send(session)
    pair.far.write(replies)
    expect(await result).toMatchObject({ status: 'refused', phase, reply: { code: 550 } })
    const next = send(session, aMessage(2))
    await pair.untilReceived('RSET\r\nMAIL FROM:<shop@sender.example>\r\nRCPT TO:<seed2@seeds.example>\r\nDATA\r\n')
    pair.far.write('250 reset\r\n250 a\r\n250 b\r\n354 c\r\n')
    expect(await next).toEqual({ status: 'ready' })
    expect(session.history.needsReset).toBe(false)
  })

  it('ends the empty message of a server that takes DATA without a recipient', async () => {
    await using pair = await openSocketPair()
    const session = aSession(pair, 'PIPELINING')
    const result = send(session)
    pair.far.write('250 a\r\n550 no\r\n354 c\r\n')
    await pair.untilReceived('DATA\r\n.\r\n')
    pair.far.write('554 nobody\r\n')
    expect(await result).toMatchObject({ status: 'refused', phase: 'rcpt' })
    expect(session.dialogue.lost).toBeNull()
  })

  it('leaves a server that takes DATA although it refused the sender', async () => {
    await using pair = await openSocketPair()
    const session = aSession(pair, 'PIPELINING')
    const result = send(session)
    pair.far.write('550 no\r\n250 b\r\n354 c\r\n')
    expect(await result).toMatchObject({ status: 'refused', phase: 'mail' })
    expect(session.dialogue.lost).not.toBeNull()
    expect(pair.received()).not.toContain('\r\n.\r\n')
  })

  it('keeps the refusal when the connection breaks behind it', async () => {
    await using pair = await openSocketPair()
    const result = send(aSession(pair, 'PIPELINING'))
    pair.far.write('421 4.7.0 go away\r\n')
    expect(await result).toMatchObject({ status: 'refused', phase: 'mail', reply: { code: 421 } })
  })
})

describe('an envelope without PIPELINING', () => {
  it('goes out one command at a time', async () => {
    await using pair = await openSocketPair()
    const result = send(aSession(pair))
    await pair.untilReceived('MAIL FROM:<shop@sender.example>\r\n')
    expect(pair.received()).not.toContain('RCPT')
    pair.far.write('250 a\r\n')
    await pair.untilReceived('RCPT')
    expect(pair.received()).not.toContain('DATA')
    pair.far.write('251 b\r\n')
    await pair.untilReceived('DATA')
    pair.far.write('354 c\r\n')
    expect(await result).toEqual({ status: 'ready' })
  })

  it('sends nothing more after a refusal, and resets before the next', async () => {
    await using pair = await openSocketPair()
    const session = aSession(pair)
    const result = send(session)
    pair.far.write('450 later\r\n')
    expect(await result).toMatchObject({ status: 'refused', phase: 'mail', reply: { code: 450 } })
    expect(pair.received()).not.toContain('RCPT')
    const next = send(session, aMessage(2))
    await pair.untilReceived('RSET\r\n')
    pair.far.write('250 reset\r\n')
    await pair.untilReceived('RSET\r\nMAIL')
    pair.far.write('550 no\r\n')
    expect(await next).toMatchObject({ reply: { code: 550 } })
  })
})

describe('an envelope', () => {
  it.each([
    ['MAIL', '354 go\r\n', 'MAIL with 354'],
    ['DATA', '250 a\r\n250 b\r\n250 c\r\n', 'DATA with 250'],
  ])('ends the connection when the reply to %s is out of place', async (_what, replies, reason) => {
    await using pair = await openSocketPair()
    const result = send(aSession(pair, 'PIPELINING'))
    pair.far.write(replies)
    expect(await result).toMatchObject({ status: 'lost', why: 'garbage', reason: `the server answered ${reason}` })
  })

  it('declares size, eight-bit content and SMTPUTF8 where the server offers them', async () => {
    await using pair = await openSocketPair()
    const message = aMessage(1, {
      chunks: [Buffer.from('ä\r\n')],
      needsSmtpUtf8: true,
      envelope: { sender: null, recipient: 'ü@seeds.example' },
    })
    const result = send(aSession(pair, 'SIZE', '8BITMIME', 'SMTPUTF8'), message)
    await pair.untilReceived('MAIL FROM:<> SIZE=4 BODY=8BITMIME SMTPUTF8\r\n')
    pair.far.end()
    expect(await result).toMatchObject({ status: 'lost' })
  })
})
