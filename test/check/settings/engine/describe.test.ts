import { describe, expect, it } from 'vitest'

import { summarizeRow } from '../../../../src/check/settings/engine/describe.ts'
import { flagRows, settingRows } from '../../../../src/check/settings/rows/table.ts'

describe('summarizeRow()', () => {
  it.each([
    ['One. Two.', 'One'],
    ['Paths (.html, .eml). More.', 'Paths (.html, .eml)'],
    ['From 0.5 to 1.', 'From 0.5 to 1'],
  ])('summarizes %j as %j', (description, summary) => {
    expect(summarizeRow({ description })).toBe(summary)
  })
})

describe('the flags of the settings', () => {
  it('has one flag per row, each described on one line', () => {
    expect(flagRows().map((flag) => flag.name)).toEqual(settingRows.map((row) => row.name))
    for (const { description } of flagRows()) expect(description).not.toContain('\n')
  })

  it('shows defaults and environment variables in parentheses', () => {
    const byName = new Map(flagRows().map((flag) => [flag.name, flag]))
    expect(byName.get('smtp-connections')?.description).toMatch(/ \(default: 20\)$/u)
    expect(byName.get('api-url')?.description).toMatch(/ \(default: none: .*; environment: PRESEND_API_URL\)$/u)
    expect(byName.get('dry-run')).toMatchObject({ isBoolean: true, isRepeatable: false })
    expect(byName.get('zone-file')).toMatchObject({ isBoolean: false, isRepeatable: true })
    expect(byName.get('api-token')).toMatchObject({ isSecret: true, environmentVariable: 'PRESEND_API_TOKEN' })
  })
})
