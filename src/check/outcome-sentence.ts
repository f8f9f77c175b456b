/** The outcome and its reason in one plain sentence with figures: the first line of every report. */

import type { SmtpReply } from '../mail/submission-outcome.ts'
import type { Outcome, RateEvaluation, TestReport } from './check-result.ts'
import type { Ending } from './evidence.ts'
import { renderCount, renderPercent, renderThreshold } from './rate.ts'
import { titleIn } from './rate-reason.ts'
import { renderReply } from './seed-report.ts'
import type { ScopeTally } from './tally.ts'

/** Reasons that stand in one sentence; the thresholds table has the rest. */
const mostReasons = 2

/** What a test's sentence is made of. */
export interface SentenceInput {
  readonly outcome: 'pass' | 'fail' | 'inconclusive'
  readonly rates: readonly RateEvaluation[]
  readonly tally: ScopeTally
  readonly ending: Ending
  readonly obstacles: SendingObstacles
  /** How many of the received copies lie in folders that only a simulation chose. */
  readonly simulated: 'none' | 'some' | 'all'
}

/** What kept copies from being handed over. All words are foreign text. */
export interface SendingObstacles {
  /** Why the first copy that was not sent was not. */
  readonly unsentReason: string | null
  /** Copies that the SMTP server was still putting off, and what it said to the first. */
  readonly deferredCount: number
  readonly deferral: SmtpReply | null
}

/** `fail: inbox rate 66.7 % is below 85 % (6 of 9 seeds in INBOX; 3 in Spam)`. */
export function testSentence(input: SentenceInput): string {
  const note = namesFolders(input) ? simulationNotes[input.simulated] : ''
  return `${input.outcome}: ${explain[input.outcome](input)}${note}`
}

/** The sentence is also shown where nothing else of the report is: beside a line of code, in a list of checks. */
const simulationNotes = {
  none: '',
  some: ' – partly local simulation',
  all: ' – local simulation',
} as const satisfies Readonly<Record<SentenceInput['simulated'], string>>

const decisiveStatus = { pass: 'met', fail: 'missed', inconclusive: 'undecided' } as const

function namesFolders({ outcome, rates, ending }: SentenceInput): boolean {
  if (outcome === 'inconclusive' && ending.kind === 'interrupted') return false
  return outcome === 'pass' || rates.some((one) => one.rate === 'inbox' && one.status === decisiveStatus[outcome])
}

const explain: Readonly<Record<SentenceInput['outcome'], (input: SentenceInput) => string>> = {
  pass: passReason,
  fail: ({ rates }) => listReasons(reasonsOf(rates, 'missed'), 'missed'),
  inconclusive: doubt,
}

function passReason({ rates, ending }: SentenceInput): string {
  const overall = rates.filter((rate) => rate.scope === 'overall')
  const said = overall.flatMap((rate) => (rate.percent === null ? [] : [passPart(rate, rate.percent)]))
  const unmeasured = overall.filter((rate) => rate.percent === null).map((rate) => rate.rate.toUpperCase())
  const rest = unmeasured.length === 0 ? '' : `; ${joinWords(unmeasured)} not measured`
  const typeCount = rates.filter((rate) => rate.scope !== 'overall' && rate.status === 'met').length
  const types = typeCount === 0 ? '' : `; ${renderCount(typeCount, 'threshold')} of provider types met`
  const early = ending.kind === 'interrupted' ? '; decided before the run was interrupted' : ''
  return `${said.join(', ')}${types}${rest}${early}`
}

function passPart(rate: RateEvaluation, percent: number): string {
  const shown = `${renderPercent(percent, rate.thresholdPercent)} %`
  const least = rate.openCount === 0 || rate.rate !== 'inbox' ? shown : `at least ${shown}`
  const counts = rate.rate === 'inbox' ? `${rate.hitCount} of ${renderCount(rate.outOfCount, 'seed')}` : ''
  const limit =
    rate.thresholdPercent === null ? 'no threshold' : `threshold ${renderThreshold(rate.thresholdPercent)} %`
  const details = [counts, limit].filter((part) => part !== '').join(', ')
  return `${titleIn(rate)} ${least} (${details})`
}

function doubt({ rates, tally, ending, obstacles }: SentenceInput): string {
  const reasons = reasonsOf(rates, 'undecided')
  if (ending.kind === 'interrupted') {
    const known = `${tally.receivedCount} of ${renderCount(tally.seedCount, 'result')} had come`
    return `${ending.reason} (${known})`
  }
  if (tally.seedCount === 0) return 'the test has no seeds, so nothing was measured'
  if (tally.receivedCount === 0) {
    return `no copy was received (0 of ${renderCount(tally.seedCount, 'seed')}${fates(tally, obstacles)}), so nothing was measured`
  }
  return listReasons(reasons, 'undecided')
}

function fates(tally: ScopeTally, { unsentReason, deferredCount, deferral }: SendingObstacles): string {
  const why = unsentReason === null ? '' : `: ${unsentReason}`
  const words = deferral === null ? '' : `: ${renderReply(deferral)}`
  return [
    tally.refusedCount === 0 ? '' : `, ${tally.refusedCount} rejected`,
    deferredCount === 0 ? '' : `, ${deferredCount} put off by the SMTP server${words}`,
    tally.unsentCount === 0 ? '' : `, ${tally.unsentCount} not sent to${why}`,
  ].join('')
}

function reasonsOf(rates: readonly RateEvaluation[], status: RateEvaluation['status']): readonly string[] {
  return rates.flatMap((rate) => (rate.status === status && rate.reason !== null ? [rate.reason] : []))
}

function listReasons(reasons: readonly string[], status: 'missed' | 'undecided'): string {
  const more = reasons.length - mostReasons
  return more <= 0
    ? reasons.join('; ')
    : `${reasons.slice(0, mostReasons).join('; ')}; ${renderCount(more, 'further threshold')} ${status}`
}

/** Which outcome a run takes when its tests differ: the first that any of them has. */
const outcomeOrder = ['misconfigured', 'fail', 'inconclusive', 'pass'] as const satisfies readonly Outcome[]

/** The run's outcome over its tests: misconfigured before fail before inconclusive before pass. */
export function runOutcome(outcomes: readonly Outcome[]): Outcome {
  return outcomeOrder.find((outcome) => outcomes.includes(outcome)) ?? 'inconclusive'
}

/** The run's sentence: the test's own when there is one, else how many have which outcome and the first reason. */
export function runSentence(
  tests: readonly Pick<TestReport, 'templatePath' | 'dataSet' | 'outcome' | 'sentence'>[],
): string {
  const [only] = tests
  if (only === undefined) return 'inconclusive: nothing was tested'
  if (tests.length === 1) return only.sentence
  const outcome = runOutcome(tests.map((test) => test.outcome))
  const counts = outcomeOrder.flatMap((one) => {
    const count = tests.filter((test) => test.outcome === one).length
    return count === 0 ? [] : [`${count} ${one}`]
  })
  const first = tests.find((test) => test.outcome === outcome) ?? only
  const reason = outcome === 'pass' ? '' : ` (${testTitle(first)}: ${first.sentence.replace(/^[a-z]+: /u, '')})`
  return `${outcome}: of ${tests.length} tests ${joinWords(counts)}${reason}`
}

/** `newsletter.hbs`, or `newsletter.hbs [german]` with a named data set. */
export function testTitle({ templatePath, dataSet }: Pick<TestReport, 'templatePath' | 'dataSet'>): string {
  return dataSet === null ? templatePath : `${templatePath} [${dataSet}]`
}

function joinWords(words: readonly string[]): string {
  return words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
