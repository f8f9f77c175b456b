import { gzipSync } from 'node:zlib'

import { assert, asyncProperty, constantFrom, nat } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportLimits } from '../../../../src/extensions/postmaster/dmarc/report-limits.ts'
import { decodeXmlText, reportFormOf, unpackReport } from '../../../../src/extensions/postmaster/dmarc/unpack-report.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'
import { zipOf } from './archive-builders.ts'
import { aReportXml } from './report-builders.ts'

const xml = aReportXml()

async function unpack(bytes: Uint8Array): Promise<unknown> {
  const unpacked = await unpackReport({ name: 'r', bytes })
  return unpacked.status === 'ok' ? unpacked.value : unpacked.problems.map(renderProblem).join()
}

describe('unpackReport()', () => {
  it.each([
    ['XML', Buffer.from(xml), 'r'],
    ['XML after white space and a byte order mark', Buffer.from(`\ufeff\r\n ${xml}`), 'r'],
    ['gzip', gzipSync(xml), 'r'],
    ['gzip in two members', Buffer.concat([gzipSync(xml.slice(0, 50)), gzipSync(xml.slice(50))]), 'r'],
    ['zip', zipOf([{ name: 'a.xml', content: xml }]), 'r/a.xml'],
    [
      'a zip with a readme and a directory',
      zipOf([
        { name: 'd/', content: '' },
        { name: 'R', content: 'hi' },
        { name: 'd/a', content: xml },
      ]),
      'r/d/a',
    ],
  ])('unpacks %s', async (_name, bytes, name) => {
    expect(await unpack(bytes)).toEqual([{ name, text: expect.stringContaining('<feedback>') }])
  })

  it('unpacks every report in an archive', async () => {
    const members = ['a.xml', 'b.xml'].map((name) => ({ name, content: xml }))
    expect(await unpack(zipOf(members))).toEqual([
      { name: 'r/a.xml', text: xml },
      { name: 'r/b.xml', text: xml },
    ])
  })

  const bomb = Buffer.alloc(reportLimits.maxXmlBytes + 1, '<')
  it.each([
    ['a gzip bomb', gzipSync(bomb), 'times the compressed size, got more'],
    ['a zip bomb', zipOf([{ name: 'a.xml', content: bomb }]), 'times the compressed size, got more'],
    ['a zip bomb with a small declared size', zipOf([{ name: 'a.xml', content: bomb, claimedBytes: 10 }]), 'zip'],
    [
      'a zip whose files together exceed the limit',
      zipOf([1, 2, 3].map((n) => ({ name: `${n}`, content: Buffer.alloc(8_000_000, `<${n}`) }))),
      'times the compressed size, got more',
    ],
    ['gzip that unpacks to a thousand times its size', gzipSync(Buffer.alloc(3_000_000, '<')), '300 times'],
    ['oversized XML', bomb, 'times the compressed size, got more'],
    ['gzip inside gzip', gzipSync(gzipSync(xml)), 'gzip inside an archive'],
    ['zip inside gzip', gzipSync(zipOf([{ name: 'a', content: xml }])), 'zip inside an archive'],
    [
      'zip inside zip',
      zipOf([{ name: 'a.zip', content: zipOf([{ name: 'a', content: xml }]) }]),
      'zip inside an archive',
    ],
    ['an encrypted archive', zipOf([{ name: 'a.xml', content: xml, isEncrypted: true }]), 'an encrypted archive'],
    [
      'an archive with too many files',
      zipOf(Array.from({ length: 101 }, (_, n) => ({ name: `${n}`, content: xml }))),
      '101 entries',
    ],
    ['an archive without XML', zipOf([{ name: 'a.txt', content: 'hi' }]), 'without XML'],
    ['an empty archive', zipOf([]), 'without XML'],
    ['a path outside the archive', zipOf([{ name: '../../a.xml', content: xml }]), 'invalid relative path'],
    ['truncated gzip data', gzipSync(xml).subarray(0, 100), 'invalid gzip'],
    ['a truncated zip', zipOf([{ name: 'a', content: xml }]).subarray(0, 100), 'unencrypted zip'],
    ['another format', Buffer.from('%PDF-1.7'), 'an unknown format'],
    ['nothing', Buffer.alloc(0), 'an unknown format'],
  ])('rejects %s', async (_name, bytes, words) => {
    expect(await unpack(bytes)).toContain(words)
  })

  it('never throws for a broken archive', async () => {
    const archive = zipOf([
      { name: 'a.xml', content: xml },
      { name: 'b.xml', content: xml },
    ])
    await assert(
      asyncProperty(
        nat(archive.length - 1),
        nat(255),
        constantFrom(archive, gzipSync(xml)),
        async (at, byte, whole) => {
          const bytes = Buffer.from(whole)
          bytes[at % bytes.length] = byte
          expect(['ok', 'bad']).toContain((await unpackReport({ name: 'r', bytes })).status)
        },
      ),
      { numRuns: 300 },
    )
  })
})

it('reportFormOf() detects the format by the first bytes', () => {
  expect(reportFormOf(Buffer.from('\n<a/>'))).toBe('xml')
  expect(reportFormOf(Buffer.from('From: a@b.example\n\n<a/>'))).toBeNull()
})

function declared(label: string): string {
  return `<?xml version='1.0' encoding='${label}'?><a>é</a>`
}

describe('decodeXmlText()', () => {
  it.each([
    ['UTF-8', Buffer.from('<a>é</a>'), '<a>é</a>'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeff<a>é</a>'), '<a>é</a>'],
    ['UTF-16 with a byte order mark', Buffer.from('\ufeff<a>é</a>', 'utf16le'), '<a>é</a>'],
    ['big-endian UTF-16', Buffer.from('\ufeff<a>é</a>', 'utf16le').swap16(), '<a>é</a>'],
    ['invalid UTF-8', Buffer.from([0x3c, 0xff]), '<\u{fffd}'],
  ])('reads %s', (_name, bytes, text) => {
    expect(decodeXmlText(bytes)).toBe(text)
  })

  it('uses a declared single-byte encoding, and ignores an impossible one', () => {
    expect(decodeXmlText(Buffer.from(declared('ISO-8859-1'), 'latin1'))).toBe(declared('ISO-8859-1'))
    for (const label of ['UTF-16', 'x-unheard-of']) {
      expect(decodeXmlText(Buffer.from(declared(label)))).toBe(declared(label))
    }
  })
})
