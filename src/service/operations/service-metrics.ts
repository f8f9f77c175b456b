/** What the service counts, for Prometheus. Label values are bounded: no id, address or path is ever one. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import { version } from '../../world/version.ts'

/** Everything that is counted as it happens. */
export interface ServiceMetrics {
  /** One answered request; `route` is a pattern such as `/api/v1/spam_tests/:id`. */
  requestAnswered(request: AnsweredRequest): void
  rateLimited(caller: 'token' | 'stranger'): void
  testCreated(style: string): void
  testCompleted(): void
  /** One seed of a test shows a result for the first time, or a better one. */
  resultRecorded(status: string): void
  /** A message was taken and put aside to be judged later. */
  messageKept(): void
  judged(durationMs: number): void
  engineFailed(engine: string): void
  webhookAttempted(outcome: string): void
  jobEnded(kind: string, outcome: 'done' | 'failed'): void
  /** Adds a number that is asked for at each reading. */
  watch(gauge: WatchedNumber): void
  /** All of it in Prometheus' text form. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>
}

/** One request and its answer. */
export interface AnsweredRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly durationMs: number
  /** True: the client asked to wait, so the time says nothing about the speed of the service. */
  readonly isLongPoll: boolean
}

/** A number that somebody else keeps; `kind: 'counter'`: it only grows. */
export interface WatchedNumber {
  readonly name: string
  readonly help: string
  readonly kind: 'gauge' | 'counter'
  /** Absent: none. */
  readonly labelNames?: readonly string[]
  /** A rejection leaves the number out of this reading. */
  read(): readonly Reading[] | Promise<readonly Reading[]>
}

/** One value, and by which labels it is told from others; `{}` where the number has none. */
export interface Reading {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** From one millisecond, what a read of one row takes, to the ten seconds after which nobody waits any more. */
const requestBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const judgeBuckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Metrics of one service, in a registry of their own. */
export function serviceMetrics(): ServiceMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addBuildInfo(registry)
  const http = requestMetrics(registry)
  const work = workMetrics(registry)
  return {
    requestAnswered: ({ method, route, status, durationMs, isLongPoll }) => {
      http.requests.inc({ method, route, status: String(status) })
      if (isLongPoll) http.longPolls.observe(durationMs / 1000)
      else http.seconds.observe({ method, route }, durationMs / 1000)
    },
    rateLimited: (caller) => http.rateLimited.inc({ caller }),
    testCreated: (style) => work.testsCreated.inc({ style }),
    testCompleted: () => work.testsCompleted.inc(),
    resultRecorded: (status) => work.results.inc({ status }),
    messageKept: () => work.messagesKept.inc(),
    judged: (durationMs) => work.judgeSeconds.observe(durationMs / 1000),
    engineFailed: (engine) => work.engineFailures.inc({ engine }),
    webhookAttempted: (outcome) => work.webhookAttempts.inc({ outcome }),
    jobEnded: (kind, outcome) => work.jobs.inc({ kind, outcome }),
    watch: (gauge) => watch(registry, gauge),
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

/** The value is always 1; join on it to see which version an instance runs. */
function addBuildInfo(registry: Registry): void {
  const info = new Gauge({
    name: 'presend_build_info',
    help: 'Always 1, labelled with the versions of presend and Node',
    labelNames: ['version', 'node'],
    registers: [registry],
  })
  info.set({ version, node: process.version }, 1)
}

function requestMetrics(registry: Registry): {
  readonly requests: Counter
  readonly seconds: Histogram
  readonly longPolls: Histogram
  readonly rateLimited: Counter
} {
  const registers = [registry]
  return {
    requests: new Counter({
      name: 'presend_http_requests_total',
      help: 'Requests answered',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'presend_http_request_duration_seconds',
      help: 'Time to the answer of requests that did not ask to wait',
      labelNames: ['method', 'route'],
      buckets: requestBuckets,
      registers,
    }),
    longPolls: new Histogram({
      name: 'presend_long_poll_duration_seconds',
      help: 'Time to the response of long polls',
      buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20, 25],
      registers,
    }),
    rateLimited: new Counter({
      name: 'presend_rate_limited_total',
      help: 'Requests refused with 429',
      labelNames: ['caller'],
      registers,
    }),
  }
}

function workMetrics(registry: Registry): {
  readonly testsCreated: Counter
  readonly testsCompleted: Counter
  readonly results: Counter
  readonly messagesKept: Counter
  readonly judgeSeconds: Histogram
  readonly engineFailures: Counter
  readonly webhookAttempts: Counter
  readonly jobs: Counter
} {
  const counter = (name: string, help: string, labelNames: string[] = []): Counter =>
    new Counter({ name, help, labelNames, registers: [registry] })
  return {
    testsCreated: counter('presend_tests_created_total', 'Tests created', ['style']),
    testsCompleted: counter('presend_tests_completed_total', 'Tests whose last seed got its result in time'),
    results: counter('presend_results_recorded_total', 'Results recorded at seeds', ['status']),
    messagesKept: counter('presend_messages_kept_total', 'Messages kept on disk to be judged later'),
    judgeSeconds: new Histogram({
      name: 'presend_judge_duration_seconds',
      help: 'Time to judge one copy, DNS and spam engine included',
      buckets: judgeBuckets,
      registers: [registry],
    }),
    engineFailures: counter('presend_spam_engine_failures_total', 'Copies that the spam engine could not judge', [
      'engine',
    ]),
    webhookAttempts: counter('presend_webhook_attempts_total', 'Attempts to deliver an event', ['outcome']),
    jobs: counter('presend_jobs_ended_total', 'Jobs that this instance worked on', ['kind', 'outcome']),
  }
}

function watch(registry: Registry, watched: WatchedNumber): void {
  const { name, help, kind } = watched
  const labelNames = [...(watched.labelNames ?? [])]
  const Kind = kind === 'gauge' ? Gauge : Counter
  const metric: Gauge | Counter = new Kind({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: async () => {
      metric.reset()
      try {
        const readings = await watched.read()
        for (const { labels, value } of readings) metric.inc(labels, value)
      } catch {
        // A database that does not answer must not take the other numbers away: those say why.
        metric.reset()
      }
    },
  })
}
