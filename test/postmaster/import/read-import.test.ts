import { describe, expect, it } from 'vitest'

import { renderProblem } from '../../../src/errors/problem.ts'
import { type ImportFormat, maxImportBytes, readImport } from '../../../src/postmaster/import/read-import.ts'

const rules = { file: 'f', domain: 'shop.example', nowMs: Date.parse('2026-11-22T12:00:00Z') }
const csv = 'date,spam_rate\n2026-01-01,0.1%\n'
const day = { date: '2026-01-01', domain: 'shop.example', spamRate: { value: 0.001 } }

function read(text: string | Uint8Array, format: ImportFormat | null = null): unknown {
  const parsed = readImport(Buffer.from(text), format, rules)
  return parsed.status === 'ok' ? parsed.value : parsed.problems.map(renderProblem)
}

describe('readImport()', () => {
  it.each([
    ['{"shop.example": {"spam_rate_data": [{"date": "2026-01-01", "value": 0.001}]}}', 'json'],
    [csv, 'csv'],
    ['Date;Spam complaint rate;Delivered\n2026-01-01;0.1%;9\n', 'yahoo'],
    ['192.0.2.1,1/1/2026 8:00 AM,1/2/2026 8:00 AM,9,9,9,,0.1%\n', 'snds'],
    ['2001:db8::1,1/1/2026 8:00 AM,1/2/2026 8:00 AM,9,9,9,,0.1%\n', 'snds'],
    ['IP Address,start,end,rcpt,data,recipients,filter,complaints\n192.0.2.1,1/1/2026,1/2/2026,9,9,9,,0.1%\n', 'snds'],
  ])('detects the format of %j', (text, format) => {
    expect(read(text)).toMatchObject({ format, days: [day] })
  })

  it('uses the given format without detection', () => {
    expect(read(csv, 'json')).toEqual([expect.stringContaining('expected valid JSON')])
    expect(read(csv, 'yahoo')).toMatchObject({ format: 'yahoo', days: [day] })
  })

  it.each([
    ['a byte order mark', Buffer.from(`\ufeff${csv}`)],
    ['CRLF', Buffer.from(csv.replaceAll('\n', '\r\n'))],
    ['CR', Buffer.from(csv.replaceAll('\n', '\r'))],
    ['UTF-16', Buffer.from(`\ufeff${csv}`, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\ufeff${csv}`, 'utf16le').swap16()],
  ])('reads a file with %s', (_name, bytes) => {
    expect(read(bytes)).toMatchObject({ days: [day] })
  })

  it('rejects other encodings', () => {
    expect(read(Buffer.from('date,dömain\n', 'latin1'))).toEqual([expect.stringContaining('invalid UTF-8')])
  })

  it('rejects a file over the size limit before reading it', () => {
    const huge = new Uint8Array(maxImportBytes + 1)
    expect(read(huge)).toEqual([expect.stringContaining(`at most ${maxImportBytes} bytes`)])
  })

  it('reports fifty problems and counts the others', () => {
    const rows = Array.from({ length: 80 }, () => '2026-01-01,seven\n').join('')
    const problems = readImport(Buffer.from(`date,spam_rate\n${rows}`), null, rules)
    expect(problems).toMatchObject({ status: 'bad' })
    if (problems.status === 'ok') return
    expect(problems.problems).toHaveLength(51)
    expect(problems.problems.at(-1)).toMatchObject({ came: '30', expected: 'no further problems' })
  })
})
