import { describe, expect, it } from 'vitest'
import { maxImportBytes, readImport } from '../../../../src/extensions/postmaster/import/read-import.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'

const rules = { file: 'f', nowMs: Date.parse('2026-11-22T12:00:00Z') }
const json = '{"shop.example": {"spam_rate_data": [{"date": "2026-01-01", "value": 0.001}]}}'

function read(bytes: Uint8Array): unknown {
  const parsed = readImport(bytes, rules)
  return parsed.status === 'ok' ? parsed.value : parsed.problems.map(renderProblem)
}

describe('readImport()', () => {
  it.each([
    ['without', Buffer.from(json)],
    ['with', Buffer.from(`\ufeff${json}`)],
  ])('reads a file %s a byte order mark', (_name, bytes) => {
    expect(read(bytes)).toMatchObject([{ date: '2026-01-01', domain: 'shop.example', spamRate: { value: 0.001 } }])
  })

  it('rejects other encodings and other formats', () => {
    expect(read(Buffer.from('{"dömain": 1}', 'latin1'))).toEqual([expect.stringContaining('invalid UTF-8')])
    expect(read(Buffer.from('date,spam_rate\n'))).toEqual([expect.stringContaining('expected valid JSON')])
  })

  it('rejects a file over the size limit before reading it', () => {
    const huge = new Uint8Array(maxImportBytes + 1)
    expect(read(huge)).toEqual([expect.stringContaining(`at most ${maxImportBytes} bytes`)])
  })

  it('reports fifty problems and counts the others', () => {
    const domains = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`not a domain ${index}`, {}]))
    const parsed = readImport(Buffer.from(JSON.stringify(domains)), rules)
    expect(parsed.status).toBe('bad')
    if (parsed.status === 'ok') return
    expect(parsed.problems).toHaveLength(51)
    expect(parsed.problems.at(-1)).toMatchObject({ came: '30', expected: 'no further problems' })
  })
})
