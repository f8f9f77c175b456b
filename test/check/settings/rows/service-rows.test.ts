import { describe, expect, it } from 'vitest'

import { serviceRows } from '../../../../src/check/settings/rows/service-rows.ts'
import { readRow } from '../../../support/parsed.ts'

describe('serviceRows', () => {
  it.each([
    ['api-url', 'https://presend.example/api/v1'],
    ['test-name', 'x'.repeat(255)],
    ['provider-types', 'protected'],
    ['mail-type', 'transactional'],
    ['tracking-in', 'subject'],
    ['dry-run', 'false'],
  ] as const)('accept for %s the value %j', (name, text) => {
    expect(readRow(serviceRows[name], text).status).toBe('ok')
  })

  it.each([
    ['api-url', 'http://presend.example/api/v1'],
    ['api-token', 'two words'],
    ['test-name', 'x'.repeat(256)],
    ['test-name', 'a\nb'],
    ['provider-types', 'Consumer'],
    ['mail-type', 'Marketing'],
    ['metadata', '[1]'],
    ['dry-run', 'no'],
  ] as const)('reject for %s the value %j', (name, text) => {
    expect(readRow(serviceRows[name], text).status).toBe('bad')
  })
})
