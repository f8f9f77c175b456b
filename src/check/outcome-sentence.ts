/** Renders the outcome and its reason as one sentence. */

import { isAuthentication, rateKinds } from '../foundation/contract/rate-kinds.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { renderReply, type SmtpReply } from '../foundation/mail/submission-outcome.ts'
import type {
  CheckResult,
  NotSentCause,
  Outcome,
  RateEvaluation,
  SimulatedShare,
  TestOutcome,
  TestReport,
} from './check-result.ts'
import type { Ending } from './evidence.ts'
import { renderNumber, renderPercent, renderThreshold } from './rate.ts'
import { titleIn } from './rate-reason.ts'
import type { ScopeTally } from './tally.ts'

/** The maximum number of reasons in a sentence. The rate table lists all reasons. */
const mostReasons = 2

export interface SentenceInput {
  readonly outcome: 'pass' | 'fail' | 'inconclusive'
  readonly rates: readonly RateEvaluation[]
  readonly tally: ScopeTally
  readonly ending: Ending
  readonly obstacles: SendingObstacles
  readonly simulated: SimulatedShare
}

/** Why copies were not sent or not accepted. The strings are untrusted. */
export interface SendingObstacles {
  /** Why the first unsent copy was not sent. */
  readonly unsentReason: string | null
  /** The number of copies that the SMTP server was still deferring when the run ended. */
  readonly deferredCount: number
  /** The server's reply to the first deferred copy. */
  readonly deferral: SmtpReply | null
}

/** Why something has its outcome. */
export type Because = Pick<CheckResult, 'reason' | 'simulated'>

/** Returns a reason such as `inbox rate 66.7% is below 85% (6 of 9 seeds in the inbox; 3 in Spam)`. */
export function testReason(input: SentenceInput): Because {
  return { reason: explain[input.outcome](input), simulated: namesFolders(input) ? input.simulated : 'none' }
}

/** Joins the outcome, its reason and the note about simulation. */
export function sentenceOf(
  report: Pick<TestReport, 'outcome' | 'reason'> & Partial<Pick<TestReport, 'simulated'>>,
): string {
  return `${report.outcome}: ${reasonWithNote(report)}`
}

/** Joins the reason and the note about simulation, for output that states the outcome elsewhere. */
export function reasonWithNote({
  reason,
  simulated = 'none',
}: Pick<TestReport, 'reason'> & Partial<Pick<TestReport, 'simulated'>>): string {
  return `${reason}${simulationNotes[simulated]}`
}

/**
 * The notes about simulation, which are part of the sentence because the sentence is also shown on its own, for example
 * in an annotation.
 */
const simulationNotes = {
  none: '',
  some: ' – partly local simulation',
  all: ' – local simulation',
} as const satisfies Readonly<Record<SimulatedShare, string>>

const decisiveStatus = { pass: 'met', fail: 'missed', inconclusive: 'undecided' } as const

function namesFolders({ outcome, rates, ending }: SentenceInput): boolean {
  if (outcome === 'inconclusive' && ending.kind === 'interrupted') return false
  return (
    outcome === 'pass' || rates.some((one) => !isAuthentication(one.rate) && one.status === decisiveStatus[outcome])
  )
}

const explain: Readonly<Record<SentenceInput['outcome'], (input: SentenceInput) => string>> = {
  pass: passReason,
  fail: ({ rates }) => listReasons(reasonsOf(rates, 'missed'), 'missed'),
  inconclusive: inconclusiveReason,
}

function passReason({ rates, ending }: SentenceInput): string {
  const overall = rates.filter((rate) => rate.scope === 'overall')
  const said = overall.flatMap((rate) => (rate.percent === null ? [] : [passPart(rate, rate.percent)]))
  const unmeasured = overall.flatMap(({ rate, percent }) =>
    percent === null && isAuthentication(rate) ? [rateKinds[rate].name] : [],
  )
  const rest = unmeasured.length === 0 ? '' : `; ${joinWords(unmeasured)} not measured`
  const typeCount = rates.filter((rate) => rate.scope !== 'overall' && rate.status === 'met').length
  const types = typeCount === 0 ? '' : `; ${renderCount(typeCount, 'provider type threshold')} met`
  const early = ending.kind === 'interrupted' ? '; decided before the run was interrupted' : ''
  return `${said.join(', ')}${types}${rest}${early}`
}

