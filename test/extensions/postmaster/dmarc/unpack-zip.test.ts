import { describe, expect, it } from 'vitest'

import { unpackZip } from '../../../../src/extensions/postmaster/dmarc/unpack-zip.ts'
import { zipOf } from './archive-builders.ts'

describe('unpackZip()', () => {
  it('returns each file with its name, without directories', async () => {
    const zip = zipOf([
      { name: 'folder/', content: '' },
      { name: 'folder/a.txt', content: 'one' },
      { name: 'b.txt', content: '' },
    ])
    expect(await unpackZip(zip, 3)).toEqual({
      status: 'unpacked',
      entries: [
        { name: 'folder/a.txt', bytes: Buffer.from('one') },
        { name: 'b.txt', bytes: Buffer.alloc(0) },
      ],
    })
  })

  it('stops at the size limit over all files', async () => {
    const zip = zipOf([
      { name: 'a', content: '12345' },
      { name: 'b', content: '12345' },
    ])
    expect((await unpackZip(zip, 10)).status).toBe('unpacked')
    expect(await unpackZip(zip, 9)).toEqual({ status: 'too-much' })
  })

  it('reports what is wrong with an archive', async () => {
    const wrong = await unpackZip(Buffer.from('PK\u0003\u0004 and nothing more'), 10)
    expect(wrong).toEqual({ status: 'unreadable', came: expect.stringMatching(/\S/u) })
  })
})
