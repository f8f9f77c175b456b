import { describe, expect, it } from 'vitest'

import { gateRows } from '../../../../src/check/settings/rows/gate-rows.ts'
import { readRow } from '../../../support/parsed.ts'

describe('gateRows', () => {
  it.each([
    ['min-inbox-rate', 'none'],
    ['min-spf-pass-rate', '99.5%'],
    ['quorum', '0'],
    ['quorum', '100'],
    ['inbox-folders', 'INBOX, Forums'],
    ['on-missing', 'exclude'],
  ] as const)('accept for %s the value %j', (name, text) => {
    expect(readRow(gateRows[name], text).status).toBe('ok')
  })

  it.each([
    ['min-inbox-rate', '101'],
    ['quorum', 'none'],
    ['quorum', '-1'],
    ['inbox-folders', 'Spam'],
    ['inbox-folders', 'inbox'],
    ['gate', 'true'],
    ['on-missing', 'fail'],
    ['on-inconclusive', 'off'],
  ] as const)('reject for %s the value %j', (name, text) => {
    expect(readRow(gateRows[name], text).status).toBe('bad')
  })
})
