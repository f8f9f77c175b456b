import { connect, createServer, type Socket } from 'node:net'

import { describe, expect, it } from 'vitest'

import { createAnswerWriter } from '../../../src/service/http/answer-writer.ts'

interface Pair extends Disposable {
  readonly written: Socket
  readonly read: Socket
  /** Everything that arrived, once `written` has ended. */
  readonly received: Promise<Buffer>
}

async function aPair(): Promise<Pair> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const read = connect(port, '127.0.0.1')
  const written = await accepted
  server.close()
  const chunks: Buffer[] = []
  const received = new Promise<Buffer>((resolve) => {
    read.once('end', () => resolve(Buffer.concat(chunks)))
  })
  read.on('data', (chunk: Buffer) => void chunks.push(chunk))
  read.pause()
  return {
    written,
    read,
    received,
    [Symbol.dispose]: () => {
      written.destroy()
      read.destroy()
    },
  }
}

describe('createAnswerWriter()', () => {
  it('writes head and body, or a head alone', async () => {
    using pair = await aPair()
    const writer = createAnswerWriter()
    writer.write(pair.written, 'head ', Buffer.from('bödy '))
    writer.write(pair.written, 'alone', null)
    pair.written.end()
    pair.read.resume()
    expect((await pair.received).toString()).toBe('head bödy alone')
  })

  it.each([1000, 60_000, 70_000, 500_000])(
    'keeps answers of %i bytes apart, also when nobody reads and the kernel takes no more',
    async (length) => {
      using one = await aPair()
      using other = await aPair()
      const writer = createAnswerWriter()
      const count = Math.ceil(8_000_000 / length)
      for (let index = 0; index < count; index += 1) {
        writer.write(one.written, `${index % 10}`, Buffer.alloc(length, 'a'))
        writer.write(other.written, `${index % 10}`, Buffer.alloc(length, 'b'))
      }
      expect(one.written.writableLength).toBeGreaterThan(0)
      for (const pair of [one, other]) {
        pair.written.end()
        pair.read.resume()
      }
      for (const [pair, letter] of [
        [one, 'a'],
        [other, 'b'],
      ] as const) {
        const text = (await pair.received).toString('latin1')
        const expected = Array.from({ length: count }, (_, index) => `${index % 10}${letter.repeat(length)}`).join('')
        expect(text === expected).toBe(true)
      }
    },
  )
})
