import { expect, it } from 'vitest'

import { flagRows } from '../../src/settings/render-help.ts'
import { settingRows } from '../../src/settings/table.ts'

it('flagRows() has a flag for every setting', () => {
  expect(flagRows().map((row) => row.flag)).toEqual(settingRows.map((row) => `--${row.name}`))
})

it('flagRows() says in one line what a flag is, its default and its variable', () => {
  const rows = new Map(flagRows().map((row) => [row.name, row]))
  expect(rows.get('timeout')).toMatchObject({
    valueName: 'duration',
    description:
      'How long the whole run may take, creating and sending included: a duration such as 90s, 30m or 1h, from 1s to 24h (default: 60m)',
  })
  expect(rows.get('api-token')?.description).toBe('The token for api-url (environment: PRESEND_API_TOKEN)')
})

it('flagRows() marks what needs no value and what may be repeated', () => {
  expect(
    flagRows()
      .filter((row) => row.isBoolean)
      .map((row) => row.name),
  ).toEqual(['dry-run'])
  expect(
    flagRows()
      .filter((row) => row.isRepeatable)
      .map((row) => row.name),
  ).toEqual(['template', 'headers', 'provider-types', 'zone-file', 'inbox-folders', 'postmaster-domain'])
})
