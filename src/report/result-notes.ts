/** Creates the notes that explain the figures: how they were obtained, what was omitted, and what went wrong. */

import type { CheckResult, RateEvaluation, TestReport } from '../check/check-result.ts'
import { joinWords } from '../check/outcome-sentence.ts'
import { ratePercent, renderPercent } from '../check/rate.ts'
import { titleIn } from '../check/rate-reason.ts'
import { isAuthentication } from '../foundation/contract/rate-kinds.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { durationText, overallRate, percentText, placementKindOf } from './figures.ts'
import { runHeadline } from './headline.ts'
import type { Note } from './table.ts'

const simulation =
  'presend’s rules and spam filter chose the folders in local mailboxes; no mailbox provider received this mail. ' +
  'Providers also weigh reputation, volume and user behavior, so these results do not predict placement at Gmail or elsewhere.'

const partSimulation =
  'Some folders were observed in real mailboxes. ' +
  'The others are simulated: presend’s rules and spam filter chose them for local mailboxes, so they do not predict placement at Gmail or elsewhere.'

/** Returns all notes on a run. */
export function runNotes(result: CheckResult): readonly Note[] {
  return [...urgentNotes(result), ...noticeNotes(result), ...simulationNotes(result)]
}

/** Returns the notes that readers need in order to understand the outcome correctly. */
export function urgentNotes(result: CheckResult): readonly Note[] {
  return [...stateNotes(result), ...gateNotes(result)]
}

/** Returns the notices of a run. */
export function noticeNotes(result: CheckResult): readonly Note[] {
  return result.notices.map((text) => info('Notice', text))
}

function stateNotes(result: CheckResult): readonly Note[] {
  const notes: Note[] = []
  if (result.isDryRun)
    notes.push(info('Dry run', 'No test was created, no mail was sent, and no threshold was evaluated.'))
  notes.push(...nextStepNotes(result))
  if (result.isCancelled)
    notes.push(warning('Canceled', 'The run was canceled. This report shows the results up to that point.'))
  notes.push(...notSentNotes(result))
  if (result.error !== null && !isErrorShown(result, result.error.message)) {
    notes.push(warning(`Error ${result.error.code}`, result.error.message))
  }
  return notes
}

/** States once why messages were not sent. If no message was sent, the headline states it. */
function notSentNotes({ tests, notSent }: CheckResult): readonly Note[] {
  const count = tests.filter(({ outcome }) => outcome === 'not-sent').length
  if (notSent === undefined || count === 0 || count === tests.length) return []
  return [warning('Not sent', `${count} of ${renderCount(tests.length, 'template')}: ${notSent.reason}`)]
}

/** The maximum number of tracking ids in a note. The `tests` output and the report files contain all of them. */
const mostIds = 5

