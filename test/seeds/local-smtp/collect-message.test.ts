import { PassThrough } from 'node:stream'

import type { SMTPServerDataStream } from 'smtp-server'
import { describe, expect, it } from 'vitest'

import { collectMessage } from '../../../src/seeds/local-smtp/collect-message.ts'
import { memoryBudget } from '../../../src/seeds/local-smtp/memory-budget.ts'

function aStream(): SMTPServerDataStream {
  return Object.assign(new PassThrough(), { byteLength: 0, sizeExceeded: false })
}

function streamOf(...chunks: readonly string[]): SMTPServerDataStream {
  const stream = aStream()
  for (const chunk of chunks) stream.write(chunk)
  stream.end()
  return stream
}

describe('collectMessage()', () => {
  it('gives the bytes in their order and the memory back', async () => {
    const budget = memoryBudget(10)
    const collected = await collectMessage(streamOf('one ', 'two'), { maxMessageBytes: 10, budget })
    expect(collected).toEqual({ status: 'whole', bytes: Buffer.from('one two') })
    expect(budget.take(10)).toBe(true)
  })

  it('takes a message of exactly the limit, and reads a larger one to its end', async () => {
    const limits = { maxMessageBytes: 4, budget: memoryBudget(100) }
    expect(await collectMessage(streamOf('1234'), limits)).toMatchObject({ status: 'whole' })
    const tooLarge = streamOf('123', '45', '6', '7')
    expect(await collectMessage(tooLarge, limits)).toEqual({ status: 'too-large' })
    expect(tooLarge.readableEnded).toBe(true)
    expect(limits.budget.take(100)).toBe(true)
  })

  it('refuses when all connections together hold too much', async () => {
    const budget = memoryBudget(5)
    const waiting = aStream()
    const first = collectMessage(waiting, { maxMessageBytes: 10, budget })
    waiting.write('1234')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await collectMessage(streamOf('56'), { maxMessageBytes: 10, budget })).toEqual({ status: 'no-room' })
    waiting.end()
    expect(await first).toMatchObject({ status: 'whole' })
    expect(await collectMessage(streamOf('56'), { maxMessageBytes: 10, budget })).toMatchObject({ status: 'whole' })
  })

  it('notices a connection that broke', async () => {
    const budget = memoryBudget(10)
    const stream = aStream()
    const collecting = collectMessage(stream, { maxMessageBytes: 10, budget })
    stream.write('half')
    await new Promise((resolve) => setImmediate(resolve))
    stream.destroy(new Error('gone'))
    expect(await collecting).toEqual({ status: 'cut-off' })
    expect(budget.take(10)).toBe(true)
  })
})
