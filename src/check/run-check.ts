/** START HERE. Runs an entire check, from the settings to the result. */

import { readPostmaster } from '../extensions/postmaster/gate/read-postmaster.ts'
import { PresendError } from '../foundation/errors/presend-error.ts'
import type { Problem } from '../foundation/errors/problem.ts'
import { untilAborted } from '../foundation/world/until-aborted.ts'
import { awaitTests } from './await-tests.ts'
import { badInput } from './bad-input.ts'
import { missingNotices } from './baseline/missing-messages.ts'
import { compareRun, type OpenBaseline, openBaseline } from './baseline/open-baseline.ts'
import { selectMessages } from './changed-only.ts'
import type { CheckResult, PostmasterReport } from './check-result.ts'
import { finishRun, type RunEnd } from './finish-run.ts'
import { type PlannedMessage, planCheck, unusedDataNotices } from './plan.ts'
import type { CheckPorts } from './ports.ts'
import {
  notSentReports,
  type PreparedMessage,
  prepareMessage,
  sendableMessages,
  withFaults,
} from './prepared-messages.ts'
import type { ProgressEvent } from './progress.ts'
import { renderMessages } from './render-messages.ts'
import { reportOutcomes } from './report-outcomes.ts'
import { beforeDeadline, type RunStep, type StepLimit } from './run-deadline.ts'
import { describeFailure } from './run-error.ts'
import { type ReadyMessage, runTests } from './run-tests.ts'
import type { Settings } from './settings/settings.ts'
import { messageFacts, obstacleOf, renderContents, unsentReport } from './unsent-report.ts'

/**
 * Plans, renders, sends, waits and evaluates. All I/O goes through `ports`.
 *
 * Never rejects, because invalid input and errors become outcomes. If `signal` aborts, resolves within about a second
 * with the results so far.
 */
export async function runCheck(settings: Settings, ports: CheckPorts, signal: AbortSignal): Promise<CheckResult> {
  const startedAtMs = ports.clock.nowMs()
  const deadlineMs = ports.clock.monotonicMs() + settings.timeoutMs
  const baseline = await openBaseline(settings, ports, signal)
  const run = { settings, ports, signal, deadlineMs, onProgress: safeProgress(ports), baseline }
  const { end, postmaster, notices } = await runSteps(run)
  const { serviceKind } = ports
  const result = finishRun(end, {
    settings,
    postmaster,
    notices,
    serviceKind,
    startedAtMs,
    endedAtMs: ports.clock.nowMs(),
  })
  if (!signal.aborted) await reportOutcomes(result, settings, ports)
  return compareRun(result, baseline)
}

interface Run {
  readonly settings: Settings
  readonly ports: CheckPorts
  readonly signal: AbortSignal
  /** The monotonic time at which the run times out. */
  readonly deadlineMs: number
  readonly onProgress: (event: ProgressEvent) => void
  readonly baseline: OpenBaseline
}

interface WholeEnd {
  readonly end: RunEnd
  readonly postmaster: readonly PostmasterReport[]
  readonly notices: readonly string[]
}

async function runSteps(run: Run): Promise<WholeEnd> {
  if (run.settings.mode === 'await') return await awaitResults(run)
  const prepared = await prepareMessages(run)
  const { notices } = prepared
  if (prepared.kind === 'ended') return { end: prepared.end, postmaster: [], notices }
  const { messages, problems, login } = prepared
  const toSend = sendableMessages(messages)
  if (problems.length > 0 || (messages.length > 0 && toSend.length === 0)) {
    login?.cancel()
    return { end: unsentEnd(messages, problems), postmaster: [], notices }
  }
  if (run.settings.isDryRun) return { end: dryRun(messages), postmaster: [], notices }

  // testMail() and readPostmasterFor() never reject.
  const [end, postmaster] = await Promise.all([testMail(prepared, run), readPostmasterFor(toSend, run)])
  return { end, postmaster, notices }
}

