import { describe, expect, it } from 'vitest'

import { runRows } from '../../../../src/check/settings/rows/run-rows.ts'
import { readRow } from '../../../support/parsed.ts'

describe('runRows', () => {
  it.each([
    ['timeout', '1s'],
    ['timeout', '24h'],
    ['poll-interval', 'auto'],
    ['poll-interval', '1s'],
    ['comment', 'on-failure'],
    ['report-dir', 'a/b'],
  ] as const)('accept for %s the value %j', (name, text) => {
    expect(readRow(runRows[name], text).status).toBe('ok')
  })

  it.each([
    ['timeout', '999ms'],
    ['timeout', '86401s'],
    ['timeout', 'auto'],
    ['poll-interval', '500ms'],
    ['poll-interval', '61m'],
    ['comment', 'always'],
    ['github-token', 'a b'],
  ] as const)('reject for %s the value %j', (name, text) => {
    expect(readRow(runRows[name], text).status).toBe('bad')
  })
})
