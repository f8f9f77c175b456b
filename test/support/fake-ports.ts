/** Fake ports of a run, controlled by a script: which results arrive when, and what fails. Time is the fake clock's. */

import type { ChangedFiles, CommittedFiles } from '../../src/check/changed-files.ts'
import type { CheckPorts, SubmitOptions, WatchOptions } from '../../src/check/ports.ts'
import type { ProgressEvent } from '../../src/check/progress.ts'
import { type TrackingId, toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import type { DomainQuestion, PostmasterAccount, ReadLimit } from '../../src/foundation/contract/postmaster-data.ts'
import type { PostmasterSeries } from '../../src/foundation/contract/postmaster-replies.ts'
import type {
  CreatedTest,
  FoundTest,
  Seed,
  SeedResult,
  TestRequest,
  TestSnapshot,
} from '../../src/foundation/contract/test.ts'
import type { PresendError } from '../../src/foundation/errors/presend-error.ts'
import type { ComposedMessage } from '../../src/foundation/mail/message.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
import { runCommands } from '../../src/render/command/run-commands.ts'
import { accepted, aSnapshot, notAttempted, someSeeds } from './check-builders.ts'
import { openDirectWorker } from './direct-worker.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { fakeFiles } from './fake-files.ts'
import { fakeRandom } from './fake-random.ts'

/** The behavior of the fake service for one test; times count from its creation. */
export interface TestScript {
  readonly seeds: readonly Seed[]
  /** The time that creating the test takes. */
  readonly createMs: number
  /** The error that creating the test throws. */
  readonly createError: Error | null
  /** The outcome of a copy. `later`: it is retried until the submission is stopped or its deadline is reached. */
  readonly outcome: (seed: Seed) => SubmissionOutcome | 'later'
  /** The error that the submission throws instead of returning outcomes. */
  readonly submitError: Error | null
  /** The time that sending one copy takes. */
  readonly copyMs: number
  /** The results and the times of their arrival. */
  readonly arrivals: readonly (readonly [atMs: number, result: SeedResult])[]
  readonly pollMs: number
  /** The time from which polls fail with `deathError`. */
  readonly diesAtMs: number
  readonly deathError: Error
  /** The time from which the service reports the test as finished. */
  readonly endsAtMs: number
  /** If true, polls are never answered, and the signal is ignored. */
  readonly isDeaf: boolean
  /** The response to polls, instead of the arrivals. */
  readonly snapshot: ((arrived: readonly SeedResult[]) => TestSnapshot) | null
}

export interface FakePorts extends CheckPorts {
  readonly clock: FakeClock
  /** The calls in order: `verify`, `create <name>`, `submit <count>`, `watch <id>`. */
  readonly calls: readonly string[]
  readonly requests: readonly TestRequest[]
  readonly copies: readonly ComposedMessage[]
  readonly watches: readonly WatchOptions[]
  readonly events: readonly ProgressEvent[]
  readonly questions: readonly DomainQuestion[]
  /** The maximum number of tests that were watched at the same time. */
  readonly mostWatchedCount: number
}

const aScript: TestScript = {
  seeds: someSeeds(9),
  createMs: 0,
  createError: null,
  outcome: (seed) => accepted(seed),
  submitError: null,
  copyMs: 10,
  arrivals: [],
  pollMs: 1000,
  diesAtMs: Number.POSITIVE_INFINITY,
  deathError: new Error('the service is gone'),
  endsAtMs: Number.POSITIVE_INFINITY,
  isDeaf: false,
  snapshot: null,
}

/** The postmaster data for the fake service; an Error here is thrown instead of returned. */
export interface FakePostmaster {
  readonly accounts?: readonly PostmasterAccount[] | Error
  /** By domain. */
  readonly series?: Readonly<Record<string, PostmasterSeries | Error>>
}

/** The test scripts. The n-th created test uses the n-th script; the last script is used for all further tests. */
export interface FakeOptions {
  readonly texts?: Readonly<Record<string, string>>
  readonly scripts?: readonly Partial<TestScript>[]
  readonly verifyError?: Error
  /** The time that the trial login takes. */
  readonly verifyMs?: number
  /** The error with which the trial login is deferred once. */
  readonly verifyDeferral?: PresendError
  readonly postmaster?: FakePostmaster
  /** The files that the pull request changes; unknown by default. */
  readonly changed?: ChangedFiles
  /** The files that Git tracks; by default, all files. */
  readonly committed?: CommittedFiles
  readonly onProgress?: (event: ProgressEvent) => void
}

/** The path of the fake repository. */
const fakeRoot = '/repo'

/** A template that renders without data. */
export const aTemplate = '---\nsubject: Hello\nfrom: Shop <shop@acme.example>\n---\n<p>Hello</p>\n'

export function fakePorts(options: FakeOptions = {}): FakePorts {
  const clock = fakeClock()
  const { texts = { 'mail.html': aTemplate } } = options
  const log = { calls: [] as string[], requests: [] as TestRequest[], copies: [] as ComposedMessage[] }
  const watches: WatchOptions[] = []
  const events: ProgressEvent[] = []
  const watched = { now: 0, most: 0 }
  const started = new Map<string, { readonly script: TestScript; readonly atMs: number }>()

  function scriptAt(index: number): TestScript {
    const scripts = options.scripts ?? []
    return { ...aScript, ...(scripts[index] ?? scripts.at(-1)) }
  }

  async function createTest(request: TestRequest, _limit: ReadLimit, signal: AbortSignal): Promise<CreatedTest> {
    signal.throwIfAborted()
    const index = log.requests.length
    const script = scriptAt(index)
    log.calls.push(`create ${request.name}`)
    log.requests.push(request)
    if (script.createMs > 0) await clock.sleep(script.createMs, signal)
    if (script.createError !== null) throw script.createError
    const trackingId = toTrackingId(`tracking-id-of-test-number-${index}`)
    started.set(trackingId, { script, atMs: clock.monotonicMs() })
    const { style } = request
    return { style, trackingId, numericId: null, seeds: script.seeds, longPollSeconds: null, reportUrl: null }
  }

  async function findTest(trackingId: TrackingId, _limit: ReadLimit, signal: AbortSignal): Promise<FoundTest> {
    signal.throwIfAborted()
    const index = log.calls.filter((call) => call.startsWith('find ')).length
    const script = scriptAt(index)
    log.calls.push(`find ${trackingId}`)
    if (script.createMs > 0) await clock.sleep(script.createMs, signal)
    if (script.createError !== null) throw script.createError
    started.set(trackingId, { script, atMs: clock.monotonicMs() })
    const unknown = { numericId: null, longPollSeconds: null, reportUrl: null }
    return { name: `test ${index}`, test: { style: 'spam-test', trackingId, seeds: script.seeds, ...unknown } }
  }

  function playOf(trackingId: TrackingId): { readonly script: TestScript; readonly atMs: number } {
    const play = started.get(trackingId)
    if (play === undefined) throw new Error(`no test ${trackingId}`)
    return play
  }

  async function submit(
    messages: readonly ComposedMessage[],
    { deadlineMs, onOutcome }: SubmitOptions,
    signal: AbortSignal,
  ): Promise<readonly SubmissionOutcome[]> {
    log.calls.push(`submit ${messages.length}`)
    log.copies.push(...messages)
    const { script } = [...started.values()].at(-1) ?? { script: aScript }
    if (script.submitError !== null) throw script.submitError
    const outcomes: SubmissionOutcome[] = []
    for (const [index] of messages.entries()) {
      const seed = script.seeds[index] ?? someSeeds(1)[0]
      if (seed === undefined) throw new Error('no seed')
      const planned = script.outcome(seed)
      const isStopped =
        planned === 'later'
          ? await isStoppedBefore(deadlineMs, signal)
          : await isStoppedBefore(clock.monotonicMs() + script.copyMs, signal)
      const outcome = planned === 'later' || isStopped ? notAttempted(seed) : planned
      outcomes.push(outcome)
      onOutcome(outcome)
    }
    return outcomes
  }

  async function isStoppedBefore(untilMs: number, signal: AbortSignal): Promise<boolean> {
    return await clock.sleep(untilMs - clock.monotonicMs(), signal).then(
      () => false,
      () => true,
    )
  }

  async function* watchResults(
    test: CreatedTest,
    watch: WatchOptions,
    signal: AbortSignal,
  ): AsyncGenerator<TestSnapshot> {
    const { script, atMs } = playOf(test.trackingId)
    log.calls.push(`watch ${test.trackingId}`)
    watches.push(watch)
    watched.now += 1
    watched.most = Math.max(watched.most, watched.now)
    try {
      for (;;) {
        if (script.isDeaf) await new Promise(() => undefined)
        const elapsedMs = clock.monotonicMs() - atMs
        if (elapsedMs >= script.diesAtMs) throw script.deathError
        const arrived = script.arrivals.filter(([at]) => at <= elapsedMs).map(([, result]) => result)
        const isTerminal = elapsedMs >= script.endsAtMs
        yield script.snapshot?.(arrived) ?? aSnapshot(arrived, { isTerminal })
        const leftMs = watch.deadlineMs - clock.monotonicMs()
        if (isTerminal || leftMs <= 0) return
        await clock.sleep(Math.min(script.pollMs, leftMs), signal)
      }
    } finally {
      watched.now -= 1
    }
  }

  const questions: DomainQuestion[] = []
  const files = fakeFiles(
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [`${fakeRoot}/${path}`, text])),
  )
  const { accounts = [], series = {} } = options.postmaster ?? {}

  return {
    repositoryRoot: fakeRoot,
    clock,
    random: fakeRandom(),
    files,
    listChangedFiles: async () => {
      log.calls.push('list changed files')
      return await Promise.resolve(options.changed ?? { status: 'unknown', reason: 'this is a test' })
    },
    listCommittedFiles: () =>
      Promise.resolve(options.committed ?? { status: 'known', tracked: Object.keys(texts), modified: [] }),
    openRenderer: () => openDirectWorker({ files }),
    readBaseline: async (file, signal) => await openDirectWorker({ files }).readBaseline(file, signal),
    runCommands: async (jobs, signal) => await runCommands(jobs, { env: {} }, signal),
    serviceKind: 'embedded',
    verifySubmission: async ({ onRetry }, signal) => {
      log.calls.push('verify')
      if (options.verifyDeferral !== undefined) onRetry(options.verifyDeferral, 1500)
      if (options.verifyMs !== undefined) await clock.sleep(options.verifyMs, signal)
      if (options.verifyError !== undefined) throw options.verifyError
    },
    prepareSubmission: () => undefined,
    createTest,
    findTest,
    submit,
    watchResults,
    reportOutcome: async () => await Promise.resolve(),
    listPostmasterAccounts: async (_limit, signal) => {
      signal.throwIfAborted()
      if (accounts instanceof Error) throw accounts
      if (accounts.length === 0)
        return await Promise.resolve({ status: 'none', message: '404 "No connected accounts"' })
      return { status: 'found', value: accounts }
    },
    readPostmasterDomain: async (question, signal) => {
      signal.throwIfAborted()
      questions.push(question)
      const known = series[question.domain]
      if (known instanceof Error) throw known
      const isThere = known !== undefined && (question.range === null || isIn(known, question.range))
      return await Promise.resolve(isThere ? { status: 'found', value: known } : { status: 'none', message: '404' })
    },
    progress: (event) => {
      events.push(event)
      options.onProgress?.(event)
    },
    ...log,
    watches,
    events,
    questions,
    get mostWatchedCount() {
      return watched.most
    },
  }
}

/** Returns all data if it has a day in the range, as a careless service might. */
function isIn(series: PostmasterSeries, range: NonNullable<DomainQuestion['range']>): boolean {
  return Object.values(series).some((days: readonly { readonly date: string }[]) =>
    days.some(({ date }) => range.startDate <= date && date <= range.endDate),
  )
}
