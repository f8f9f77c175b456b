import { describe, expect, it } from 'vitest'

import { keysOfKind, seedTable } from '../../../src/settings/service-file/seed-rows.ts'
import type { AnyServiceRow } from '../../../src/settings/service-file/service-row.ts'
import { valueOf } from '../../support/parsed.ts'

const rows: readonly AnyServiceRow[] = Object.values(seedTable)

describe('seedTable', () => {
  it.each(rows.map((row) => [row.name, row] as const))('%s takes its own default and example', (_name, row) => {
    const texts = [row.default, row.example].filter((one) => one !== null)
    for (const text of texts) expect(valueOf(row.kind.parse({ form: 'text', text }, row.name)), text).not.toBeNull()
    expect(row.description).toMatch(/^\S.*\.$/u)
  })

  it('has each row under its own name, with one default at most', () => {
    expect(rows.map((row) => row.name)).toEqual(Object.keys(seedTable))
    expect(rows.filter((row) => row.default !== null && row.defaultNote !== null)).toEqual([])
  })

  it('names only keys that are there as those of one kind', () => {
    expect(Object.keys(seedTable)).toEqual(expect.arrayContaining([...keysOfKind.local, ...keysOfKind.imap]))
  })
})
