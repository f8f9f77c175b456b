/**
 * Every report, page, reply, event and output that shows a folder must state whether the folder was observed in a real
 * mailbox or simulated by rules.
 */

import { describe, expect, it } from 'vitest'

import { annotationsFor } from '../src/action/annotations.ts'
import { outputsFor } from '../src/action/outputs.ts'
import type { CheckResult, Finding, SeedReport } from '../src/check/check-result.ts'
import { countPlacement } from '../src/check/evaluate.ts'
import { joinEvidence, type SeedEvidence } from '../src/check/evidence.ts'
import { collectFindings } from '../src/check/findings.ts'
import { reportSeed } from '../src/check/seed-report.ts'
import { renderComment } from '../src/report/markdown-comment.ts'
import { renderSummary } from '../src/report/markdown-summary.ts'
import { renderReportHtml } from '../src/report/report-html.ts'
import { renderReportJson } from '../src/report/report-json.ts'
import { renderTerminalReport } from '../src/report/report-terminal.ts'
import { getSpamTestReply } from '../src/service/api/test-replies.ts'
import { reportPage } from '../src/service/report-page/report-page.ts'
import { toWebhookPayload } from '../src/service/webhooks/to-webhook-event.ts'
import { aReport, aReportedTest, textOf } from './service/report-page/report-builders.ts'
import { aRecord } from './service/storage/builders.ts'
import { accepted, aResult, aSeed, aSnapshot } from './support/check-builders.ts'
import { aCheckResult, aRate, aTestReport } from './support/finished-results.ts'

type Kind = 'observed' | 'simulated'

/** The results by seed; both copies are in Spam. */
const mixes = {
  observed: ['observed', 'observed'],
  simulated: ['simulated', 'simulated'],
  mixed: ['observed', 'simulated'],
} as const
type Mix = keyof typeof mixes

const context = { inboxFolders: ['INBOX'], onMissing: 'not-inbox', isTimeUp: true, isSummaryAlone: false } as const

function joinedSeeds(kinds: readonly Kind[]): readonly SeedEvidence[] {
  const seeds = kinds.map((_, index) => aSeed(index + 1))
  const results = seeds.map((seed, index) => aResult(seed, 'Spam', { placementKind: kinds[index] ?? null }))
  const submissions = new Map(seeds.map((seed) => [seed.address, accepted(seed)]))
  return joinEvidence({ seeds, submissions, snapshot: aSnapshot(results) }).seeds
}

function seedReports(kinds: readonly Kind[]): readonly SeedReport[] {
  return joinedSeeds(kinds).map((one) => reportSeed(one, context))
}

function findingsOf(kinds: readonly Kind[]): readonly Finding[] {
  return collectFindings({ seeds: joinedSeeds(kinds), context, outcome: 'fail' })
}

function resultOf(mix: Mix): CheckResult {
  const kinds = mixes[mix]
  const seeds = kinds.map((_, index) => aSeed(index + 1))
  const results = seeds.map((seed) => aResult(seed, 'Spam'))
  const { seeds: joined } = joinEvidence({ seeds, submissions: new Map(), snapshot: aSnapshot(results) })
  const reason = 'inbox rate 0.0% is below 85% (0 of 2 seeds in INBOX; 2 in Spam)'
  const rates = [aRate('inbox', { status: 'missed', percent: 0, hitCount: 0, outOfCount: 2, reason })]
  const parts = { outcome: 'fail', reason, rates, receivedCount: 2, spamPercent: 100 } as const
  const test = aTestReport({
    ...parts,
    seeds: seedReports(kinds),
    placement: countPlacement(joined, ['INBOX']),
    findings: findingsOf(kinds),
  })
  return aCheckResult({ outcome: 'fail', reason, serviceKind: 'remote', tests: [test] })
}

/** Renders each output as text, from one result. */
const outputs: Readonly<Record<string, (result: CheckResult) => string | Promise<string>>> = {
  'job summary': (result) => renderSummary(result, { reportPath: null }),
  comment: (result) => renderComment(result, { marker: '', runUrl: null }),
  'HTML report': async (result) => textOf(renderReportHtml(result, { version: '1' })),
  'terminal report': (result) => renderTerminalReport(result, { widthColumns: 200, color: 'none' }).join('\n'),
  annotations: (result) =>
    annotationsFor(result)
      .map(({ message }) => message)
      .join('\n'),
}

