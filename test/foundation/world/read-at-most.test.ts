import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'

import { readAtMost } from '../../../src/foundation/world/read-at-most.ts'

describe('readAtMost()', () => {
  it('joins the chunks of a stream', async () => {
    expect(await readAtMost(Readable.from([Buffer.from('12345'), Buffer.from('67890')]), 10)).toEqual(
      Buffer.from('1234567890'),
    )
  })

  it('returns null and destroys the stream if the stream exceeds the limit', async () => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(1000))
      },
    })
    expect(await readAtMost(endless, 10_000)).toBeNull()
    expect(endless.destroyed).toBe(true)
  })

  it('rejects with the error of the stream', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error('aborted'))
      },
    })
    await expect(readAtMost(broken, 10)).rejects.toThrow('aborted')
  })
})
