/** Random evidence and rules for property tests of the evaluation. */

import * as fc from 'fast-check'
import type { BaselineComparison, CheckResult, TestReport } from '../../src/check/check-result.ts'
import { evaluate } from '../../src/check/evaluate.ts'
import type { DecisionRules, Evidence } from '../../src/check/evidence.ts'
import { finishRun } from '../../src/check/finish-run.ts'
import type { RateThresholds } from '../../src/check/settings/settings.ts'
import { notSentReport, type Obstacle, unsentReport } from '../../src/check/unsent-report.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import { folders, providerTypes } from '../../src/foundation/contract/names.ts'
import { perRate, rateNames } from '../../src/foundation/contract/rate-kinds.ts'
import type { Seed, SeedResult } from '../../src/foundation/contract/test.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
import {
  accepted,
  aResult,
  aSeed,
  aSnapshot,
  lost,
  noThresholds,
  notAttempted,
  rejected,
  verdict,
} from './check-builders.ts'
import { postmasterReports } from './postmaster-report-arbitraries.ts'
import { someSettings } from './some-settings.ts'

/** A test with its submission and all results in the order of their arrival. */
export interface Story {
  readonly seeds: readonly Seed[]
  readonly submissions: ReadonlyMap<string, SubmissionOutcome>
  readonly results: readonly SeedResult[]
}

const isPass = fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constant(false), fc.constant(null))
const folder = fc.oneof({ weight: 4, arbitrary: fc.constant('INBOX' as const) }, fc.constantFrom(...folders))
const fate = fc.oneof(
  { weight: 8, arbitrary: fc.constant('received' as const) },
  fc.constantFrom('missing' as const, 'refused' as const, 'deferred' as const, 'unsent' as const, 'lost' as const),
)

const seedStory = fc.record({
  fate,
  folder,
  spf: isPass,
  dkim: isPass,
  dmarc: isPass,
  type: fc.constantFrom(...providerTypes),
})

/** Generates stories of up to 16 seeds. */
export const stories: fc.Arbitrary<Story> = fc.array(seedStory, { minLength: 1, maxLength: 16 }).chain((parts) => {
  const seeds = parts.map((part, index) => aSeed(index, part.type))
  const submissions = new Map<string, SubmissionOutcome>()
  const results: SeedResult[] = []
  for (const [index, part] of parts.entries()) {
    const seed = seeds[index] ?? aSeed(index)
    submissions.set(seed.address, outcomeOf(seed, part.fate))
    if (part.fate !== 'received') continue
    const verdicts = { spf: verdict(part.spf), dkim: verdict(part.dkim), dmarc: verdict(part.dmarc) }
    results.push(aResult(seed, part.folder, verdicts))
  }
  return fc
    .shuffledSubarray(results, { minLength: results.length })
    .map((inOrder) => ({ seeds, submissions, results: inOrder }))
})

function outcomeOf(seed: Seed, fateOfSeed: string): SubmissionOutcome {
  if (fateOfSeed === 'refused') return rejected(seed)
  if (fateOfSeed === 'deferred') return rejected(seed, 451)
  if (fateOfSeed === 'unsent') return notAttempted(seed)
  return fateOfSeed === 'lost' ? lost(seed) : accepted(seed)
}

/** Returns the evidence after the first `count` results. */
export function evidenceAfter(story: Story, count: number): Evidence {
  return {
    seeds: story.seeds,
    submissions: story.submissions,
    snapshot: aSnapshot(story.results.slice(0, count)),
  }
}

const threshold = fc.option(
  fc.record({ percent: fc.constantFrom(0, 25, 50, 66.7, 85, 90, 100), onlyWhereMeasured: fc.boolean() }),
  { nil: null },
)
const rateThresholds: fc.Arbitrary<RateThresholds> = fc.record(perRate(rateNames, () => threshold))
const rareThresholds = fc.oneof({ weight: 3, arbitrary: fc.constant(noThresholds) }, rateThresholds)

/** Generates rules; the quorum is 100 unless set. */
export function anyRules(quorum: fc.Arbitrary<number> = fc.constant(100)): fc.Arbitrary<DecisionRules> {
  return fc.record({
    thresholds: fc.record({
      overall: rateThresholds,
      byProviderType: fc.record({ consumer: rareThresholds, business: rareThresholds, protected: rareThresholds }),
      warnInboxPercent: fc.option(fc.constantFrom(50, 95), { nil: null }),
    }),
    inboxFolders: fc.constantFrom(
      ['INBOX' as const],
      ['INBOX' as const, 'Promotions' as const],
      ['Promotions' as const],
    ),
    onMissing: fc.constantFrom('not-inbox' as const, 'exclude' as const, 'inconclusive' as const),
    quorumPercent: quorum,
  })
}

const hostileText = fc.oneof(
  fc.constantFrom(
    '<script>',
    '| a | b |',
    '@octocat #1',
    '](x)',
    '```',
    '\u001B[31m',
    '::error::',
    '\n# x',
    '-->',
    '&lt;',
  ),
  fc.string({ maxLength: 20 }),
)

