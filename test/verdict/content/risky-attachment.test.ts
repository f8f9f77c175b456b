import { assert, property, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  fileKindOf,
  findRiskyAttachment,
  readZipDirectory,
  readZipEntries,
} from '../../../src/verdict/content/risky-attachment.ts'
import { aZip } from '../../support/zip-file.ts'

function riskOf(filename: string | null, content: Uint8Array = Buffer.from('x')): string | null {
  const kind = { contentType: 'application/octet-stream', contentId: null, isRelated: false, calendarMethod: null }
  const attachment = { filename, content, ...kind }
  return findRiskyAttachment([{ ...attachment, filename: 'fine.pdf', content: Buffer.from('x') }, attachment])
}

describe('findRiskyAttachment()', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['run.exe', '"run.exe" has a blocked file type'],
    ['invoice.pdf.SCR', '"invoice.pdf.SCR" has a blocked file type'],
    ['sheet.xlsm', '"sheet.xlsm" can contain macros'],
  ]
  test.for(cases)('reports %s', ([name, text]) => {
    expect(riskOf(name)).toBe(text)
  })

  test('reports blocked files inside archives', () => {
    expect(riskOf('files.zip', aZip(['readme.txt', 'setup.msi']))).toBe('"files.zip" contains "setup.msi"')
    expect(riskOf('files.zip', aZip(['readme.txt']))).toBeNull()
  })

  test.for(['report.pdf', 'photo.jpg', 'exe', 'notes.txt', null])('accepts %s', (name) => {
    expect(riskOf(name)).toBeNull()
  })
})

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

test('fileKindOf() uses the last extension', () => {
  expect(['a.pdf.EXE', 'a.docm', 'a.exe.pdf', 'exe', 'a.exe '].map(fileKindOf)).toEqual([
    'blocked',
    'macros',
    null,
    null,
    'blocked',
  ])
})

test('readZipDirectory() reports which entries need a password', () => {
  const archive = aZip(['a.txt', 'b.txt'])
  archive.writeUInt16LE(1, archive.indexOf('PK\u0001\u0002', 0, 'latin1') + 8)
  expect(readZipDirectory(archive)).toEqual([
    { name: 'a.txt', isEncrypted: true },
    { name: 'b.txt', isEncrypted: false },
  ])
})
