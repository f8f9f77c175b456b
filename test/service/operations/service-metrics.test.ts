import { describe, expect, it } from 'vitest'

import { serviceMetrics } from '../../../src/service/operations/service-metrics.ts'

async function linesOf(metrics: ReturnType<typeof serviceMetrics>, start: string): Promise<readonly string[]> {
  const { text } = await metrics.render()
  return text.split('\n').filter((line) => line.startsWith(start))
}

const answered = { method: 'GET', route: '/api/v1/spam_tests/:id', status: 200, durationMs: 4, isLongPoll: false }

describe('serviceMetrics()', () => {
  it('counts requests by method, route and status, and measures their duration', async () => {
    const metrics = serviceMetrics()
    metrics.requestAnswered(answered)
    metrics.requestAnswered({ ...answered, status: 404 })
    expect(await linesOf(metrics, 'presend_http_requests_total')).toEqual([
      'presend_http_requests_total{method="GET",route="/api/v1/spam_tests/:id",status="200"} 1',
      'presend_http_requests_total{method="GET",route="/api/v1/spam_tests/:id",status="404"} 1',
    ])
    const seconds = await linesOf(metrics, 'presend_http_request_duration_seconds')
    expect(seconds).toContain(
      'presend_http_request_duration_seconds_bucket{le="0.002",method="GET",route="/api/v1/spam_tests/:id"} 0',
    )
    expect(seconds).toContain(
      'presend_http_request_duration_seconds_bucket{le="0.005",method="GET",route="/api/v1/spam_tests/:id"} 2',
    )
  })

  it('measures the duration of long polls separately', async () => {
    const metrics = serviceMetrics()
    metrics.requestAnswered({ ...answered, durationMs: 20_000, isLongPoll: true })
    expect(await linesOf(metrics, 'presend_http_request_duration_seconds_count')).toEqual([])
    expect(await linesOf(metrics, 'presend_long_poll_duration_seconds_sum')).toEqual([
      'presend_long_poll_duration_seconds_sum 20',
    ])
  })

  it('counts tests, messages, engine failures, webhook attempts and jobs', async () => {
    const metrics = serviceMetrics()
    metrics.rateLimited('token')
    metrics.testCreated('spam-test')
    metrics.testCompleted()
    metrics.resultRecorded('placed')
    metrics.messageKept()
    metrics.judged(12)
    metrics.engineFailed('rspamd')
    metrics.webhookAttempted('delivered')
    metrics.jobEnded('sweep', 'failed')
    const expected = [
      'presend_rate_limited_total{caller="token"} 1',
      'presend_tests_created_total{style="spam-test"} 1',
      'presend_tests_completed_total 1',
      'presend_results_recorded_total{status="placed"} 1',
      'presend_messages_kept_total 1',
      'presend_judge_duration_seconds_sum 0.012',
      'presend_spam_engine_failures_total{engine="rspamd"} 1',
      'presend_webhook_attempts_total{outcome="delivered"} 1',
      'presend_jobs_ended_total{kind="sweep",outcome="failed"} 1',
    ]
    expect(await linesOf(metrics, 'presend_')).toEqual(expect.arrayContaining(expected))
  })

  it('reads watched metrics at each scrape', async () => {
    const metrics = serviceMetrics()
    let count = 1
    metrics.watch({ name: 'presend_open', help: 'x', kind: 'gauge', read: () => [{ labels: {}, value: count }] })
    metrics.watch({
      name: 'presend_jobs',
      help: 'x',
      kind: 'gauge',
      labelNames: ['kind', 'state'],
      read: () =>
        Promise.resolve([
          { labels: { kind: 'sweep', state: 'waiting' }, value: 2 },
          { labels: { kind: 'sweep', state: 'running' }, value: 0 },
        ]),
    })
    expect(await linesOf(metrics, 'presend_open')).toEqual(['presend_open 1'])
    count = 5
    expect(await linesOf(metrics, 'presend_open')).toEqual(['presend_open 5'])
    expect(await linesOf(metrics, 'presend_jobs{')).toEqual([
      'presend_jobs{kind="sweep",state="waiting"} 2',
      'presend_jobs{kind="sweep",state="running"} 0',
    ])
  })

  it('omits a metric that cannot be read, and shows all others', async () => {
    const metrics = serviceMetrics()
    metrics.watch({
      name: 'presend_jobs',
      help: 'x',
      kind: 'gauge',
      labelNames: ['kind'],
      read: () => Promise.reject(new Error('the database is away')),
    })
    metrics.testCompleted()
    expect(await linesOf(metrics, 'presend_jobs{')).toEqual([])
    expect(await linesOf(metrics, 'presend_tests_completed_total')).toEqual(['presend_tests_completed_total 1'])
  })

  it('includes process metrics, in one registry per service', async () => {
    const one = serviceMetrics()
    const other = serviceMetrics()
    one.testCompleted()
    expect(await linesOf(other, 'presend_tests_completed_total')).toEqual(['presend_tests_completed_total 0'])
    expect(await linesOf(one, 'process_resident_memory_bytes')).toHaveLength(1)
    expect((await one.render()).contentType).toMatch(/^text\/plain/u)
  })
})