const someTest: fc.Arbitrary<TestReport> = fc
  .record({
    story: stories,
    rules: anyRules(fc.constantFrom(0, 90, 100)),
    isOver: fc.boolean(),
    seen: fc.nat(),
    texts: fc.tuple(hostileText, hostileText, hostileText, hostileText),
    waitedMs: fc.nat(3_600_000),
    hasSpam: fc.boolean(),
  })
  .map(({ story, rules, isOver, seen, texts, waitedMs, hasSpam }) => {
    const [templatePath, subject, from, words] = texts
    const symbols = [{ name: words, score: 2, description: words, fix: null }]
    const spam = hasSpam ? { engine: words, score: 6, threshold: 5, symbols } : null
    const results = story.results.map((result) => Object.assign({}, result, { reason: words, spam }))
    const evidence = evidenceAfter({ ...story, results }, seen % (results.length + 1))
    const evaluation = evaluate({ evidence, rules, ending: { kind: isOver ? 'time-up' : 'decided' } })
    const test = {
      style: 'spam-test' as const,
      trackingId: toTrackingId(words),
      numericId: 7,
      seeds: story.seeds,
      longPollSeconds: null,
      reportUrl: null,
    }
    const facts = { templatePath, dataSet: null, subject, from, mailType: 'marketing' as const, waitedMs, error: null }
    const cells = [{ provider: 'Gmail' as const, level: 'required' as const, status: 'unchecked' as const, cost: null }]
    const compliance = [{ id: 'tls', title: 'TLS', cells, breaches: [], reason: words, source: 'x' }]
    const unchecked = [{ ruleId: 'bimi', reason: words }]
    const checkedRules = ['image-alt']
    return Object.assign(facts, evaluation, { test, compliance, unchecked, checkedRules })
  })

const rateChange = fc.record({
  rate: fc.constantFrom(...rateNames),
  scope: fc.constantFrom('overall' as const, ...providerTypes),
  baselinePercent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  percent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  changePoints: fc.option(fc.double({ min: -100, max: 100, noNaN: true })),
})
const findingChange = fc.record({
  severity: fc.constantFrom('error' as const, 'notice' as const),
  rule: fc.option(hostileText),
  text: hostileText,
  count: fc.integer({ min: 1, max: 3 }),
})
const someComparison: fc.Arbitrary<BaselineComparison> = fc.record({
  limit: fc.option(fc.constant('this run has no results of sent mail, so only preflight findings were compared')),
  rates: fc.array(rateChange, { maxLength: 3 }),
  seeds: fc.array(
    fc.record({
      address: hostileText,
      providerType: fc.constantFrom(...providerTypes),
      from: hostileText,
      to: hostileText,
    }),
    { maxLength: 3 },
  ),
  newFindingCount: fc.integer({ min: 2, max: 4 }),
  newFindings: fc.array(findingChange, { maxLength: 2 }),
  goneFindingCount: fc.integer({ min: 2, max: 4 }),
  goneFindings: fc.array(findingChange, { maxLength: 2 }),
})

/** Generates runs that were compared with a baseline, with hostile text in all strings of the baseline. */
export function comparedResults(): fc.Arbitrary<CheckResult> {
  return fc.tuple(checkResults, fc.option(someComparison)).map(([result, comparison]) => {
    const tests = result.tests.map((test) => Object.assign({}, test, { comparison }))
    const baseline = { startedAt: comparison === null ? null : '2026-01-01T00:00:00.000Z' }
    return Object.assign({}, result, { tests, baseline })
  })
}

/** Returns the reports on a message that was not sent and on one that could not be rendered. */
function unsentTests(reason: string): readonly TestReport[] {
  const facts = { templatePath: reason, dataSet: reason, subject: reason, from: reason, mailType: 'marketing' } as const
  const problems = [{ input: 'template', came: reason, expected: reason, todo: reason, place: { file: reason } }]
  return [
    notSentReport(facts, obstacleBecause(reason)),
    { ...unsentReport(facts, { outcome: 'misconfigured', reason }), problems },
  ]
}

function obstacleBecause(reason: string): Obstacle {
  const error = { code: 'API_UNAVAILABLE', message: reason }
  return { outcome: 'inconclusive', reason, brief: 'see the error of the run', error, problems: [] }
}

/** Generates finished runs of up to three tests and, in some runs, of two messages that were not sent, with hostile text in all fields that contain untrusted text. */
export const checkResults: fc.Arbitrary<CheckResult> = fc
  .record({
    tests: fc.array(someTest, { minLength: 1, maxLength: 3 }),
    postmaster: fc.array(postmasterReports(hostileText), { maxLength: 2 }),
    notice: hostileText,
    serviceKind: fc.constantFrom('embedded' as const, 'remote' as const),
    isCancelled: fc.boolean(),
    unsentReason: fc.option(hostileText),
  })
  .map(({ tests: sent, postmaster, notice, serviceKind, isCancelled, unsentReason }) => {
    const tests = unsentReason === null ? sent : [...sent, ...unsentTests(unsentReason)]
    const obstacle = unsentReason === null ? null : obstacleBecause(unsentReason)
    return finishRun(
      { kind: 'tested', tests, isCancelled, obstacle },
      {
        settings: someSettings({
          notices: [notice],
          effective: [{ name: 'subject', shown: notice, source: 'input', place: { file: notice, line: 3 } }],
        }),
        postmaster,
        notices: [],
        serviceKind,
        startedAtMs: 1_767_225_600_000,
        endedAtMs: 1_767_225_605_000,
      },
    )
  })
