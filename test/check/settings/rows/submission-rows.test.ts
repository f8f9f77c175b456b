import { describe, expect, it } from 'vitest'

import { submissionRows } from '../../../../src/check/settings/rows/submission-rows.ts'
import { readRow } from '../../../support/parsed.ts'

describe('submissionRows', () => {
  it.each([
    ['smtp-port', '1'],
    ['smtp-port', '65535'],
    ['smtp-connections', '100'],
    ['smtp-rate', '0.1'],
    ['smtp-security', 'starttls'],
    ['sending-ip', '2001:db8::1'],
  ] as const)('accept for %s the value %j', (name, text) => {
    expect(readRow(submissionRows[name], text).status).toBe('ok')
  })

  it.each([
    ['smtp-port', '0'],
    ['smtp-port', '65536'],
    ['smtp-connections', '0'],
    ['smtp-connections', '101'],
    ['smtp-connections', '2.5'],
    ['smtp-rate', '0'],
    ['smtp-security', 'ssl'],
    ['sending-ip', '192.0.2.0/24'],
    ['dkim-selector', 's1._domainkey'],
    ['envelope-from', '<>'],
  ] as const)('reject for %s the value %j', (name, text) => {
    expect(readRow(submissionRows[name], text).status).toBe('bad')
  })
})
