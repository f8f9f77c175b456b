/** Waits for the results of tests whose mail another run sent, and evaluates them. */

import type { TrackingId } from '../foundation/contract/identifiers.ts'
import type { FoundTest, TestSnapshot } from '../foundation/contract/test.ts'
import { PresendError } from '../foundation/errors/presend-error.ts'
import type { SubmissionOutcome } from '../foundation/mail/submission-outcome.ts'
import type { TestReport } from './check-result.ts'
import { evaluate } from './evaluate.ts'
import { testTitle } from './outcome-sentence.ts'
import type { CheckPorts } from './ports.ts'
import type { ProgressEvent } from './progress.ts'
import { beforeDeadline } from './run-deadline.ts'
import { describeFailure, errorOf, type Failure } from './run-error.ts'
import { mostOpenTests, rulesOf, waitingEvent } from './run-test.ts'
import type { TestedMessages } from './run-tests.ts'
import type { AwaitedTest, Settings } from './settings/settings.ts'
import { type MessageFacts, type Obstacle, unsentReport } from './unsent-report.ts'
import { type Watched, watchForDecision } from './watching.ts'

export interface AwaitRun {
  readonly settings: Settings
  readonly ports: CheckPorts
  /** The monotonic time at which the run times out. */
  readonly deadlineMs: number
  readonly onProgress: (event: ProgressEvent) => void
}

/** A test that the other run created. */
interface OtherTest extends AwaitedTest {
  readonly trackingId: TrackingId
}

/** Waits for all tests of which copies may have been sent. Never rejects. */
export async function awaitTests(run: AwaitRun, signal: AbortSignal): Promise<TestedMessages> {
  const reports: Promise<TestReport>[] = []
  const open = new Set<Promise<unknown>>()
  const firstRead = Promise.withResolvers<void>()
  let isStopped = false
  const onRead = (failure: Failure | null): void => {
    isStopped ||= failure !== null && hitsEveryTest(failure)
    firstRead.resolve()
  }
  for (const awaited of run.settings.awaitedTests) {
    if (!isAwaitable(awaited)) {
      reports.push(Promise.resolve(unsentElsewhere(awaited)))
      continue
    }
    if (open.size >= mostOpenTests) await Promise.race(open)
    const isTimeUp = run.ports.clock.monotonicMs() >= run.deadlineMs
    if (isTimeUp || isStopped) {
      reports.push(Promise.resolve(notRead(awaited, isStopped ? stopped : timedOut)))
      continue
    }
    const report = awaitTest(awaited, { ...run, onRead }, signal)
    const watched = report.finally(() => open.delete(watched))
    open.add(watched)
    reports.push(report)
    // The first test is read alone, because its failure can show that no test can be read.
    await firstRead.promise
  }
  const tests = await Promise.all(reports)
  return { tests, obstacle: tests.some(({ outcome }) => outcome === 'not-sent') ? sendingRun : null }
}

function isAwaitable(awaited: AwaitedTest): awaited is OtherTest {
  return awaited.trackingId !== null && awaited.unsent === null
}

/** Reports a message of which the other run sent no copy, with the outcome that it had there. */
function unsentElsewhere(awaited: AwaitedTest): TestReport {
  const outcome = awaited.unsent ?? 'not-sent'
  const reason = `${unsentReasons[outcome]}; see its report`
  return unsentReport(factsOf(awaited, ''), { outcome, reason })
}

const unsentReasons = {
  fail: 'preflight failed in the run that sends the mail, which did not send this message',
  misconfigured: 'the run that sends the mail could not render this message',
  'not-sent': 'the run that sends the mail did not send this message',
} as const

const sendingRun: Obstacle = {
  outcome: 'inconclusive',
  reason: 'the run that sends the mail did not send them; see its report',
  brief: '',
  error: null,
  problems: [],
}

/** Returns true for the errors that the next request would return, too. */
function hitsEveryTest({ code }: Failure): boolean {
  return code === 'API_TOKEN_REFUSED' || code === 'API_PLAN_REFUSED' || code === 'API_RATE_LIMITED'
}

interface ReadingRun extends AwaitRun {
  /** Called when the test was found, or with the reason why it was not. */
  readonly onRead: (failure: Failure | null) => void
}

async function awaitTest(awaited: OtherTest, run: ReadingRun, signal: AbortSignal): Promise<TestReport> {
  const startedMs = run.ports.clock.monotonicMs()
  try {
    const found = await findTest(awaited, run, signal)
    run.onRead(null)
    requireAllSeeds(awaited, found)
    return await watchTest({ awaited, found, startedMs }, run, signal)
  } catch (error) {
    const failure = describeFailure(error, signal)
    run.onRead(failure)
    return failedReport(awaited, failure)
  }
}