function passPart(rate: RateEvaluation, percent: number): string {
  const shown = `${renderPercent(percent, rate.thresholdPercent, rate.bound)}%`
  const least = rate.openCount === 0 || rate.rate !== 'inbox' ? shown : `at least ${shown}`
  const counts =
    rate.rate === 'inbox' ? `${renderNumber(rate.hitCount)} of ${renderCount(rate.outOfCount, 'seed')}` : ''
  const limit = rate.thresholdPercent === null ? 'no threshold' : `threshold ${renderThreshold(rate.thresholdPercent)}%`
  const details = [counts, limit].filter((part) => part !== '').join(', ')
  return `${titleIn(rate)} ${least} (${details})`
}

function inconclusiveReason({ rates, tally, ending, obstacles }: SentenceInput): string {
  const reasons = reasonsOf(rates, 'undecided')
  if (ending.kind === 'interrupted') {
    const known = `${tally.receivedCount} of ${renderCount(tally.seedCount, 'result')} received`
    return `${ending.reason} (${known})`
  }
  if (tally.seedCount === 0) return 'the test has no seeds, so nothing was measured'
  if (tally.receivedCount === 0) {
    const seen = tally.filedElsewhereCount === 0 ? 'no copy was received' : 'no copy was seen in the inbox or spam'
    return `${seen} (0 of ${renderCount(tally.seedCount, 'seed')}${unreceivedText(tally, obstacles)}), so nothing was measured`
  }
  return listReasons(reasons, 'undecided')
}

function unreceivedText(tally: ScopeTally, { unsentReason, deferredCount, deferral }: SendingObstacles): string {
  const why = unsentReason === null ? '' : `: ${unsentReason}`
  const words = deferral === null ? '' : `: ${renderReply(deferral)}`
  return [
    tally.refusedCount === 0 ? '' : `, ${tally.refusedCount} rejected`,
    deferredCount === 0 ? '' : `, ${deferredCount} deferred by the SMTP server${words}`,
    tally.unsentCount === 0 ? '' : `, ${tally.unsentCount} not sent${why}`,
    tally.filedElsewhereCount === 0 ? '' : `, ${tally.filedElsewhereCount} filed elsewhere by a mailbox rule`,
  ].join('')
}

function reasonsOf(rates: readonly RateEvaluation[], status: RateEvaluation['status']): readonly string[] {
  return rates.flatMap((rate) => (rate.status === status && rate.reason !== null ? [rate.reason] : []))
}

function listReasons(reasons: readonly string[], status: 'missed' | 'undecided'): string {
  const more = reasons.length - mostReasons
  return more <= 0
    ? reasons.join('; ')
    : `${reasons.slice(0, mostReasons).join('; ')}; ${renderCount(more, 'more threshold')} ${status}`
}

/**
 * All outcomes, worst first. The outcome of a run is the worst outcome of its tests. `misconfigured` comes first, because
 * no setting excuses it, and `inconclusive` last, because most settings do.
 */
const outcomeOrder = ['misconfigured', 'fail', 'inconclusive', 'pass'] as const satisfies readonly Outcome[]

/** Returns the outcome of a run, which is the worst of the outcomes. */
export function runOutcome(outcomes: readonly Outcome[]): Outcome {
  return outcomeOrder.find((outcome) => outcomes.includes(outcome)) ?? 'inconclusive'
}

type CountedTest = Pick<TestReport, 'templatePath' | 'dataSet' | 'outcome' | 'reason' | 'simulated'>

/** The facts that decide the outcome of a run. */
export interface RunTests<Test> extends Pick<CheckResult, 'mode'> {
  readonly tests: readonly Test[]
  /** Why tests have the outcome `not-sent`; absent or `null` if none has. */
  readonly notSent?: NotSentCause | null | undefined
}

