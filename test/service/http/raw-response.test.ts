import { describe, expect, it } from 'vitest'

import { renderHead, renderHeaderLines } from '../../../src/service/http/raw-response.ts'

const nowMs = Date.UTC(2026, 0, 31, 10, 30)

describe('renderHead()', () => {
  it('is a whole head with its empty line', () => {
    const head = renderHead({
      status: 200,
      headerLines: renderHeaderLines(new Headers({ 'X-A': 'b', ETag: '"1"' })),
      nowMs,
      persistence: 'keep-alive',
      bodyLength: 12,
    })
    expect(head.split('\r\n')).toEqual([
      'HTTP/1.1 200 OK',
      'etag: "1"',
      'x-a: b',
      'Content-Length: 12',
      'Date: Sat, 31 Jan 2026 10:30:00 GMT',
      'Connection: keep-alive',
      '',
      '',
    ])
  })

  it('has no length where there is no body', () => {
    const head = renderHead({ status: 304, headerLines: '', nowMs, persistence: 'close', bodyLength: null })
    expect(head).toMatch(/^HTTP\/1\.1 304 Not Modified\r\nDate: [^\r]*\r\nConnection: close\r\n\r\n$/u)
  })
})
