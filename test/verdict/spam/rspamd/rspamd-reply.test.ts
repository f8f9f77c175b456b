import { describe, expect, it } from 'vitest'

import { parseRspamdReply } from '../../../../src/verdict/spam/rspamd/rspamd-reply.ts'

const context = { engine: 'rspamd 3.4', spamThreshold: 6 }

function aReply(changes: object): string {
  return JSON.stringify({
    is_skipped: false,
    score: 3.2,
    required_score: 15,
    action: 'no action',
    symbols: {},
    ...changes,
  })
}

function judged(changes: object): { isSpam: boolean; threshold: number } {
  const answer = parseRspamdReply(aReply(changes), context)
  if (answer.status !== 'judged') throw new Error(answer.reason)
  return { isSpam: answer.isSpam, threshold: answer.verdict.threshold }
}

describe('parseRspamdReply()', () => {
  it('derives the verdict from the action; greylist and soft reject are not spam', () => {
    const actions = ['no action', 'greylist', 'soft reject', 'add header', 'rewrite subject', 'quarantine', 'reject']
    expect(actions.map((action) => judged({ action, score: 8 }).isSpam)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ])
  })

  it('adjusts the threshold to agree with the action', () => {
    expect(judged({ score: 3.2 }).threshold).toBe(6)
    expect(judged({ score: 7, action: 'add header' }).threshold).toBe(6)
    expect(judged({ score: 2, action: 'reject' }).threshold).toBe(2)
    expect(judged({ score: 9, action: 'greylist' }).threshold).toBe(15)
    expect(judged({ score: 5, action: 'add header', thresholds: { 'add header': 4 } }).threshold).toBe(4)
  })

  it('classifies a message that is rejected without tests (GTUBE) as spam', () => {
    expect(judged({ is_skipped: true, score: 0, action: 'reject' })).toEqual({ isSpam: true, threshold: 0 })
  })

  it('lists symbols with points, largest first, rounded to two decimals', () => {
    const symbols = {
      NOTE: { name: 'NOTE', score: 0, description: 'nothing' },
      SMALL: { name: 'SMALL', score: -0.1, description: 'good' },
      LARGE: { name: 'LARGE', score: 2.499999, description: 'bad' },
      ODD: 7,
    }
    expect(parseRspamdReply(aReply({ symbols }), context)).toEqual({
      status: 'judged',
      isSpam: false,
      verdict: {
        engine: 'rspamd 3.4',
        score: 3.2,
        threshold: 6,
        symbols: [
          { name: 'LARGE', score: 2.5, description: 'bad', fix: null },
          { name: 'SMALL', score: -0.1, description: 'good', fix: null },
        ],
      },
    })
  })

  it.each([
    ['a reply that is not JSON', 'Service down', 'the reply is not a JSON object'],
    ['an array', '[]', 'the reply is not a JSON object'],
    ['an error', '{"error":"invalid command"}', '"invalid command"'],
    ['a skipped message', aReply({ is_skipped: true }), 'the message was skipped'],
    ['no score', aReply({ score: undefined }), 'the reply has no score'],
    ['a score that is a string', aReply({ score: '3' }), 'the reply has no score'],
    ['an unknown action', aReply({ action: 'shrug' }), 'unknown action "shrug"'],
    ['no action', aReply({ action: undefined }), 'missing action'],
  ])('returns no verdict for %s', (_name, text, reason) => {
    expect(parseRspamdReply(text, context)).toEqual({ status: 'failed', reason: `invalid rspamd reply: ${reason}` })
  })
})
