/** The behavior that every SpamFilter must have. */

import { describe, expect, it } from 'vitest'

import type { SpamFilter } from '../../../src/verdict/spam/spam-filter.ts'
import { aFilterInput, gtubeMessage, plainMessage } from './filter-input.ts'

/** Runs the suite; `open` returns a filter with a working engine. */
export function spamFilterSuite(open: () => SpamFilter): void {
  describe('a SpamFilter', () => {
    it('classifies GTUBE as spam, with a score of at least its own threshold', async () => {
      const answer = await open().judge(await aFilterInput(gtubeMessage), new AbortController().signal)
      if (answer.status !== 'judged') throw new Error(answer.reason)
      expect(answer.isSpam).toBe(true)
      expect(answer.verdict.score).toBeGreaterThanOrEqual(answer.verdict.threshold)
    })

    it('accepts a plain message, with a score below its own threshold', async () => {
      const answer = await open().judge(await aFilterInput(plainMessage), new AbortController().signal)
      if (answer.status !== 'judged') throw new Error(answer.reason)
      expect(answer.isSpam).toBe(false)
      expect(answer.verdict.score).toBeLessThan(answer.verdict.threshold)
      expect(answer.verdict.engine).not.toBe('')
    })

    it('rejects only with the reason of an aborted signal', async () => {
      const judging = open().judge(await aFilterInput(plainMessage), AbortSignal.abort(new Error('stopped')))
      await expect(judging).rejects.toThrow('stopped')
    })

    it('handles hostile envelopes', async () => {
      const input = await aFilterInput(plainMessage, {
        envelope: { sender: 'a"\r\nX-Evil: 1@b.example', recipient: 'c\u0000d\r\n\r\n@freemail.example' },
        client: { address: '192.0.2.7', heloName: 'evil\r\nPass: all' },
        measuredAddress: '192.0.2.7',
      })
      expect((await open().judge(input, new AbortController().signal)).status).toBe('judged')
    })
  })
}
