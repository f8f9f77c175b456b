import { PassThrough } from 'node:stream'

import type { SMTPServerDataStream } from 'smtp-server'
import { describe, expect, it } from 'vitest'

import {
  type CollectLimits,
  collectMessage,
  defaultBufferedBytes,
  type MemoryBudget,
  sharedMemory,
} from '../../../../src/service/receiving/local-smtp/collect-message.ts'
import { fakeClock } from '../../../support/fake-clock.ts'

function aStream(): SMTPServerDataStream {
  return Object.assign(new PassThrough(), { byteLength: 0, sizeExceeded: false })
}

function streamOf(...chunks: readonly string[]): SMTPServerDataStream {
  const stream = aStream()
  for (const chunk of chunks) stream.write(chunk)
  stream.end()
  return stream
}

function limitsOf(maxMessageBytes: number, budget: MemoryBudget): CollectLimits {
  return { maxMessageBytes, budget, maxDataMs: 600_000, clock: fakeClock() }
}

/** The budget of a client that may use `byteCount` bytes. */
function memoryBudget(byteCount: number): MemoryBudget {
  return sharedMemory(2 * byteCount).of('client')
}

function hangUp(): never {
  throw new Error('nobody is to be hung up on')
}

describe('collectMessage()', () => {
  it('returns the bytes in their order and releases the memory', async () => {
    const budget = memoryBudget(10)
    const collected = await collectMessage(streamOf('one ', 'two'), limitsOf(10, budget), hangUp)
    expect(collected).toEqual({ status: 'whole', bytes: new Uint8Array(Buffer.from('one two')) })
    expect(budget.take(10)).toBe(true)
  })

  it('joins the chunks in memory that a worker thread can read without a copy', async () => {
    const collected = await collectMessage(streamOf('one ', 'two'), limitsOf(10, memoryBudget(10)), hangUp)
    expect(collected).toMatchObject({ bytes: { buffer: expect.any(SharedArrayBuffer) } })
  })

  it('accepts a message of exactly the maximum size, and reads a larger one until its end', async () => {
    const limits = limitsOf(4, memoryBudget(100))
    expect(await collectMessage(streamOf('1234'), limits, hangUp)).toMatchObject({ status: 'whole' })
    const tooLarge = streamOf('123', '45', '6', '7')
    expect(await collectMessage(tooLarge, limits, hangUp)).toEqual({ status: 'too-large' })
    expect(tooLarge.readableEnded).toBe(true)
    expect(limits.budget.take(100)).toBe(true)
  })

  it('rejects a message when all connections together use too much memory', async () => {
    const budget = memoryBudget(5)
    const waiting = aStream()
    const first = collectMessage(waiting, limitsOf(10, budget), hangUp)
    waiting.write('1234')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await collectMessage(streamOf('56'), limitsOf(10, budget), hangUp)).toEqual({ status: 'no-room' })
    waiting.end()
    expect(await first).toMatchObject({ status: 'whole' })
    expect(await collectMessage(streamOf('56'), limitsOf(10, budget), hangUp)).toMatchObject({ status: 'whole' })
  })

  it('detects a broken connection', async () => {
    const budget = memoryBudget(10)
    const stream = aStream()
    const collecting = collectMessage(stream, limitsOf(10, budget), hangUp)
    stream.write('half')
    await new Promise((resolve) => setImmediate(resolve))
    stream.destroy(new Error('gone'))
    expect(await collecting).toEqual({ status: 'cut-off' })
    expect(budget.take(10)).toBe(true)
  })

  it('releases the memory of a rejected message before the message ends', async () => {
    const limits = limitsOf(4, memoryBudget(100))
    const stream = aStream()
    const collecting = collectMessage(stream, limits, hangUp)
    stream.write('123')
    stream.write('456')
    await new Promise((resolve) => setImmediate(resolve))
    expect(limits.budget.take(100)).toBe(true)
    stream.end()
    expect(await collecting).toEqual({ status: 'too-large' })
    expect(limits.budget.take(1)).toBe(false)
  })

  it('disconnects a client that sends single bytes', async () => {
    const clock = fakeClock()
    const limits = { ...limitsOf(100, memoryBudget(100)), clock }
    const stream = aStream()
    let hungUpCount = 0
    const collecting = collectMessage(stream, limits, () => {
      hungUpCount += 1
      stream.destroy(new Error('gone'))
    })
    stream.write('1')
    await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(600_001)
    stream.write('2')
    expect(await collecting).toEqual({ status: 'cut-off' })
    expect(hungUpCount).toBe(1)
    expect(limits.budget.take(100)).toBe(true)
  })
})

describe('sharedMemory()', () => {
  it('lets a client use as much memory as it leaves free', () => {
    const budget = sharedMemory(10).of('a')
    expect(budget.take(3)).toBe(true)
    expect(budget.take(3)).toBe(false)
    expect(budget.take(2)).toBe(true)
    expect(budget.take(1)).toBe(false)
    budget.give(2)
    expect(budget.take(2)).toBe(true)
  })

  it('has memory left for the next client while 15 others use all that they may', () => {
    const memory = sharedMemory(1_000_000)
    for (let client = 0; client < 15; client += 1) {
      const budget = memory.of(String(client))
      let sizeBytes = 1_000_000
      while (sizeBytes >= 1) if (!budget.take(Math.floor(sizeBytes))) sizeBytes /= 2
    }
    expect(memory.of('next').take(1)).toBe(true)
  })

  it('counts the messages of one client together, and gives their memory back', () => {
    const memory = sharedMemory(12)
    expect(memory.of('a').take(4)).toBe(true)
    expect(memory.of('a').take(4)).toBe(false)
    expect(memory.of('b').take(4)).toBe(true)
    memory.of('a').give(4)
    memory.of('b').give(4)
    expect(memory.of('c').take(6)).toBe(true)
  })
})

it('defaultBufferedBytes() leaves room for one message of the maximum size, however large the maximum is', () => {
  const mebibyte = 1024 * 1024
  for (const maxMessageBytes of [50 * mebibyte, 500 * mebibyte]) {
    const budget = sharedMemory(defaultBufferedBytes(maxMessageBytes)).of('client')
    expect(budget.take(maxMessageBytes)).toBe(true)
  }
  expect(defaultBufferedBytes(1024)).toBe(256 * mebibyte)
})
