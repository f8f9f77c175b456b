/** What a reader must know beside the figures: how they were obtained, what was left out, what went wrong. */

import type { CheckResult, RateEvaluation, TestReport } from '../check/check-result.ts'
import { ratePercent, renderCount, renderPercent } from '../check/rate.ts'
import { titleIn } from '../check/rate-reason.ts'
import { durationText, overallRate, percentText, placementKindOf } from './figures.ts'
import { runHeadline } from './headline.ts'

/** One note; it may hold foreign text. */
export interface Note {
  readonly kind: 'info' | 'warning'
  readonly title: string
  readonly text: string
}

const simulation =
  'presend’s own rules and spam filter chose the folders, in local mailboxes. No mailbox provider saw this mail; ' +
  'real ones also weigh reputation, volume and what their users do, so this does not predict Gmail or any other.'

const partSimulation =
  'Some folders were observed in real mailboxes. The others are simulated: presend’s own rules and spam filter chose ' +
  'them in local mailboxes, and no mailbox provider saw those copies, so they do not predict Gmail or any other.'

/** Notes on a whole run. */
export function runNotes(result: CheckResult): readonly Note[] {
  return [...urgentNotes(result), ...noticeNotes(result), ...simulationNotes(result)]
}

/** Those without which the outcome is misread. */
export function urgentNotes(result: CheckResult): readonly Note[] {
  return [...stateNotes(result), ...gateNotes(result)]
}

/** What the settings led to. */
export function noticeNotes(result: CheckResult): readonly Note[] {
  return result.notices.map((text) => info('Notice', text))
}

function stateNotes(result: CheckResult): readonly Note[] {
  const notes: Note[] = []
  if (result.isDryRun) notes.push(info('Dry run', 'Nothing was created or sent, and no threshold was evaluated.'))
  if (result.isCancelled)
    notes.push(warning('Cancelled', 'The run was cancelled. This report shows what was known by then.'))
  if (result.error !== null && !isErrorSaid(result, result.error.message)) {
    notes.push(warning(`Error ${result.error.code}`, result.error.message))
  }
  return notes
}

/** True where the headline or a test of its own says it. */
function isErrorSaid(result: CheckResult, message: string): boolean {
  return runHeadline(result).includes(message) || result.tests.some((test) => test.sentence.includes(message))
}

/** What a simulated folder is and is not. */
export function simulationNotes({ tests, serviceKind }: CheckResult): readonly Note[] {
  const created = tests.filter((test) => test.test !== null)
  const kinds = new Set(created.map((test) => placementKindOf(test, serviceKind)))
  if (!kinds.has('simulated') && !kinds.has('mixed')) return []
  // What was seen at a provider must not be called a simulation either.
  const isPart = kinds.has('mixed') || kinds.has('observed')
  return [isPart ? info('Partly local simulation', partSimulation) : info('Local simulation', simulation)]
}

/** Says when an outcome that is not pass does not fail the step. */
function gateNotes({ outcome, gate, onInconclusive }: CheckResult): readonly Note[] {
  if (outcome === 'fail' && gate !== 'fail') return [info('Gate', `gate is ${gate}, so this does not fail the step.`)]
  if (outcome !== 'inconclusive') return []
  const isExcused = onInconclusive === 'warn' || gate !== 'fail'
  return isExcused ? [info('Gate', 'By the settings, an inconclusive outcome only warns.')] : []
}

/** Notes on one test. */
export function testNotes(test: TestReport): readonly Note[] {
  const notes: Note[] = test.warnings.map((text) => warning('Warning', text))
  if (test.error !== null && !test.sentence.includes(test.error.message)) {
    notes.push(warning(`Error ${test.error.code}`, test.error.message))
  }
  // The sentence says that no copy was received, and with it why no rate is known.
  for (const { reason } of test.receivedCount === 0 ? [] : test.rates) {
    if (reason !== null && !test.sentence.includes(reason) && !/ was not measured, so /u.test(reason)) {
      notes.push(info('Threshold', reason))
    }
  }
  if (test.isEarlyDecision) {
    const outstanding = renderCount(test.outstandingCount, 'result was', 'results were')
    notes.push(info('Early decision', `Decided while ${outstanding} outstanding: ${whyEarly(test)}.`))
  }
  return notes
}

function whyEarly({ rates }: TestReport): string {
  const onQuorum = rates.filter(isOnReceivedCopies).map((rate) => titleIn(rate))
  if (onQuorum.length === 0) return 'none of them could change the outcome'
  return `the inbox rate was decided and the quorum was reached, so the received copies decided the ${onQuorum.join(', ')}`
}

/** True when copies that were not waited for could still have moved the rate over its threshold, either way. */
function isOnReceivedCopies(rate: RateEvaluation): boolean {
  const { percent, thresholdPercent, hitCount, outOfCount, openCount, highestPercent } = rate
  if (
    rate.rate === 'inbox' ||
    rate.rate === 'tab' ||
    percent === null ||
    thresholdPercent === null ||
    highestPercent === null
  )
    return false
  const lowestPercent = ratePercent(hitCount, outOfCount + openCount) ?? 0
  return lowestPercent < thresholdPercent && highestPercent >= thresholdPercent
}

function info(title: string, text: string): Note {
  return { kind: 'info', title, text }
}

function warning(title: string, text: string): Note {
  return { kind: 'warning', title, text }
}

/** `From … · subject … · 9 seeds, each worth 11.1 points · decided after 3 s`: what the test was. */
export function testFacts(test: TestReport): readonly string[] {
  const { pointsPerSeed, tabPercent, spamPercent, missingPercent } = test
  const shares = [
    tabPercent === null || tabPercent === 0 ? null : `tabs ${percentText(tabPercent)}`,
    spamPercent === null ? null : `Spam ${percentText(spamPercent)}`,
    missingPercent === null || missingPercent === 0 ? null : `missing ${percentText(missingPercent)}`,
  ]
  return [
    `Subject "${test.subject}"`,
    `From ${test.from}`,
    `${test.mailType} mail`,
    ...(test.test === null ? [] : [`tracking id ${test.test.trackingId}`]),
    ...(pointsPerSeed === null
      ? []
      : [
          `1 of ${renderCount(overallRate(test, 'inbox')?.outOfCount ?? 0, 'seed')} = ${renderPercent(pointsPerSeed, null)} points`,
        ]),
    ...shares.filter((share) => share !== null),
    ...(test.test === null ? [] : [`decided after ${durationText(test.waitedMs)}`]),
  ]
}
