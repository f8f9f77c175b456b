/**
 * Prometheus metrics. The number of label values is bounded: ids, addresses and paths are never used as label values.
 */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import { version } from '../../foundation/world/version.ts'

/** The service's metrics: counters, histograms, and gauges that are read on demand. */
export interface ServiceMetrics {
  /** Counts a finished request; `route` is a pattern such as `/api/v1/spam_tests/:id`. */
  requestAnswered(request: AnsweredRequest): void
  rateLimited(caller: 'token' | 'anonymous'): void
  testCreated(style: string): void
  testCompleted(): void
  /** Counts the first result of a seed, or a better result that replaces it. */
  resultRecorded(status: string): void
  /** Counts a message that was acknowledged and stored for judging later. */
  messageKept(): void
  judged(durationMs: number): void
  engineFailed(engine: string): void
  webhookAttempted(outcome: string): void
  jobEnded(kind: string, outcome: 'done' | 'failed'): void
  /** Adds a metric whose value is read at each scrape. */
  watch(metric: WatchedMetric): void
  /** Renders all metrics in Prometheus text format. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>
}

/** A request and its response. */
export interface AnsweredRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly durationMs: number
  /**
   * Whether the client requested a wait. If so, the duration includes the wait and does not reflect the service's
   * speed.
   */
  readonly isLongPoll: boolean
}

/** A metric whose value is read from another part of the service. The value of a `counter` only increases. */
export interface WatchedMetric {
  readonly name: string
  readonly help: string
  readonly kind: 'gauge' | 'counter'
  /** The label names; if absent, the metric has no labels. */
  readonly labelNames?: readonly string[]
  /** Reads the values. If this function rejects, the metric is missing from the current scrape. */
  read(): readonly Reading[] | Promise<readonly Reading[]>
}

/** One value with its labels; `{}` if the metric has no labels. */
export interface Reading {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** Histogram buckets in seconds, from the time that it takes to read one row to the usual client timeout. */
const requestBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const longPollBuckets = [0.1, 0.5, 1, 2.5, 5, 10, 20, 25]
const judgeBuckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

interface HistogramShape {
  readonly buckets: number[]
  readonly labelNames?: string[]
}

/** Creates the metrics of one service in a separate registry. */
export function serviceMetrics(): ServiceMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  addBuildInfo(registry)
  const counter = (name: string, help: string, ...labelNames: string[]): Counter =>
    new Counter({ name, help, labelNames, registers })
  const seconds = (name: string, help: string, { buckets, labelNames = [] }: HistogramShape): Histogram =>
    new Histogram({ name, help, buckets, labelNames, registers })

  const requests = counter('presend_http_requests_total', 'Requests answered', 'method', 'route', 'status')
  const requestSeconds = seconds(
    'presend_http_request_duration_seconds',
    'Response time of all requests other than long polls',
    { buckets: requestBuckets, labelNames: ['method', 'route'] },
  )
  const longPollSeconds = seconds('presend_long_poll_duration_seconds', 'Response time of long polls', {
    buckets: longPollBuckets,
  })
  const rateLimited = counter('presend_rate_limited_total', 'Requests rejected with 429', 'caller')
  const testsCreated = counter('presend_tests_created_total', 'Tests created', 'style')
  const testsCompleted = counter(
    'presend_tests_completed_total',
    'Tests in which every seed had a result before the test expired',
  )
  const results = counter('presend_results_recorded_total', 'Results recorded for seeds', 'status')
  const messagesKept = counter('presend_messages_kept_total', 'Messages acknowledged and stored to be judged later')
  const judgeSeconds = seconds(
    'presend_judge_duration_seconds',
    'Time to judge one copy, including DNS queries and the spam engine',
    { buckets: judgeBuckets },
  )
  const engineFailures = counter(
    'presend_spam_engine_failures_total',
    'Copies that the spam engine could not judge',
    'engine',
  )
  const webhookAttempts = counter('presend_webhook_attempts_total', 'Webhook delivery attempts', 'outcome')
  const jobs = counter('presend_jobs_ended_total', 'Jobs that this instance ran', 'kind', 'outcome')

  return {
    requestAnswered: ({ method, route, status, durationMs, isLongPoll }) => {
      requests.inc({ method, route, status: String(status) })
      if (isLongPoll) longPollSeconds.observe(durationMs / 1000)
      else requestSeconds.observe({ method, route }, durationMs / 1000)
    },
    rateLimited: (caller) => rateLimited.inc({ caller }),
    testCreated: (style) => testsCreated.inc({ style }),
    testCompleted: () => testsCompleted.inc(),
    resultRecorded: (status) => results.inc({ status }),
    messageKept: () => messagesKept.inc(),
    judged: (durationMs) => judgeSeconds.observe(durationMs / 1000),
    engineFailed: (engine) => engineFailures.inc({ engine }),
    webhookAttempted: (outcome) => webhookAttempts.inc({ outcome }),
    jobEnded: (kind, outcome) => jobs.inc({ kind, outcome }),
    watch: (metric) => watch(registry, metric),
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

/** The value is always 1; the labels show which version an instance runs. */
function addBuildInfo(registry: Registry): void {
  const info = new Gauge({
    name: 'presend_build_info',
    help: 'Always 1; the labels show the versions of presend and Node',
    labelNames: ['version', 'node'],
    registers: [registry],
  })
  info.set({ version, node: process.version }, 1)
}

function watch(registry: Registry, watched: WatchedMetric): void {
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
        // Ignore the error: if the database is unavailable, the other metrics must remain readable.
        metric.reset()
      }
    },
  })
}
