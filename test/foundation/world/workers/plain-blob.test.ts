import { describe, expect, it } from 'vitest'

import { PlainBlob } from '../../../../src/foundation/world/workers/plain-blob.ts'

describe('PlainBlob', () => {
  it('joins bytes, buffers and text as a Blob does', async () => {
    const parts = [
      new TextEncoder().encode('Grüße'),
      '\n',
      new Uint8Array([0, 255]),
      'ä',
      '',
      new Uint8Array([7, 8]).buffer,
    ]
    const ours = new Uint8Array(await new PlainBlob(parts).arrayBuffer())
    expect(ours).toEqual(new Uint8Array(await new Blob(parts).arrayBuffer()))
  })

  it('is empty without parts', async () => {
    expect((await new PlainBlob().arrayBuffer()).byteLength).toBe(0)
  })
})
