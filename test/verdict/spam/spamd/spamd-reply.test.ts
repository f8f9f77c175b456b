import { describe, expect, it } from 'vitest'

import { parseSpamdReply } from '../../../../src/verdict/spam/spamd/spamd-reply.ts'

const report = `
Content analysis details:   (8.3 points, 5.0 required)

 pts rule name              description
---- ---------------------- --------------------------------------------------
-0.0 NO_RECEIVED            Informational: message has no Received headers
 1.9 SUBJECT_DIET           Subject talks about losing pounds
 2.7 GUARANTEED_100_PERCENT BODY: One hundred percent guaranteed, which is
                            more than anybody can promise
1000 GTUBE                  BODY: Generic Test for Unsolicited Bulk Email
-1.0 ALL_TRUSTED            Passed through trusted hosts only


`

function aReply(changes: { spam?: string; body?: string; length?: number } = {}): string {
  const { spam = 'True ; 8.3 / 5.0', body = report } = changes
  return `SPAMD/1.1 0 EX_OK\r\nContent-length: ${changes.length ?? Buffer.byteLength(body)}\r\nSpam: ${spam}\r\n\r\n${body}`
}

describe('parseSpamdReply()', () => {
  it('reads score, threshold and the rules with points, largest first', () => {
    expect(parseSpamdReply(aReply())).toEqual({
      status: 'judged',
      isSpam: true,
      verdict: {
        engine: 'spamd',
        score: 8.3,
        threshold: 5,
        symbols: [
          { name: 'GTUBE', score: 1000, description: 'BODY: Generic Test for Unsolicited Bulk Email', fix: null },
          {
            name: 'GUARANTEED_100_PERCENT',
            score: 2.7,
            description: 'BODY: One hundred percent guaranteed, which is more than anybody can promise',
            fix: null,
          },
          { name: 'SUBJECT_DIET', score: 1.9, description: 'Subject talks about losing pounds', fix: null },
          { name: 'ALL_TRUSTED', score: -1, description: 'Passed through trusted hosts only', fix: null },
        ],
      },
    })
  })

  it('reads a negative score', () => {
    expect(parseSpamdReply(aReply({ spam: 'False ; -1.2 / 5.0' }))).toMatchObject({
      isSpam: false,
      verdict: { score: -1.2, threshold: 5 },
    })
  })

  it.each([
    ['nothing', '', 'not a spamd reply'],
    ['another protocol', 'HTTP/1.1 200 OK\r\n\r\n', 'not a spamd reply'],
    ['an error', 'SPAMD/1.0 76 Bad header line: (EOF)\r\n', '"76 Bad header line: (EOF)"'],
    ['no score', 'SPAMD/1.1 0 EX_OK\r\nContent-length: 0\r\n\r\n', 'the reply has no score'],
    ['a score that is not a number', aReply({ spam: 'True ; . / 5' }), 'the reply has no score'],
    ['half a report', aReply({ length: 9999 }), 'the reply is truncated'],
  ])('returns no verdict for %s', (_name, text, reason) => {
    expect(parseSpamdReply(text)).toEqual({ status: 'failed', reason: `invalid spamd reply: ${reason}` })
  })
})