/** Explains how to wait for the results of a run that only sent the mail. */
function nextStepNotes({ mode, isDryRun, tests }: CheckResult): readonly Note[] {
  const sent = tests.filter((test) => test.outcome === 'pass' || test.outcome === 'inconclusive')
  const ids = sent.flatMap(({ test }) => (test === null ? [] : [test.trackingId]))
  if (mode !== 'send' || isDryRun || ids.length === 0) return []
  const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more` : ''
  const text =
    'No result was read, and no inbox or authentication rate was evaluated. To wait for the results and decide the outcome, run presend with ' +
    `mode await and the tests output of this run as tracking-id (${ids.slice(0, mostIds).join(' ')}${more}).`
  return [info('Next step', text)]
}

/** Returns true if the headline or a test already shows the error. */
function isErrorShown(result: CheckResult, message: string): boolean {
  return (
    runHeadline(result).includes(message) ||
    result.notSent?.reason.includes(message) === true ||
    result.tests.some((test) => test.reason.includes(message))
  )
}

/** Explains what simulated folders mean. */
export function simulationNotes({ tests, serviceKind }: CheckResult): readonly Note[] {
  const created = tests.filter((test) => test.test !== null)
  const kinds = new Set(created.map((test) => placementKindOf(test, serviceKind)))
  if (!kinds.has('simulated') && !kinds.has('mixed')) return []
  const isPart = kinds.has('mixed') || kinds.has('observed')
  return [isPart ? info('Partly local simulation', partSimulation) : info('Local simulation', simulation)]
}

/** Explains why the step does not fail despite a bad outcome. */
function gateNotes({ outcome, gate, onInconclusive }: CheckResult): readonly Note[] {
  if (outcome === 'fail' && gate !== 'fail')
    return [info('Gate', `gate is set to ${gate}, so this outcome does not fail the step.`)]
  if (outcome !== 'inconclusive') return []
  const isExcused = onInconclusive === 'warn' || gate !== 'fail'
  return isExcused
    ? [info('Gate', 'With these settings, an inconclusive outcome causes a warning and does not fail the step.')]
    : []
}

/** Returns the notes on one test. */
export function testNotes(test: TestReport): readonly Note[] {
  const notes: Note[] = test.warnings.map((text) => warning('Warning', text))
  if (test.error !== null && !test.reason.includes(test.error.message)) {
    notes.push(warning(`Error ${test.error.code}`, test.error.message))
  }
  // If no copy was received, the test's outcome sentence already explains why nothing was measured.
  for (const { reason } of test.receivedCount === 0 ? [] : test.rates) {
    if (reason !== null && !test.reason.includes(reason) && !/ not measured, so /u.test(reason)) {
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
  return `the inbox rate was already decided and the quorum was reached, so the received copies alone decided the ${joinWords(onQuorum)}`
}

/** Returns true if results that were still outstanding could have moved the rate across its threshold. */
function isOnReceivedCopies(rate: RateEvaluation): boolean {
  const { percent, thresholdPercent, hitCount, outOfCount, openCount, highestPercent } = rate
  if (!isAuthentication(rate.rate) || percent === null || thresholdPercent === null || highestPercent === null)
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

/** Returns the facts about a test: its subject, sender and mail type, followed by measuredFacts(). */
export function testFacts(test: TestReport): readonly string[] {
  const { subject, from, mailType } = test
  return [
    // A run that did not send the mail knows neither its subject nor its sender.
    ...(subject === '' && from === '' ? [] : [`Subject "${subject}"`, `From ${from}`]),
    `${mailType} mail`,
    ...measuredFacts(test),
  ]
}

/**
 * Returns figures about a test: its tracking id, the weight of one seed, the shares of seeds in tabs, in Spam and
 * without a result, and the duration.
 */
export function measuredFacts(test: TestReport): readonly string[] {
  const { pointsPerSeed, tabPercent, spamPercent, missingPercent } = test
  const shares = [
    tabPercent === null || tabPercent === 0 ? null : `tabs ${percentText(tabPercent)}`,
    spamPercent === null ? null : `Spam ${percentText(spamPercent)}`,
    missingPercent === null || missingPercent === 0 ? null : `missing ${percentText(missingPercent)}`,
  ]
  return [
    ...(test.test === null ? [] : [`tracking id ${test.test.trackingId}`]),
    ...(pointsPerSeed === null
      ? []
      : [
          `1 of ${renderCount(overallRate(test, 'inbox')?.outOfCount ?? 0, 'seed')} = ${renderPercent(pointsPerSeed, null)} points`,
        ]),
    ...shares.filter((share) => share !== null),
    ...(test.test === null ? [] : [`${isOnlySent(test) ? 'sent in' : 'decided after'} ${durationText(test.waitedMs)}`]),
  ]
}

/** Returns true if the mail was sent but no result was read: any other test that passes has rates. */
function isOnlySent({ outcome, rates }: TestReport): boolean {
  return outcome === 'pass' && rates.length === 0
}
