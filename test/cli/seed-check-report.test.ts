import { describe, expect, it } from 'vitest'

import { seedCheckAdvice, seedCheckObject, seedCheckSentence, seedCheckTable } from '../../src/cli/seed-check-report.ts'
import { completeParts, needsFix, type SeedCheck, works } from '../../src/extensions/mailboxes/check/seed-check.ts'

const good: SeedCheck = {
  address: 'seed1@box.example',
  parts: completeParts([works('connection', 'imap.box.example:993, TLSv1.3')], 'no letter was sent'),
  folder: 'INBOX',
  delayMs: 1234,
}
const full: SeedCheck = {
  address: 'seed2@box.example',
  parts: completeParts([needsFix('quota', { status: 'fails', detail: 'it is full', todo: 'make room' })], 'in the way'),
  folder: null,
  delayMs: null,
}

describe('the report of presend seeds check', () => {
  it('contains a table with one word per part', () => {
    const { columns, rows } = seedCheckTable([good, full])
    expect(rows.every((row) => row.length === columns.length)).toBe(true)
    expect(rows).toEqual([
      ['seed1@box.example', 'ok', '-', '-', '-', '-', '-', '-', '-', 'INBOX', '1.2 s'],
      ['seed2@box.example', '-', '-', '-', '-', 'FAILS', '-', '-', '-', '-', '-'],
    ])
  })

  it('gives advice for each problem', () => {
    expect(seedCheckAdvice([good, full])).toEqual(['seed2@box.example: quota: it is full; make room'])
  })

  it('counts the seeds by result in one sentence', () => {
    expect(seedCheckSentence([good])).toBe('1 seed: 1 works')
    expect(seedCheckSentence([good, full, full])).toBe('3 seeds: 1 works, 2 fail')
  })

  it('contains one object per seed with --json', () => {
    expect(seedCheckObject(full)).toMatchObject({ verdict: 'fails', folder: null, delay_ms: null })
    expect(Object(seedCheckObject(good)).parts[0]).toEqual({
      name: 'connection',
      status: 'works',
      detail: 'imap.box.example:993, TLSv1.3',
      todo: null,
    })
  })
})
