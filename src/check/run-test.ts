/** Runs one test: creates it, composes and submits its mail, watches for results, and evaluates them. */

import type { CreatedTest, TestSnapshot } from '../foundation/contract/test.ts'
import { composeMessages } from '../foundation/mail/compose.ts'
import type { ComposedMessage, DkimKey, RenderedMessage } from '../foundation/mail/message.ts'
import { removedSignatures } from '../foundation/mail/removed-signatures.ts'
import type { SubmissionOutcome } from '../foundation/mail/submission-outcome.ts'
import type { TestReport } from './check-result.ts'
import { evaluate } from './evaluate.ts'
import { evaluateSending } from './evaluate-sending.ts'
import type { DecisionRules, Evidence } from './evidence.ts'
import { loginRefusal } from './login-refusal.ts'
import { testTitle } from './outcome-sentence.ts'
import type { CheckPorts } from './ports.ts'
import type { ProgressEvent } from './progress.ts'
import { beforeDeadline } from './run-deadline.ts'
import { describeFailure, errorOf, type Failure, isOfRun } from './run-error.ts'
import { type Sending, startSending } from './sending.ts'
import type { DkimSetting, Settings, TemplateSetting } from './settings/settings.ts'
import { testRequest } from './test-request.ts'
import { messageFacts, notSentReport, obstacleOf, unsentReport } from './unsent-report.ts'
import { type Watched, watchForDecision } from './watching.ts'

/**
 * The maximum number of open tests. Each open test polls the service, and all of them share the hourly rate limit of
 * the token.
 */
export const mostOpenTests = 50

export interface TestJob {
  readonly message: RenderedMessage
  readonly setting: TemplateSetting
  readonly settings: Settings
  readonly messageCount: number
  /** The monotonic time at which the run times out. */
  readonly deadlineMs: number
  readonly ports: CheckPorts
  readonly onProgress: (event: ProgressEvent) => void
}

/** A test whose mail is being sent. */
export interface StartedTest {
  /** Resolves with the report on the test. Never rejects. */
  readonly report: Promise<TestReport>
  /** Why the test could not be created or its mail could not be sent; `null` if both succeeded. */
  readonly failure: Failure | null
}

interface PreparedTest {
  readonly test: CreatedTest
  readonly copies: readonly ComposedMessage[]
}

/** Creates a test and submits its mail. Resolves as soon as the next test may use the SMTP server. Never rejects. */
export async function startTest(job: TestJob, signal: AbortSignal): Promise<StartedTest> {
  let test: CreatedTest | null = null
  try {
    test = await createTest(job, signal)
    job.onProgress({ status: 'created', title: testTitle(job.message), test })
    return await sendTest(job, { test, copies: await composeCopies(job, test) }, signal)
  } catch (error) {
    return failedStart(job, describeFailure(error, signal), test)
  }
}

async function createTest({ ports, deadlineMs, ...job }: TestJob, signal: AbortSignal): Promise<CreatedTest> {
  const message = { ...job.message, mailType: job.setting.mailType }
  const request = testRequest(job.settings, message, job.messageCount)
  return await beforeDeadline(
    { doing: 'Creating the test', todo: 'the test may have been created; check that the service at api-url is up' },
    async (limited) => await ports.createTest(request, { deadlineMs }, limited),
    { clock: ports.clock, deadlineMs, timeoutMs: job.settings.timeoutMs, signal },
  )
}

