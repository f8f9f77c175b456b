import { describe, expect, it } from 'vitest'

import { Dialogue } from '../../src/submission/dialogue.ts'
import type { SmtpSession } from '../../src/submission/open-session.ts'
import { parseExtensions } from '../../src/submission/server-extensions.ts'
import { defaultLimits } from '../../src/submission/submission-setting.ts'
import { finishTransaction, startTransaction, type TransactionResult } from '../../src/submission/transaction.ts'
import { nodeClock } from '../../src/world/node-clock.ts'
import { openSocketPair, type SocketPair } from '../support/socket-pair.ts'
import { aMessage } from '../support/submission-setup.ts'

const limits = defaultLimits
const nothingNext = (): void => undefined
const ready = '250 a\r\n250 b\r\n354 c\r\n'

function aSession(pair: SocketPair): SmtpSession {
  return {
    dialogue: new Dialogue(pair.near, { clock: nodeClock(), maxReplyBytes: 1000 }),
    extensions: parseExtensions(['mail.example', 'PIPELINING']),
    history: { messageCount: 0, needsReset: false, isAwaitingFinalReply: false, isUsedUp: false },
  }
}

function start(session: SmtpSession, chunks: readonly Uint8Array[]): ReturnType<typeof startTransaction> {
  return startTransaction(session, aMessage(1, { chunks }), { limits, stuffed: new WeakMap(), isEarly: false })
}

function send(
  session: SmtpSession,
  chunks: readonly Uint8Array[] = [Buffer.from('Subject: a\r\n\r\n.b\r\n')],
): Promise<TransactionResult> {
  return finishTransaction(session, start(session, chunks), { limits, startNext: nothingNext })
}

describe('finishTransaction()', () => {
  it('sends the content and gives the final reply', async () => {
    await using pair = await openSocketPair()
    const session = aSession(pair)
    const result = send(session)
    pair.far.write(ready)
    await pair.untilReceived('DATA\r\nSubject: a\r\n\r\n..b\r\n.\r\n')
    expect(session.history.isAwaitingFinalReply).toBe(true)
    pair.far.write('250 2.0.0 Ok: queued as X\r\n')
    expect(await result).toMatchObject({ status: 'accepted', reply: { code: 250, text: 'Ok: queued as X' } })
    expect(session.history).toEqual({
      messageCount: 1,
      needsReset: false,
      isAwaitingFinalReply: false,
      isUsedUp: false,
    })
  })

  it('writes the next envelope in the segment of the final dot', async () => {
    await using pair = await openSocketPair()
    const session = aSession(pair)
    const segments: string[] = []
    pair.far.on('data', (chunk: Buffer) => segments.push(chunk.toString('latin1')))
    const first = start(session, [Buffer.from('first\r\n')])
    const later: { second: ReturnType<typeof start> | null } = { second: null }
    const startNext = (): void => {
      later.second = start(session, [Buffer.from('second\r\n')])
    }
    const result = finishTransaction(session, first, { limits, startNext })
    await pair.untilReceived('DATA')
    pair.far.write(ready)
    await pair.untilReceived('first\r\n.\r\nMAIL FROM')
    expect(segments.at(-1)).toMatch(/^first\r\n\.\r\nMAIL FROM:<.*>\r\nRCPT TO:<.*>\r\nDATA\r\n$/u)
    pair.far.write(`250 one\r\n${ready}`)
    expect(await result).toMatchObject({ status: 'accepted', reply: { text: 'one' } })
    if (later.second === null) throw new Error('the second message was not started')
    const second = finishTransaction(session, later.second, { limits, startNext: nothingNext })
    await pair.untilReceived('second\r\n.\r\n')
    pair.far.write('250 two\r\n')
    expect(await second).toMatchObject({ status: 'accepted', reply: { text: 'two' } })
  })

  it('is lost without a dot when the connection breaks in the envelope', async () => {
    await using pair = await openSocketPair()
    const result = send(aSession(pair))
    await pair.untilReceived('DATA')
    pair.far.end('250 a\r\n')
    expect(await result).toMatchObject({ status: 'lost', isDotWritten: false })
  })

  it('is lost after the dot when the connection breaks before the final reply', async () => {
    await using pair = await openSocketPair()
    const result = send(aSession(pair))
    pair.far.write(ready)
    await pair.untilReceived('\r\n.\r\n')
    pair.far.end()
    expect(await result).toMatchObject({ status: 'lost', isDotWritten: true })
  })

  it('writes no dot on a connection that broke together with the 354', async () => {
    await using pair = await openSocketPair()
    const result = send(aSession(pair))
    await pair.untilReceived('DATA')
    pair.far.write(`${ready}garbage\r\n`)
    expect(await result).toMatchObject({ status: 'lost', isDotWritten: false, lost: { why: 'garbage' } })
  })

  it('holds the dot of a large message back until the kernel has taken the rest', async () => {
    await using pair = await openSocketPair()
    const session = aSession(pair)
    const result = send(session, [Buffer.alloc(32 * 1024 * 1024, 'x')])
    await pair.untilReceived('DATA')
    pair.far.pause()
    pair.far.write(ready)
    // The far end reads no more, so that much cannot have left; the connection breaks in the middle of it.
    while (!session.dialogue.isFull) await new Promise((resolve) => setImmediate(resolve))
    pair.far.resetAndDestroy()
    expect(await result).toMatchObject({ status: 'lost', isDotWritten: false })
  })

  it('sends a large message whole', async () => {
    await using pair = await openSocketPair()
    const session = aSession(pair)
    const result = send(session, [Buffer.from(`${'y'.repeat(76)}\r\n`.repeat(30_000))])
    pair.far.write(ready)
    await pair.untilReceived('\r\n.\r\n')
    expect(pair.received().split('\r\n')).toHaveLength(30_000 + 5)
    pair.far.write('250 ok\r\n')
    expect(await result).toMatchObject({ status: 'accepted' })
  })

  it('believes a refusal in the middle of a large message, and leaves', async () => {
    await using pair = await openSocketPair()
    const session = aSession(pair)
    const result = send(session, [Buffer.alloc(64 * 1024 * 1024, 'x')])
    pair.far.write(ready)
    await pair.untilReceived('xxx')
    pair.far.pause()
    pair.far.write('552 5.3.4 too big\r\n')
    expect(await result).toMatchObject({ status: 'refused', phase: 'data', reply: { code: 552 } })
    expect(session.dialogue.lost).not.toBeNull()
  })

  it('never repeats a message that the server took before it was complete', async () => {
    await using pair = await openSocketPair()
    const result = send(aSession(pair), [Buffer.alloc(64 * 1024 * 1024, 'x')])
    pair.far.write(ready)
    await pair.untilReceived('xxx')
    pair.far.pause()
    pair.far.write('250 thank you\r\n')
    expect(await result).toMatchObject({ status: 'lost', isDotWritten: true })
  })

  it.each([
    ['451 4.3.0 later\r\n', { status: 'refused', phase: 'final-reply', reply: { code: 451 } }],
    ['550 5.7.1 spam\r\n', { status: 'refused', phase: 'final-reply', reply: { code: 550 } }],
    ['354 what?\r\n', { status: 'lost', isDotWritten: true }],
    ['garbage\r\n', { status: 'lost', isDotWritten: true }],
  ])('judges the final reply %j', async (reply, expected) => {
    await using pair = await openSocketPair()
    const result = send(aSession(pair))
    pair.far.write(ready)
    await pair.untilReceived('\r\n.\r\n')
    pair.far.write(reply)
    expect(await result).toMatchObject(expected)
  })
})
