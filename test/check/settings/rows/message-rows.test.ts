import { describe, expect, it } from 'vitest'

import { messageRows } from '../../../../src/check/settings/rows/message-rows.ts'
import { readRow } from '../../../support/parsed.ts'

describe('messageRows', () => {
  it.each([
    ['template', 'emails/a b, c.html'],
    ['data', '{"a": 1}'],
    ['subject', 'x'.repeat(998)],
    ['reply-to', 'a@b.example, c@d.example'],
    ['headers', 'X-A: 1'],
    ['config', '.github/other.yml'],
  ] as const)('accept for %s the value %j', (name, text) => {
    expect(readRow(messageRows[name], text).status).toBe('ok')
  })

  it.each([
    ['template', 'https://a.example/x.html'],
    ['data', 'order.csv'],
    ['subject', 'x'.repeat(999)],
    ['subject', 'a\r\nBcc: b@c.example'],
    ['from', 'nobody'],
    ['headers', 'Subject: x'],
  ] as const)('reject for %s the value %j', (name, text) => {
    expect(readRow(messageRows[name], text).status).toBe('bad')
  })
})
