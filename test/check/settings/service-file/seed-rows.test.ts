import { describe, expect, it } from 'vitest'
import type { Row } from '../../../../src/check/settings/engine/row.ts'
import { keysOfKind, seedTable } from '../../../../src/check/settings/service-file/seed-rows.ts'

const rows: readonly Row[] = Object.values(seedTable)

describe('seedTable', () => {
  it.each(rows.map((row) => [row.name, row] as const))('%s accepts its own default and example', (_name, row) => {
    const texts = [row.default, row.example].filter((one) => one !== null)
    for (const text of texts) expect(row.kind.parse({ form: 'text', text }, row.name).status, text).toBe('ok')
    expect(row.description).toMatch(/^\S.*\.$/u)
  })

  it('has at most one default per row', () => {
    expect(rows.filter((row) => row.default !== null && row.defaultNote !== null)).toEqual([])
  })

  it('keysOfKind names only existing keys', () => {
    expect(Object.keys(seedTable)).toEqual(expect.arrayContaining([...keysOfKind.local, ...keysOfKind.imap]))
  })
})