async function findTest(awaited: OtherTest, run: AwaitRun, signal: AbortSignal): Promise<FoundTest> {
  const { ports, deadlineMs, settings } = run
  return await beforeDeadline(
    { doing: `Reading test ${awaited.trackingId}`, todo: 'check that the service at api-url is up' },
    async (limited) => await ports.findTest(awaited.trackingId, { deadlineMs }, limited),
    { clock: ports.clock, deadlineMs, timeoutMs: settings.timeoutMs, signal },
  )
}

/** Rates of only some of the seeds would be misleading. @throws PresendError API_REPLY_INVALID */
function requireAllSeeds({ trackingId, seedCount }: OtherTest, { test }: FoundTest): void {
  if (seedCount === null || test.seeds.length >= seedCount) return
  throw new PresendError({
    code: 'API_REPLY_INVALID',
    outcome: 'inconclusive',
    done: `Reading test ${trackingId}`,
    came: `results for ${test.seeds.length} of ${seedCount} seeds`,
    expected: 'an entry for each seed, with or without a folder',
    todo: 'use mode check with this service',
  })
}

interface OpenTest {
  readonly awaited: OtherTest
  readonly found: FoundTest
  readonly startedMs: number
}

async function watchTest(open: OpenTest, run: AwaitRun, signal: AbortSignal): Promise<TestReport> {
  const { awaited, found, startedMs } = open
  const { settings, ports, deadlineMs, onProgress } = run
  const { test } = found
  const facts = factsOf(awaited, found.name)
  const waitedMs = (): number => ports.clock.monotonicMs() - startedMs
  onProgress({ status: 'awaiting', title: testTitle(facts), test })
  const submissions = new Map<string, SubmissionOutcome>()
  const watched = await watchForDecision(
    {
      test,
      deadlineMs,
      rules: rulesOf(awaited, settings),
      pollIntervalMs: settings.pollIntervalMs,
      submissions,
      onSnapshot: (snapshot, expectedCount) => {
        for (const one of recordedRejections(snapshot)) submissions.set(one.seed, one)
        onProgress(waitingEvent({ title: testTitle(facts), test, snapshot, expectedCount, waitedMs: waitedMs() }))
      },
    },
    ports,
    signal,
  )
  const report = reportOf({ ...open, facts, submissions, watched, waitedMs: waitedMs() }, run)
  const { outcome, outstandingCount } = report
  onProgress({ status: 'decided', title: testTitle(facts), outcome, outstandingCount })
  return report
}

/**
 * Returns the rejections that the service recorded. The replies of other SMTP servers are known only to the run that
 * sent the mail.
 */
function recordedRejections({ results }: TestSnapshot): readonly SubmissionOutcome[] {
  return (results ?? []).flatMap(({ address, smtpReply }) =>
    smtpReply === undefined
      ? []
      : [{ status: 'rejected' as const, seed: address, phase: 'final-reply' as const, reply: smtpReply }],
  )
}

interface WatchedTest extends OpenTest {
  readonly facts: MessageFacts
  readonly submissions: ReadonlyMap<string, SubmissionOutcome>
  readonly watched: Watched
  readonly waitedMs: number
}

function reportOf(
  { awaited, found: { test }, facts, submissions, watched, waitedMs }: WatchedTest,
  { settings, ports }: AwaitRun,
): TestReport {
  const { snapshot, ending, failure } = watched
  const evaluation = evaluate({
    evidence: { seeds: test.seeds, submissions, snapshot },
    rules: rulesOf(awaited, settings),
    ending,
    serviceKind: ports.serviceKind,
    sentBy: 'another-run',
  })
  const verdict = awaited.isSent === false && evaluation.outcome === 'pass' ? incompletelySent : {}
  return { ...facts, test, compliance: [], unchecked: [], ...evaluation, ...verdict, waitedMs, error: errorOf(failure) }
}

/** The service cannot tell copies that were never sent from copies that are missing, so a pass would be unfounded. */
const incompletelySent = {
  outcome: 'inconclusive',
  reason:
    'the thresholds are met, but the run that sent the mail did not pass, so copies may be missing because they were not sent; see its report',
  simulated: 'none',
} as const

/** Only the run that sent the mail knows its subject and its From address. */
function factsOf({ templatePath, dataSet, mailType, trackingId }: AwaitedTest, name: string): MessageFacts {
  return { templatePath: templatePath ?? (name || (trackingId ?? '')), dataSet, subject: '', from: '', mailType }
}

const timedOut = 'not read: the run timed out first; set a longer timeout, or wait for fewer tests per run'
const stopped = 'not read: the service rejected the request for an earlier test; see its error'

function notRead(awaited: AwaitedTest, reason: string): TestReport {
  return unsentReport(factsOf(awaited, ''), { outcome: 'inconclusive', reason })
}

function failedReport(awaited: AwaitedTest, failure: Failure): TestReport {
  const reason = failure.isCancelled ? 'the run was canceled before the results were read' : failure.message
  const error = errorOf(failure)
  const { outcome } = failure
  return unsentReport(factsOf(awaited, ''), { outcome, reason, ...(error === null ? {} : { error }) })
}