async function sendTest(job: TestJob, prepared: PreparedTest, signal: AbortSignal): Promise<StartedTest> {
  const { test, copies } = prepared
  const startedMs = job.ports.clock.monotonicMs()
  // Keep a running count: recounting for each outcome would take quadratic time overall.
  let acceptedCount = 0
  const onOutcome = (outcome: SubmissionOutcome): void => {
    if (outcome.status === 'accepted') acceptedCount += 1
    const doneCount = sending.outcomes.size
    job.onProgress({
      status: 'submitting',
      title: testTitle(job.message),
      trackingId: test.trackingId,
      doneCount,
      acceptedCount,
      seedCount: copies.length,
    })
  }
  const request = { seeds: test.seeds, copies, deadlineMs: job.deadlineMs, onOutcome }
  const sending: Sending = startSending(request, job.ports, signal)
  await sending.mostlyDone
  const failure = sending.failure()
  // In a canceled run, copies without an outcome may be on their way.
  if (failure !== null && !failure.isCancelled && isOfRun(failure) && !hasAttempted(sending))
    return failedStart(job, failure, test)
  const refusal = loginRefusal(job.settings.smtp, test, sending.outcomes)
  if (refusal !== null) throw refusal
  const finish = job.settings.mode === 'send' ? finishSending : finishTest
  return { report: finish(job, { ...prepared, sending, startedMs }, signal), failure: null }
}

function hasAttempted({ outcomes }: Sending): boolean {
  return [...outcomes.values()].some(({ status }) => status !== 'not-attempted')
}

interface SentTest extends PreparedTest {
  readonly sending: Sending
  readonly startedMs: number
}

async function finishTest(job: TestJob, sent: SentTest, signal: AbortSignal): Promise<TestReport> {
  const watched = await watchForDecision(
    {
      ...sent,
      deadlineMs: job.deadlineMs,
      rules: rulesOf(job.setting, job.settings),
      pollIntervalMs: job.settings.pollIntervalMs,
      submissions: knownSubmissions(sent),
      onSnapshot: (snapshot, expectedCount) => {
        const waitedMs = job.ports.clock.monotonicMs() - sent.startedMs
        const title = testTitle(job.message)
        job.onProgress(waitingEvent({ title, test: sent.test, snapshot, expectedCount, waitedMs }))
      },
    },
    job.ports,
    signal,
  )
  const waitedMs = job.ports.clock.monotonicMs() - sent.startedMs
  await sent.sending.stop()
  const report = { ...reportOf(job, sent, watched), waitedMs }
  const { outcome, outstandingCount } = report
  job.onProgress({ status: 'decided', title: testTitle(report), outcome, outstandingCount })
  return report
}

/** The state of a test whose results a run is waiting for, as of one snapshot. */
export interface WaitState {
  readonly title: string
  readonly test: CreatedTest
  readonly snapshot: TestSnapshot
  readonly expectedCount: number
  readonly waitedMs: number
}

/** Builds the progress event for a snapshot. */
export function waitingEvent({ snapshot: { results, summary }, test, ...rest }: WaitState): ProgressEvent {
  const receivedCount = results?.filter((one) => one.folder !== null).length ?? summary?.completedCount ?? 0
  return { status: 'waiting', trackingId: test.trackingId, receivedCount, ...rest }
}

/** Waits until all mail is sent, and reports what was sent. Never rejects. */
async function finishSending(job: TestJob, sent: SentTest, signal: AbortSignal): Promise<TestReport> {
  const { test, sending } = sent
  await sending.finish()
  await sending.stop()
  const isCancelled = signal.aborted
  const evaluation = evaluateSending({
    seeds: test.seeds,
    submissions: isCancelled ? sending.outcomes : withUnsent(test, sending),
    rules: rulesOf(job.setting, job.settings),
    isCancelled,
  })
  const warnings = [...signatureWarnings(job), ...evaluation.warnings]
  const facts = messageFacts(job.message, job.setting.mailType)
  const waitedMs = job.ports.clock.monotonicMs() - sent.startedMs
  const error = errorOf(sending.failure())
  return { ...facts, test, compliance: [], unchecked: [], ...evaluation, warnings, waitedMs, error }
}