const headings: Readonly<Record<Mix, RegExp>> = {
  observed: /placement \(observed\)|observed placement/iu,
  simulated: /(?<!partly )local simulation/u,
  mixed: /partly local simulation/u,
}
/** Folders that were observed at a provider must not be described as simulated. */
const warnings = {
  whole: /no mailbox provider received this mail/u,
  part: /Some folders were observed in real mailboxes.*The others are simulated/su,
}
const allMixes = ['observed', 'simulated', 'mixed'] as const

describe.each(allMixes)('a test whose folders are %s', (mix) => {
  const result = resultOf(mix)

  it.each(Object.keys(outputs))('states this in the %s', async (name) => {
    const text = (await outputs[name]?.(result)) ?? ''
    expect(text).toMatch(/\bin Spam\b/iu)
    expect(text).toMatch(headings[mix])
    // Annotations and comments are too short for the whole warning, and link to a report with the warning.
    if (name === 'annotations' || name === 'comment') return
    const words = text.replaceAll(/\s+/gu, ' ')
    expect(warnings.whole.test(words)).toBe(mix === 'simulated')
    expect(warnings.part.test(words)).toBe(mix === 'mixed')
  })

  it.each(['job summary', 'HTML report', 'comment', 'terminal report'])(
    'states this for each failing seed in the %s',
    async (name) => {
      const text = (await outputs[name]?.(result)) ?? ''
      for (const kind of new Set(mixes[mix])) expect(text.toLowerCase()).toContain(`in spam (${kind})`)
      expect(text).not.toMatch(/\bin Spam(?! \(|[;)]|\\?\)| 100)/iu)
    },
  )

  it('states this in report.json, for the test and for each seed', () => {
    const [test] = Object(JSON.parse(renderReportJson(result, { version: '1' }))).tests
    expect(test.placementKind).toBe(mix)
    expect(test.seeds.map((seed: object) => Object(seed).result.placementKind)).toEqual(mixes[mix])
  })

  it('states this in the outputs of the action', () => {
    const entries = new Map(outputsFor(result, null)).get('tests') ?? ''
    expect(JSON.parse(entries)).toMatchObject([{ placement: mix }])
  })

  it("states this on the service's page, for the test and for each seed", () => {
    const records = mixes[mix].map((placementKind) => aRecord({ folder: 'Spam', placementKind }))
    const { html } = reportPage(aReport(records), 9_000_000)
    const cards = html.match(/<article[^]*?<\/article>/gu) ?? []
    expect(cards.map((card) => /(?<kind>observed|simulated) placement/u.exec(card)?.groups?.['kind'])).toEqual([
      ...new Set(mixes[mix]),
    ])
    expect(textOf(html).includes('Observed placement')).toBe(mix !== 'simulated')
    expect(textOf(html).includes('Simulated placement')).toBe(mix !== 'observed')
    expect(textOf(html).includes('(1 of 2 copies)')).toBe(mix === 'mixed')
  })

  it('states this in the reply of the API', () => {
    const records = mixes[mix].map((placementKind) => aRecord({ folder: 'Spam', placementKind }))
    const { data } = getSpamTestReply(aReportedTest(records), 9_000_000, { publicUrl: null })
    expect(data.test_results.map(({ placement }) => placement)).toEqual(mixes[mix])
  })
})

it.each(['observed', 'simulated'] as const)('the webhook event states that its folder is %s', (placementKind) => {
  const record = aRecord({ folder: 'Spam', placementKind })
  const { seeds, ...test } = aReportedTest([record])
  const [seed] = seeds
  if (seed === undefined) throw new Error('no seed')
  expect(toWebhookPayload({ resultId: 1, test, seed, record }).test_result.delivery.placement).toBe(placementKind)
})

it('a test with observed and simulated folders labels each row of the table', () => {
  const text = renderSummary(resultOf('mixed'), { reportPath: null })
  expect(text).toMatch(/\| Spam \\?\(observed\\?\) \|/u)
  expect(text).toMatch(/\| Spam \\?\(simulated\\?\) \|/u)
})
