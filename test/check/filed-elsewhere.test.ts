/** A copy that a rule of the mailbox filed outside the inbox and spam has arrived; only its placement is unknown. */

import { describe, expect, it } from 'vitest'

import type { TestReport } from '../../src/check/check-result.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { placeOf } from '../../src/report/figures.ts'
import { renderComment } from '../../src/report/markdown-comment.ts'
import { toReportView } from '../../src/report/report-view.ts'
import { aResult } from '../support/check-builders.ts'
import { arrivals, run, seeds } from '../support/fake-run.ts'

const reason =
  'found in the "Orders" folder, which is neither the inbox nor a spam folder: a rule in this mailbox moved the message there'

function filing(count: number): ReturnType<typeof arrivals> {
  return arrivals(
    500,
    seeds.map((seed, index) => (index < count ? aResult(seed, null, { reason }) : aResult(seed))),
  )
}

function first(test: TestReport | undefined): TestReport['seeds'][number] {
  const seed = test?.seeds[0]
  if (seed === undefined) throw new Error('no seed')
  return seed
}

describe('a copy that a mailbox rule filed elsewhere', () => {
  it('has arrived, and its fix is about the rule', async () => {
    const { result } = await run({ scripts: [{ arrivals: filing(3) }] })
    const seed = first(result.tests[0])
    expect(result.outcome).toBe('fail')
    expect(seed).toMatchObject({ status: 'elsewhere', reason: `arrived: ${reason}` })
    expect(seed.fix).toMatch(/^Remove the rule \(filter\) from this seed mailbox/u)
    expect(JSON.stringify(result.tests)).not.toMatch(/timeout expired|set a longer timeout|no result/u)
    expect(placeOf(seed)).toBe('other folder')
  })

  it('is neither missing nor without a result in the explanation of the rate, the findings and the comment', async () => {
    const { result } = await run({ scripts: [{ arrivals: filing(3) }] })
    expect(sentenceOf(result)).toContain('(6 of 9 seeds in INBOX; 3 filed elsewhere by a mailbox rule)')
    expect(result.tests[0]?.missingPercent).toBe(0)
    expect(result.tests[0]?.findings[0]).toMatchObject({ source: 'placement', seeds: { length: 3 } })
    const comment = renderComment(result, { marker: '' })
    expect(comment).toContain('other folder')
    expect(comment).not.toContain('no result')
    const [view] = result.tests.map((test) => toReportView(test, result))
    expect(view?.seeds[0]?.state).toBe('undecided')
  })

  it('is excluded with on-missing: exclude', async () => {
    const { result } = await run({ scripts: [{ arrivals: filing(1) }], settings: { onMissing: 'exclude' } })
    expect(first(result.tests[0])).toMatchObject({
      status: 'excluded',
      reason: `arrived: ${reason}; excluded from the inbox rate`,
    })
  })

  it('is named if there is no other copy', async () => {
    const { result } = await run({ scripts: [{ arrivals: filing(9) }] })
    expect(sentenceOf(result)).toBe(
      'inconclusive: no copy was seen in the inbox or spam (0 of 9 seeds, 9 filed elsewhere by a mailbox rule), so nothing was measured',
    )
  })

  it('is not assumed where a folder was simulated, which an engine could not decide yet', async () => {
    const undecided = seeds.map((seed) => aResult(seed, null, { placementKind: 'simulated', reason: 'engine down' }))
    const { result } = await run({ scripts: [{ arrivals: arrivals(500, undecided) }] })
    expect(first(result.tests[0])).toMatchObject({ status: 'missing', reason: expect.stringContaining('engine down') })
  })
})
