import { describe, expect, it } from 'vitest'

import { traceSent } from '../../src/submission/trace-line.ts'

describe('traceSent()', () => {
  it('shows commands, several of one write in lines of their own', () => {
    expect(traceSent('MAIL FROM:<a@x.example>\r\nRCPT TO:<b@y.example>\r\nDATA\r\n')).toEqual([
      'C: MAIL FROM:<a@x.example>',
      'C: RCPT TO:<b@y.example>',
      'C: DATA',
    ])
  })

  it.each([
    ['AUTH PLAIN AGNpAGh1bnRlcjI=\r\n', ['C: AUTH PLAIN ***']],
    ['AUTH LOGIN\r\n', ['C: AUTH LOGIN']],
    ['aHVudGVyMg==\r\n', ['C: (14 bytes)']],
    ['Subject: secret offer\r\n\r\nDear reader\r\n.\r\n', ['C: (41 bytes)']],
    [new Uint8Array(5), ['C: (5 bytes)']],
  ])('shows neither secrets nor content: %j', (data, lines) => {
    expect(traceSent(data)).toEqual(lines)
  })
})