function reportOf(job: TestJob, { test, sending }: SentTest, watched: Watched): Omit<TestReport, 'waitedMs'> {
  const submissions = watched.ending.kind === 'time-up' ? withUnsent(test, sending) : sending.outcomes
  const evidence: Evidence = { seeds: test.seeds, submissions, snapshot: watched.snapshot }
  const evaluation = evaluate({
    evidence,
    rules: rulesOf(job.setting, job.settings),
    ending: watched.ending,
    serviceKind: job.ports.serviceKind,
  })
  const error = errorOf(watched.failure ?? sending.failure())
  const warnings = [...signatureWarnings(job), ...evaluation.warnings]
  const facts = messageFacts(job.message, job.setting.mailType)
  // The caller adds the preflight findings.
  return { ...facts, test, compliance: [], unchecked: [], ...evaluation, warnings, error }
}

/**
 * Returns warnings about the signatures that presend removed from an .eml file because its changes to the message would
 * invalidate them.
 */
function signatureWarnings({ message: { original }, settings }: TestJob): readonly string[] {
  if (original === undefined) return []
  return removedSignatures(original, settings.trackingIn).map(({ domain, selector, covers }) => {
    const name = [domain, selector].filter((part) => part !== null).join(', selector ')
    const todo =
      settings.dkim === null
        ? 'send through a server that signs, or set dkim-domain, dkim-selector and dkim-private-key'
        : 'the copies are signed with dkim-private-key instead'
    return `removed the DKIM signature (${name}) from the .eml file, because it covers header fields or content that presend changes (${covers.join(', ')}); ${todo}`
  })
}

/** Returns the outcomes of the copies so far. After a failed submission, the remaining copies count as not sent. */
function knownSubmissions({ test, sending }: SentTest): Evidence['submissions'] {
  return sending.failure() === null ? sending.outcomes : withUnsent(test, sending)
}

/** Adds the `not-attempted` outcome for each copy without an outcome. */
function withUnsent(test: CreatedTest, sending: Sending): Evidence['submissions'] {
  const reason = sending.failure()?.message ?? 'the SMTP server did not reply before the timeout'
  const unsent = test.seeds.filter((seed) => !sending.outcomes.has(seed.address))
  return new Map<string, SubmissionOutcome>([
    ...sending.outcomes,
    ...unsent.map(({ address }) => [address, { status: 'not-attempted' as const, seed: address, reason }] as const),
  ])
}

function failedStart(job: TestJob, failure: Failure, test: CreatedTest | null): StartedTest {
  return { report: Promise.resolve(failedReport(job, failure, test)), failure }
}

function failedReport({ message, setting }: TestJob, failure: Failure, test: CreatedTest | null): TestReport {
  const facts = messageFacts(message, setting.mailType)
  if (isOfRun(failure)) return notSentReport(facts, obstacleOf(failure), test)
  const { outcome, message: reason } = failure
  const error = errorOf(failure)
  return unsentReport(facts, {
    outcome,
    reason,
    ...(test === null ? {} : { test }),
    ...(error === null ? {} : { error }),
  })
}

async function composeCopies(
  { message, settings, ports }: TestJob,
  test: CreatedTest,
): Promise<readonly ComposedMessage[]> {
  const request = {
    message,
    recipients: test.seeds.map((seed) => seed.address),
    trackingId: test.trackingId,
    trackingIn: settings.trackingIn,
    envelopeSender: settings.envelopeFrom ?? message.from.address,
    dkim: settings.dkim === null ? null : revealDkimKey(settings.dkim),
  }
  return await composeMessages(request, ports)
}

/** Returns the DKIM key, with the private key in plain text. */
export function revealDkimKey({ domain, selector, privateKey }: DkimSetting): DkimKey {
  return { domain, selector, privateKeyPem: privateKey.reveal() }
}

/** Returns the rules that decide the outcome of a test. */
export function rulesOf(
  { thresholds }: Pick<TemplateSetting, 'thresholds'>,
  { inboxFolders, onMissing, quorumPercent }: Pick<Settings, 'inboxFolders' | 'onMissing' | 'quorumPercent'>,
): DecisionRules {
  return { thresholds, inboxFolders, onMissing, quorumPercent }
}
