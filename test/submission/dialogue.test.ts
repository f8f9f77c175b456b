import { describe, expect, it } from 'vitest'

import { Dialogue } from '../../src/submission/dialogue.ts'
import { nodeClock } from '../../src/world/node-clock.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { openSocketPair } from '../support/socket-pair.ts'

const real = { clock: nodeClock(), maxReplyBytes: 1000 }

describe('Dialogue', () => {
  it('gives each reply to the command that asked for it first', async () => {
    await using pair = await openSocketPair()
    const dialogue = new Dialogue(pair.near, real)
    const answers = [dialogue.expect(1000), dialogue.expect(1000)]
    pair.far.write('250 2.1.0 one\r\n550-two\r\n550 three\r\n')
    expect(await Promise.all(answers)).toEqual([
      { status: 'reply', reply: { code: 250, enhancedCode: '2.1.0', text: 'one' }, lines: ['2.1.0 one'] },
      { status: 'reply', reply: { code: 550, enhancedCode: null, text: 'two three' }, lines: ['two', 'three'] },
    ])
  })

  it('tells everyone who waits that the connection is lost, and everyone who asks later', async () => {
    await using pair = await openSocketPair()
    const dialogue = new Dialogue(pair.near, real)
    const answers = [dialogue.expect(1000), dialogue.expect(1000)]
    pair.far.end()
    const lost = { status: 'lost', why: 'closed', reason: 'the server closed the connection' }
    expect(await Promise.all(answers)).toEqual([lost, lost])
    expect(await dialogue.expect(1000)).toEqual(lost)
    dialogue.write('nobody hears this')
    await dialogue.drained()
  })

  it('names a reset', async () => {
    await using pair = await openSocketPair()
    const dialogue = new Dialogue(pair.near, real)
    const answer = dialogue.expect(1000)
    pair.far.resetAndDestroy()
    expect(await answer).toMatchObject({
      reason: 'the connection broke: connection reset by the server (ECONNRESET)',
    })
  })

  it('hands on the 421 and then is lost', async () => {
    await using pair = await openSocketPair()
    const dialogue = new Dialogue(pair.near, real)
    const answers = [dialogue.expect(1000), dialogue.expect(1000)]
    pair.far.write('421 4.3.2 shutting down\r\n')
    expect(await answers[0]).toMatchObject({ status: 'reply', reply: { code: 421 } })
    expect(await answers[1]).toMatchObject({
      status: 'lost',
      why: 'refused',
      reason: 'the server closed the connection: 421 4.3.2 shutting down',
    })
  })

  it.each([
    ['garbage', 'hello there\r\n', 'the server sent a line that is no SMTP reply: "hello there"'],
    ['a reply to nothing', '250 a\r\n250 b\r\n', 'the server sent a reply to nothing: 250 b'],
    ['a line without end', 'x'.repeat(2000), 'the server sent a reply of more than 1000 bytes'],
  ])('ends the connection at %s', async (_what, text, reason) => {
    await using pair = await openSocketPair()
    const dialogue = new Dialogue(pair.near, real)
    const first = dialogue.expect(1000)
    pair.far.write(text)
    await new Promise<void>((resolve) => pair.far.once('close', () => resolve()))
    await first
    expect(dialogue.lost).toMatchObject({ why: 'garbage', reason })
  })

  it('waits as long as the limit says and no longer', async () => {
    await using pair = await openSocketPair()
    const clock = fakeClock()
    const dialogue = new Dialogue(pair.near, { clock, maxReplyBytes: 1000 })
    const answer = dialogue.expect(60_000)
    await clock.advance(59_000)
    expect(dialogue.lost).toBeNull()
    await clock.advance(2000)
    expect(await answer).toEqual({ status: 'lost', why: 'timeout', reason: 'no reply within 60 s' })
  })

  it('begins the limit of a reply when the ones before it are in, and anew when it is extended', async () => {
    await using pair = await openSocketPair()
    const clock = fakeClock()
    const dialogue = new Dialogue(pair.near, { clock, maxReplyBytes: 1000 })
    const first = dialogue.expect(60_000)
    const second = dialogue.expect(10_000)
    await clock.advance(50_000)
    pair.far.write('250 ok\r\n')
    await first
    await clock.advance(9000)
    dialogue.extendLimit()
    await clock.advance(9000)
    expect(dialogue.lost).toBeNull()
    await clock.advance(2000)
    expect(await second).toMatchObject({ why: 'timeout' })
  })

  it('is not hurried by an idle connection', async () => {
    await using pair = await openSocketPair()
    const clock = fakeClock()
    const dialogue = new Dialogue(pair.near, { clock, maxReplyBytes: 1000 })
    await clock.advance(600_000)
    expect(dialogue.lost).toBeNull()
    dialogue.end('stopped', 'over')
    await clock.advance(0)
    expect(clock.sleepingCount).toBe(0)
  })

  it('writes what belongs together as one segment, and says when the line is full', async () => {
    await using pair = await openSocketPair()
    const dialogue = new Dialogue(pair.near, real)
    dialogue.together(() => {
      dialogue.write('MAIL\r\n')
      dialogue.write(Buffer.from('RCPT\r\n'))
    })
    await pair.untilReceived('MAIL\r\nRCPT\r\n')
    expect(dialogue.isFull).toBe(false)
    pair.far.pause()
    dialogue.write(Buffer.alloc(20 * 1024 * 1024))
    expect(dialogue.isFull).toBe(true)
    const drained = dialogue.drained()
    pair.far.resume()
    await drained
    expect(dialogue.isFull).toBe(false)
  })

  it('wakes a writer whose connection is lost', async () => {
    await using pair = await openSocketPair()
    const dialogue = new Dialogue(pair.near, real)
    pair.far.pause()
    dialogue.write(Buffer.alloc(20 * 1024 * 1024))
    const drained = dialogue.drained()
    pair.far.destroy()
    await drained
    expect(dialogue.lost).not.toBeNull()
  })

  it('lets go of its socket', async () => {
    await using pair = await openSocketPair()
    const dialogue = new Dialogue(pair.near, real)
    const socket = dialogue.release()
    expect(socket).toBe(pair.near)
    expect(socket.listenerCount('data')).toBe(0)
    expect(dialogue.lost?.why).toBe('stopped')
    dialogue.end('stopped', 'again')
    expect(socket.destroyed).toBe(false)
  })
})
