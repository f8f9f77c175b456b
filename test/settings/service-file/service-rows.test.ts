import { describe, expect, it } from 'vitest'
import type { AnyServiceRow } from '../../../src/settings/service-file/service-row.ts'
import { serviceTable } from '../../../src/settings/service-file/service-rows.ts'
import { valueOf } from '../../support/parsed.ts'

const rows: readonly AnyServiceRow[] = Object.values(serviceTable)

describe('serviceTable', () => {
  it.each(rows.map((row) => [row.name, row] as const))('%s takes its own default and example', (_name, row) => {
    const texts = [row.default, row.example].filter((one) => one !== null)
    for (const text of texts) expect(valueOf(row.kind.parse({ form: 'text', text }, row.name)), text).not.toBeNull()
    expect(row.description).toMatch(/^\S.*\.$/u)
  })

  it('has each row under its own name, with one default at most', () => {
    expect(rows.map((row) => row.name)).toEqual(Object.keys(serviceTable))
    expect(rows.filter((row) => row.default !== null && row.defaultNote !== null)).toEqual([])
  })
})
