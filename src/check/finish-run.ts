/** Builds the result of a run from its tests, postmaster reports and errors. */

import { joinReasons, postmasterReason, type Verdict } from '../extensions/postmaster/gate/postmaster-sentence.ts'
import type { Problem } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { badInput, badInputRun } from './bad-input.ts'
import type { CheckResult, PostmasterReport, RunError, TestReport } from './check-result.ts'
import { uniqueProblems } from './map-templates.ts'
import { type Because, because, runOutcome, runReason, testOutcomes } from './outcome-sentence.ts'
import type { CheckPorts } from './ports.ts'
import type { Failure } from './run-error.ts'
import type { Settings } from './settings/settings.ts'
import type { Obstacle } from './unsent-report.ts'

/** How a run ended. */
export type RunEnd =
  /** The problems concern the whole run, so no message was sent. */
  | { readonly kind: 'bad-input'; readonly problems: readonly Problem[]; readonly tests: readonly TestReport[] }
  /** The run failed before its messages were known. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** With `changed-only`, the pull request changes no template. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'tested'
      readonly tests: readonly TestReport[]
      readonly isCancelled: boolean
      /** Why tests have the outcome `not-sent`; `null` if none has. */
      readonly obstacle: Obstacle | null
    }

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
  const ofMail = conclusions(end, settings)
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

type Conclusions = Pick<
  CheckResult,
  'outcome' | 'reason' | 'simulated' | 'isCancelled' | 'tests' | 'problems' | 'error' | 'notSent'
>

function conclusions(end: RunEnd, settings: Settings): Conclusions {
  if (end.kind === 'bad-input') return badRun(end)
  if (end.kind === 'failed') return failed(end.failure)
  if (end.kind === 'unchanged') return { ...nothing, outcome: 'pass', ...because(unchangedReason) }
  const { tests, obstacle, isCancelled } = end
  const ofTests = tests.flatMap((test) => test.problems ?? [])
  const cause = obstacle === null ? null : { outcome: obstacle.outcome, reason: obstacle.reason }
  const facts = { tests, notSent: cause, ...settings }
  return {
    outcome: runOutcome(testOutcomes(facts)),
    ...(ofTests.length > 0 && tests.every(isNotRendered) ? because(badInputRun(ofTests).reason) : reasonOf(facts)),
    isCancelled,
    tests,
    problems: uniqueProblems([...(obstacle?.problems ?? []), ...ofTests]),
    error: obstacle?.error ?? firstError(tests),
    ...(cause === null ? {} : { notSent: cause }),
  }
}

function isNotRendered({ problems = [] }: TestReport): boolean {
  return problems.length > 0
}

function badRun({ problems: ofRun, tests }: Extract<RunEnd, { kind: 'bad-input' }>): Conclusions {
  const problems = uniqueProblems([...ofRun, ...tests.flatMap((test) => test.problems ?? [])])
  const isAnyUnsent = tests.some((test) => test.outcome === 'not-sent')
  const notSent = isAnyUnsent ? { notSent: badInput(problems) } : {}
  return { ...nothing, ...badInputRun(problems), ...notSent, tests, problems }
}

const unchangedReason = 'no template changed in this pull request: nothing was checked'

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
 * reason comes first.
 */
function withPostmaster(
  { error, isCancelled }: Conclusions,
  mail: Verdict | null,
  reports: readonly PostmasterReport[],
): Partial<Pick<CheckResult, 'outcome' | 'reason' | 'simulated' | 'error'>> {
  // A canceled run that tested mail may not have read all postmaster data, so its outcome ignores this data.
  if (reports.length === 0 || (isCancelled && mail !== null)) return {}
  const ofReports = runOutcome(reports.map((report) => report.outcome))
  const postmaster = { outcome: ofReports, ...because(postmasterReason(reports, ofReports)) }
  const outcome = mail === null ? ofReports : runOutcome([mail.outcome, ofReports])
  const { reason, simulated } = mail === null ? postmaster : joinReasons(mail, postmaster, outcome)
  return { outcome, reason, simulated, error: error ?? firstError(reports) }
}

function reasonOf(facts: RunFactsOfTests): Because {
  const { tests, isDryRun, mode } = facts
  const isAllPass = tests.length > 1 && tests.every((test) => test.outcome === 'pass')
  if (isAllPass && isDryRun)
    return because(`dry run: rendered ${renderCount(tests.length, 'message')}; nothing was created or sent`)
  if (isAllPass && mode === 'send') return because(`sent all ${tests.length} templates; no result was read`)
  return runReason(facts)
}

type RunFactsOfTests = Parameters<typeof runReason>[0] & Pick<Settings, 'isDryRun'>

const nothing = { isCancelled: false, tests: [], problems: [], error: null } as const

function failed(failure: Failure): Conclusions {
  const { outcome, code, message, problems, isCancelled } = failure
  if (isCancelled) {
    return { ...nothing, outcome, isCancelled, ...because('the run was canceled before anything was sent') }
  }
  return { ...nothing, outcome, problems, ...because(message), error: { code, message } }
}

function firstError(reports: readonly Pick<TestReport, 'error'>[]): RunError | null {
  return reports.find((report) => report.error !== null)?.error ?? null
}