/** Returns the outcomes of the tests. For tests that were not sent, the outcome of their cause counts. */
export function testOutcomes({
  tests,
  notSent,
}: Pick<RunTests<Pick<TestReport, 'outcome'>>, 'tests' | 'notSent'>): readonly Outcome[] {
  return tests.map(({ outcome }) => (outcome === 'not-sent' ? (notSent?.outcome ?? 'inconclusive') : outcome))
}

/**
 * Returns the reason for the outcome of a run. With a single test, this is the reason of that test. With several tests,
 * the reason states how many tests have each outcome, worst first, and the first reason.
 */
export function runReason(run: RunTests<CountedTest>): Because {
  const { tests, notSent } = run
  const [only] = tests
  if (only === undefined) return because('nothing was tested')
  if (tests.every((test) => test.outcome === 'not-sent')) return because(notSent?.reason ?? 'nothing was sent')
  if (tests.length === 1) return only
  if (runOutcome(testOutcomes(run)) === 'pass') return because(`all ${tests.length} templates passed`)
  const [worst, ...others] = outcomeCounts(run)
  const first = tests.find((test) => test.outcome === worst?.outcome) ?? only
  const reason =
    worst?.outcome === 'not-sent' ? (notSent?.reason ?? '') : `${testTitle(first)}: ${reasonWithNote(first)}`
  return because(joinCounts([`${worst?.text ?? ''} (${reason})`, ...others.map(({ text }) => text)], others))
}

/** Returns a reason that names no simulated placement. */
export function because(reason: string): Because {
  return { reason, simulated: 'none' }
}

const outcomeVerbs = {
  misconfigured: ['is misconfigured', 'are misconfigured'],
  fail: ['fails', 'fail'],
  inconclusive: ['is inconclusive', 'are inconclusive'],
  'not-sent': ['was not sent', 'were not sent'],
  pass: ['passes', 'pass'],
} as const satisfies Readonly<Record<TestOutcome, readonly [one: string, several: string]>>

/** With `mode: send`, a test passes if its mail was sent. */
const sentVerb = ['was sent', 'were sent'] as const

interface OutcomeCount {
  readonly outcome: TestOutcome
  readonly text: string
}

/**
 * Counts the tests by outcome, worst first: `3 of 10 templates fail, 1 is inconclusive; 6 pass`. Tests that were not sent
 * are as bad as the cause.
 */
export function countOutcomes(run: RunTests<Pick<TestReport, 'outcome'>>): string {
  const [first, ...others] = outcomeCounts(run)
  return joinCounts([first?.text ?? '', ...others.map(({ text }) => text)], others)
}

function outcomeCounts({ tests, notSent, mode }: RunTests<Pick<TestReport, 'outcome'>>): readonly OutcomeCount[] {
  const order: readonly TestOutcome[] =
    notSent?.outcome === 'misconfigured'
      ? ['not-sent', 'misconfigured', 'fail', 'inconclusive', 'pass']
      : ['misconfigured', 'fail', 'inconclusive', 'not-sent', 'pass']
  const counts = order.flatMap((outcome) => {
    const count = tests.filter((test) => test.outcome === outcome).length
    return count === 0 ? [] : [{ outcome, count }]
  })
  return counts.map(({ outcome, count }, index) => {
    const [one, several] = outcome === 'pass' && mode === 'send' ? sentVerb : outcomeVerbs[outcome]
    const subject = index === 0 ? `${count} of ${renderCount(tests.length, 'template')}` : String(count)
    return { outcome, text: `${subject} ${count === 1 ? one : several}` }
  })
}

/** Joins the counts, with a semicolon before the tests that pass. */
function joinCounts(texts: readonly string[], others: readonly OutcomeCount[]): string {
  if (others.at(-1)?.outcome !== 'pass') return texts.join(', ')
  return `${texts.slice(0, -1).join(', ')}; ${texts.at(-1) ?? ''}`
}

/** Returns the name of a test, such as `newsletter.hbs`, or `newsletter.hbs [german]` for a named data set. */
export function testTitle({ templatePath, dataSet }: Pick<TestReport, 'templatePath' | 'dataSet'>): string {
  return dataSet === null ? templatePath : `${templatePath} [${dataSet}]`
}

/** Joins names: `['SPF', 'DKIM']` becomes `SPF and DKIM`. */
export function joinWords(words: readonly string[]): string {
  return words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
