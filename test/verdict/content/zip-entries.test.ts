import { assert, property, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readZipEntries } from '../../../src/verdict/content/zip-entries.ts'
import { aZip } from '../../support/zip-file.ts'

describe('readZipEntries()', () => {
  test('lists the files of an archive, with and without an archive comment', () => {
    expect(readZipEntries(aZip(['a.txt', 'dir/run.exe']))).toEqual(['a.txt', 'dir/run.exe'])
    expect(readZipEntries(aZip(['a.txt'], 'made by nobody'))).toEqual(['a.txt'])
  })

  test('returns nothing for other files and damaged archives', () => {
    expect(readZipEntries(Buffer.from('plain text'))).toEqual([])
    expect(readZipEntries(Buffer.alloc(0))).toEqual([])
    expect(readZipEntries(aZip(['a.txt']).subarray(0, 40))).toEqual([])
  })

  test('lists at most 1,000 names', () => {
    expect(readZipEntries(aZip(Array.from({ length: 1200 }, (_item, index) => `${index}`)))).toHaveLength(1000)
  })

  test('never throws, wherever an archive is damaged', () => {
    expect.hasAssertions()
    assert(
      property(uint8Array({ maxLength: 60 }), (noise) => {
        const archive = Buffer.concat([Buffer.from('PK'), noise, aZip(['x.exe']).subarray(2), noise])
        expect(readZipEntries(archive).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
