import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'

import { readBody } from '../../src/client/read-body.ts'

function streamOf(...chunks: readonly string[]): Readable {
  return Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
}

describe('readBody()', () => {
  it('joins chunks, also within a character', async () => {
    const bytes = Buffer.from('{"é":1}')
    const split = Readable.from([bytes.subarray(0, 3), bytes.subarray(3)])
    expect(await readBody(split, 100)).toEqual({ status: 'read', text: '{"é":1}' })
  })

  it('drops a byte order mark', async () => {
    expect(await readBody(streamOf('\uFEFF{}'), 100)).toEqual({ status: 'read', text: '{}' })
  })

  it('reads up to the limit and destroys the stream beyond it', async () => {
    expect(await readBody(streamOf('12345', '67890'), 10)).toMatchObject({ status: 'read' })
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(1000))
      },
    })
    expect(await readBody(endless, 10_000)).toEqual({ status: 'too-large' })
    expect(endless.destroyed).toBe(true)
  })

  it('throws what the stream throws', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error('aborted'))
      },
    })
    await expect(readBody(broken, 10)).rejects.toThrow('aborted')
  })
})