/** Ends a run in which nothing can be sent, because of problems of the run or because all messages are at fault. */
function unsentEnd(messages: readonly PreparedMessage[], problems: readonly Problem[]): RunEnd {
  if (problems.length === 0) return { ...tested, tests: withFaults(messages, []) }
  const cause = badInput(problems)
  const obstacle = { ...cause, brief: `the run is ${cause.outcome}; see its problems`, error: null, problems }
  return { kind: 'bad-input', problems, tests: notSentReports(messages, obstacle) }
}

const tested = { kind: 'tested', isCancelled: false, obstacle: null } as const satisfies Partial<RunEnd>

/** Waits for and evaluates tests that other runs created. awaitTests() and readPostmasterFor() never reject. */
async function awaitResults(run: Run): Promise<WholeEnd> {
  const { signal, baseline } = run
  if (baseline.problems.length > 0)
    return { end: { kind: 'bad-input', problems: baseline.problems, tests: [] }, postmaster: [], notices: [] }
  const [awaited, postmaster] = await Promise.all([awaitTests(run, signal), readPostmasterFor([], run)])
  return { end: { ...tested, ...awaited, isCancelled: signal.aborted }, postmaster, notices: [] }
}

interface ReadyRun {
  readonly kind: 'ready'
  readonly messages: readonly PreparedMessage[]
  /** The problems that concern the whole run. */
  readonly problems: readonly Problem[]
  readonly notices: readonly string[]
  /** The SMTP login in progress; `null` if nothing will be sent. */
  readonly login: Login | null
}

/** A run that ends before anything is sent. */
interface EndedRun {
  readonly kind: 'ended'
  readonly end: Exclude<RunEnd, { kind: 'tested' }>
  readonly notices: readonly string[]
}

type Prepared = EndedRun | ReadyRun

async function prepareMessages(run: Run): Promise<Prepared> {
  const { settings, signal } = run
  if (settings.templates.length === 0 && settings.postmaster !== null)
    return { kind: 'ready', messages: [], problems: [], notices: [], login: null }
  try {
    if (settings.templates.length === 0 && settings.isForkCodeSkipped) throw forkCodeSkipped
    return await untilAborted(planAndRender(run), signal)
  } catch (error) {
    return { kind: 'ended', end: { kind: 'failed', failure: describeFailure(error, signal) }, notices: [] }
  }
}

const forkCodeSkipped = new PresendError({
  code: 'FORK_CODE_SKIPPED',
  outcome: 'inconclusive',
  done: 'Rendering templates',
  came: 'every template needs code from the repository, which presend does not run for pull requests from forks and Dependabot',
  todo: 'review the pull request and then run presend on its branch, or set allow-fork-code',
})

async function planAndRender(run: Run): Promise<Prepared> {
  const planned = await planCheck(run.settings, run.ports)
  const whole = { ...planned, problems: [...planned.problems, ...run.baseline.problems] }
  const { messages: selected, notices: ofSelection } =
    whole.problems.length > 0 ? { messages: whole.messages, notices: [] } : await selectMessages(whole.messages, run)
  const notices = [...ofSelection, ...(whole.problems.length > 0 ? [] : missingSince(whole.messages, run))]
  if (whole.messages.length > 0 && selected.length === 0) return { kind: 'ended', end: { kind: 'unchanged' }, notices }
  const plan = { ...whole, messages: selected }
  run.onProgress({ status: 'planned', messageCount: plan.messages.length })
  const isSent = plan.problems.length === 0 && plan.messages.length > 0 && !run.settings.isDryRun
  const login = isSent ? startLogin(run) : null
  try {
    const { results, problems } = await renderMessages(plan, run)
    return {
      kind: 'ready',
      messages: results.map((one) => prepareMessage(one, run.settings.preflight.level)),
      problems,
      notices: [...notices, ...unusedDataNotices(whole.messages)],
      login,
    }
  } catch (error) {
    login?.cancel()
    throw error
  }
}

/** Returns a notice about the messages that were tested in the baseline and no longer match the settings. */
function missingSince(messages: readonly PlannedMessage[], { settings, baseline }: Run): readonly string[] {
  // A pull request from a fork skips templates.
  if (settings.isForkCodeSkipped) return []
  const present = messages.map(({ templatePath, dataSet, problems }) => {
    return { templatePath, dataSet: dataSet.name, isDataUnknown: problems !== undefined }
  })
  return missingNotices(baseline.baseline, present)
}

