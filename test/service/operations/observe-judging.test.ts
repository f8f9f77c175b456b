import { describe, expect, it } from 'vitest'
import { logJudgement, observedFilter, timed } from '../../../src/service/operations/observe-judging.ts'
import { unjudged } from '../../../src/service/receiving/unjudged.ts'
import type { SpamFilter, SpamFilterInput } from '../../../src/verdict/spam/spam-filter.ts'
import { fakeClock } from '../../support/fake-clock.ts'

it('logJudgement() logs the folder, verdicts and reason for a copy, without text or addresses from the message', () => {
  const lines: unknown[] = []
  const log = { debug: (...line: readonly unknown[]) => void lines.push(line) }
  const judgement = {
    ...unjudged('it took too long'),
    folder: 'Updates',
    reason: 'Updates, because of the words "secret plans" (subject) in "Re: plans" from ann@shop.example, rule T-2',
  } as const
  logJudgement({ numericId: 7, seed: 'seed1@box.example', judgement, isAcknowledged: true }, log)
  expect(lines).toEqual([
    [
      'copy judged',
      expect.objectContaining({
        test: 7,
        seed: 'seed1@box.example',
        folder: 'Updates',
        reply: null,
        spf: 'not measured',
        dkim: 'not measured',
        dmarc: 'not measured',
        kept: true,
        reason: 'Updates, because of the words "…" (subject) in "…" from …@…, rule T-2',
      }),
    ],
  ])
})

const never = new AbortController().signal
const input: SpamFilterInput = JSON.parse('{}')

type Answer = Awaited<ReturnType<SpamFilter['judge']>>

function anEngine(answer: Answer): SpamFilter {
  return { engine: 'rspamd', version: '1', judge: () => Promise.resolve(answer) }
}

describe('observedFilter()', () => {
  it("returns the engine's responses, and counts and logs the engine's failures", async () => {
    const failures: string[] = []
    const warnings: unknown[] = []
    const tools = {
      metrics: { engineFailed: (engine: string) => void failures.push(engine) },
      log: { warn: (...line: readonly unknown[]) => void warnings.push(line) },
    }
    const failing = observedFilter(anEngine({ status: 'failed', reason: 'no answer' }), tools)
    expect(await failing.judge(input, never)).toEqual({ status: 'failed', reason: 'no answer' })
    expect(failures).toEqual(['rspamd'])
    expect(warnings).toEqual([['spam engine failed', { engine: 'rspamd', reason: 'no answer' }]])
    const verdict = { engine: 'rspamd', score: 0, threshold: 15, symbols: [] }
    const answer: Answer = { status: 'judged', isSpam: false, verdict }
    const judging = observedFilter(anEngine(answer), tools)
    expect(await judging.judge(input, never)).toMatchObject({ status: 'judged' })
    expect(failures).toHaveLength(1)
  })
})

describe('timed()', () => {
  it('records the duration of work, even if the work fails', async () => {
    const clock = fakeClock()
    const times: number[] = []
    const tools = { clock, metrics: { judged: (durationMs: number) => void times.push(durationMs) } }
    const work = timed(async (delayMs: number, ends: 'well' | 'badly') => {
      await clock.advance(delayMs)
      if (ends === 'badly') throw new Error('no')
      return delayMs
    }, tools)
    expect(await work(7, 'well')).toBe(7)
    await expect(work(3, 'badly')).rejects.toThrow('no')
    expect(times).toEqual([7, 3])
  })
})
