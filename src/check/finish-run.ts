/** Builds the result of a run from its tests, postmaster reports and errors. */

import { type Problem, renderProblem } from '../errors/problem.ts'
import { renderCount } from '../errors/render-count.ts'
import { joinSentences, postmasterSentence, type Verdict } from '../postmaster/gate/postmaster-sentence.ts'
import type { Settings } from '../settings/settings.ts'
import type { CheckResult, Outcome, PostmasterReport, RunError, TestReport } from './check-result.ts'
import { runOutcome, runSentence } from './outcome-sentence.ts'
import type { CheckPorts } from './ports.ts'
import type { Failure } from './run-error.ts'

/** How a run ended. */
export type RunEnd =
  | { readonly kind: 'bad-input'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** With `changed-only`, the pull request changes no template. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'tested'; readonly tests: readonly TestReport[]; readonly isCancelled: boolean }

/** The facts about a run that do not depend on how it ended. */
export interface RunFacts {
  readonly settings: Settings
  readonly postmaster: readonly PostmasterReport[]
  /** Notices that arose while preparing the messages. */
  readonly notices: readonly string[]
  readonly serviceKind: CheckPorts['serviceKind']
  readonly startedAtMs: number
  readonly endedAtMs: number
}

/** Builds the result of a run. */
export function finishRun(end: RunEnd, facts: RunFacts): CheckResult {
  const { settings, serviceKind, startedAtMs, endedAtMs, postmaster } = facts
  const ofMail = conclusions(end, sentenceFunction(settings))
  return {
    ...ofMail,
    ...withPostmaster(ofMail, isMailRun(end) ? ofMail : null, postmaster),
    postmaster,
    gate: settings.gate,
    onInconclusive: settings.onInconclusive,
    serviceKind,
    mode: settings.mode,
    isDryRun: settings.isDryRun,
    startedAtMs,
    endedAtMs,
    notices: [...settings.notices, ...facts.notices],
    settings: settings.effective,
  }
}

type Conclusions = Pick<CheckResult, 'outcome' | 'sentence' | 'isCancelled' | 'tests' | 'problems' | 'error'>

function conclusions(end: RunEnd, sentenceOf: typeof runSentence): Conclusions {
  if (end.kind === 'bad-input') return { ...nothing, ...badInput(end.problems), problems: end.problems }
  if (end.kind === 'failed') return failed(end.failure)
  if (end.kind === 'unchanged') return { ...nothing, outcome: 'pass', sentence: unchangedSentence }
  return {
    ...nothing,
    outcome: runOutcome(end.tests.map((test) => test.outcome)),
    sentence: sentenceOf(end.tests),
    isCancelled: end.isCancelled,
    tests: end.tests,
    error: firstError(end.tests),
  }
}

const unchangedSentence = 'pass: no template changed in this pull request: nothing was checked'

/** Returns true for a run that passes because the pull request changes no template. */
export function hasCheckedNothing({
  outcome,
  tests,
  postmaster,
}: Pick<CheckResult, 'outcome' | 'tests' | 'postmaster'>): boolean {
  return outcome === 'pass' && tests.length === 0 && postmaster.length === 0
}

/** Returns false for a run that only reads postmaster data. */
function isMailRun(end: RunEnd): boolean {
  return end.kind !== 'tested' || end.tests.length > 0
}

/**
 * Combines the outcomes of the mail tests and of the postmaster data. The worse of the two becomes the outcome, and its
 * sentence comes first.
 */
function withPostmaster(
  { error, isCancelled }: Conclusions,
  mail: Verdict | null,
  reports: readonly PostmasterReport[],
): Partial<Pick<CheckResult, 'outcome' | 'sentence' | 'error'>> {
  // A canceled run that tested mail may not have read all postmaster data, so its outcome ignores this data.
  if (reports.length === 0 || (isCancelled && mail !== null)) return {}
  const ofReports = runOutcome(reports.map((report) => report.outcome))
  const postmaster = { outcome: ofReports, sentence: postmasterSentence(reports, ofReports) }
  const outcome = mail === null ? ofReports : runOutcome([mail.outcome, ofReports])
  const sentence = mail === null ? postmaster.sentence : joinSentences(mail, postmaster, outcome)
  return { outcome, sentence, error: error ?? firstError(reports) }
}

function sentenceFunction({ isDryRun, mode }: Settings): typeof runSentence {
  if (isDryRun) return drySentence
  return mode === 'send' ? sentSentence : runSentence
}

function sentSentence(tests: Parameters<typeof runSentence>[0]): string {
  const isAllSent = tests.length > 1 && tests.every((test) => test.outcome === 'pass')
  return isAllSent ? `pass: sent all ${tests.length} templates; no result was read` : runSentence(tests)
}

function drySentence(tests: Parameters<typeof runSentence>[0]): string {
  return tests.length === 1
    ? runSentence(tests)
    : `pass: dry run: rendered ${renderCount(tests.length, 'message')}; nothing was created or sent`
}

const nothing = { isCancelled: false, tests: [], problems: [], error: null } as const

/** Returns the outcome of a run with invalid input. The sentence contains the first problem and the number of others. */
export function badInput(problems: readonly Problem[]): { readonly outcome: Outcome; readonly sentence: string } {
  const [first] = problems
  const reason = first === undefined ? 'there is nothing to send' : renderProblem(first)
  const more = problems.length <= 1 ? '' : ` (and ${renderCount(problems.length - 1, 'more problem')})`
  return { outcome: 'misconfigured', sentence: `misconfigured: ${reason}${more}; nothing was sent` }
}

function failed(failure: Failure): Conclusions {
  const { outcome, code, message, problems, isCancelled } = failure
  if (isCancelled) {
    return { ...nothing, outcome, isCancelled, sentence: `${outcome}: the run was canceled before anything was sent` }
  }
  return { ...nothing, outcome, problems, sentence: `${outcome}: ${message}`, error: { code, message } }
}

function firstError(reports: readonly Pick<TestReport, 'error'>[]): RunError | null {
  return reports.find((report) => report.error !== null)?.error ?? null
}