/**
 * Most services have at least this many seeds. While the test is being created, its seeds are not yet known, so SMTP
 * sessions are opened for this many copies.
 */
const usualSeedCount = 9

/** The SMTP login, which takes place while the templates are rendered. */
interface Login {
  /** Settles when the login is finished. Rejects with any error from verifySubmission(). */
  readonly done: Promise<void>
  cancel(): void
}

function startLogin(run: Run): Login {
  const canceller = new AbortController()
  const limit = { ...stepLimit(run), signal: AbortSignal.any([run.signal, canceller.signal]) }
  const done = beforeDeadline(loginStep, async (limited) => await verifySubmission(run, limited), limit)
  // If a template is invalid, nothing awaits the login. Handle a login error here to avoid an unhandled rejection.
  done.catch(() => undefined)
  return { done, cancel: () => canceller.abort(new Error('nothing will be sent')) }
}

const loginStep: RunStep = { doing: 'Logging in to the SMTP server', todo: 'check smtp-host and smtp-port' }

function stepLimit({ settings, ports, deadlineMs, signal }: Run): StepLimit {
  return { clock: ports.clock, timeoutMs: settings.timeoutMs, deadlineMs, signal }
}

/** Sends and tests the messages that are not at fault themselves. Never rejects. */
async function testMail({ messages, login }: ReadyRun, run: Run): Promise<RunEnd> {
  const { settings, ports, signal, deadlineMs, onProgress } = run
  const toSend = sendableMessages(messages)
  try {
    if (login !== null) {
      await login.done
      onProgress({ status: 'submission-verified' })
      ports.prepareSubmission(usualSeedCount * toSend.length)
    }
    const shared = { settings, ports, onProgress, deadlineMs, messageCount: messages.length }
    const { tests, obstacle } = await runTests(toSend, shared, signal)
    return { kind: 'tested', tests: withFaults(messages, tests), isCancelled: signal.aborted, obstacle }
  } catch (error) {
    const failure = describeFailure(error, signal)
    const obstacle = obstacleOf(failure)
    const { isCancelled } = failure
    return { kind: 'tested', tests: notSentReports(messages, obstacle), isCancelled, obstacle }
  }
}

async function verifySubmission({ ports, deadlineMs, onProgress }: Run, signal: AbortSignal): Promise<void> {
  const onRetry = ({ parts: { done, came } }: PresendError, delayMs: number): void => {
    onProgress({ status: 'notice', text: `${done}: ${came}; retrying in ${Math.ceil(delayMs / 1000)} s` })
  }
  await ports.verifySubmission({ deadlineMs, onRetry }, signal)
}

/** Reads and evaluates postmaster data. Never rejects. */
async function readPostmasterFor(
  messages: readonly ReadyMessage[],
  { settings, ports, signal, deadlineMs, onProgress }: Run,
): Promise<readonly PostmasterReport[]> {
  const setting = settings.postmaster
  if (setting === null) return []
  const ofMessages = new Set(messages.map(({ message }) => message.from.domain))
  const domains = setting.domains.length > 0 ? setting.domains : [...ofMessages]
  return await readPostmaster({ setting, domains, deadlineMs, ports, tell: onProgress }, signal)
}

function dryRun(messages: readonly PreparedMessage[]): RunEnd {
  const tests = sendableMessages(messages).map(({ message, setting }) =>
    unsentReport(messageFacts(message, setting.mailType), {
      outcome: 'pass',
      reason: `dry run: rendered ${renderContents(message)}; nothing was created or sent, and no threshold was evaluated`,
    }),
  )
  return { ...tested, tests: withFaults(messages, tests) }
}

/**
 * Returns a progress listener that never throws. A failure to print progress, for example because the terminal was
 * closed, must not end the run.
 */
function safeProgress(ports: CheckPorts): (event: ProgressEvent) => void {
  return (event) => {
    try {
      ports.progress(event)
    } catch {
      // Ignore the error: the result does not depend on progress output.
    }
  }
}
