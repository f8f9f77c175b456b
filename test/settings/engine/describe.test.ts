import { describe, expect, it } from 'vitest'

import { describeRow, summarizeRow } from '../../../src/settings/engine/describe.ts'
import { flagRows, settingRows, settingsTable } from '../../../src/settings/rows/table.ts'

describe('describeRow()', () => {
  it('adds the example, the default and the environment variable', () => {
    expect(describeRow(settingsTable['smtp-connections'])).toMatch(/from 1 to 100\. Default: 20\.$/u)
    expect(describeRow(settingsTable['dkim-selector'])).toContain('Example: s1. Default: none.')
    expect(describeRow(settingsTable['api-token'])).toMatch(
      /Environment variable: PRESEND_API_TOKEN\. Secret: not allowed in the config file\.$/u,
    )
    expect(describeRow(settingsTable['smtp-host'])).toMatch(
      /Environment variable: PRESEND_SMTP_HOST\. Not allowed in the config file\.$/u,
    )
  })
})

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
