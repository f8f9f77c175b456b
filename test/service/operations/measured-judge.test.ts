import { describe, expect, it } from 'vitest'

import { measuredFilter, timed } from '../../../src/service/operations/measured-judge.ts'
import type { SpamFilter, SpamFilterInput } from '../../../src/verdict/spam/spam-filter.ts'
import { fakeClock } from '../../support/fake-clock.ts'

const never = new AbortController().signal
const input: SpamFilterInput = JSON.parse('{}')

type Answer = Awaited<ReturnType<SpamFilter['judge']>>

function anEngine(answer: Answer): SpamFilter {
  return { engine: 'rspamd', version: '1', judge: () => Promise.resolve(answer) }
}

describe('the measured engine', () => {
  it('answers what the engine answers, and counts and says what it could not judge', async () => {
    const failures: string[] = []
    const warnings: unknown[] = []
    const tools = {
      metrics: { engineFailed: (engine: string) => void failures.push(engine) },
      log: { warn: (...line: readonly unknown[]) => void warnings.push(line) },
    }
    const failing = measuredFilter(anEngine({ status: 'failed', reason: 'no answer' }), tools)
    expect(await failing.judge(input, never)).toEqual({ status: 'failed', reason: 'no answer' })
    expect(failures).toEqual(['rspamd'])
    expect(warnings).toEqual([['spam engine failed', { engine: 'rspamd', reason: 'no answer' }]])
    const verdict = { engine: 'rspamd', score: 0, threshold: 15, symbols: [] }
    const answer: Answer = { status: 'judged', isSpam: false, verdict }
    const judging = measuredFilter(anEngine(answer), tools)
    expect(await judging.judge(input, never)).toMatchObject({ status: 'judged' })
    expect(failures).toHaveLength(1)
  })
})

describe('timed work', () => {
  it('is timed, also when it fails', async () => {
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
