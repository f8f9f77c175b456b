import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { noCounts } from '../src/extensions/mailboxes/imap/watched-mailbox.ts'
import { watchSyncs } from '../src/extensions/postmaster/jobs/sync-metrics.ts'
import { logMessages } from '../src/service/operations/log-messages.ts'
import { serviceMetrics } from '../src/service/operations/service-metrics.ts'
import { addMailboxGauges, addServiceGauges } from '../src/service/self-hosted/service-gauges.ts'
import { projectRoot, readSourceFiles } from './support/source-files.ts'

const page = readFileSync(resolve(projectRoot, 'docs/operations.md'), 'utf8')

it('docs/operations.md lists every metric with its labels, and no nonexistent metric', async () => {
  const metrics = serviceMetrics()
  const counts = { accepted: 0, refused: 0, unmatched: 0, foreign: 0, failed: 0 }
  const receiver = {
    host: '',
    port: 0,
    isListening: true,
    counts: () => counts,
    connections: () => ({ openCount: 0, refusedCount: 0 }),
    drain: () => Promise.resolve(),
    replaceCertificate: () => undefined,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
  addServiceGauges(metrics, {
    service: { waiterCount: () => 0, receiver },
    jobs: { count: () => Promise.resolve([]) },
    diskUsage: () => Promise.resolve({ databaseBytes: 4096, freeBytes: null }),
    poolUsage: () => ({ openCount: 0, idleCount: 0, waitingCount: 0 }),
    engineGuard: { engine: 'rspamd', counts: () => ({ judged: 5, failed: 6, skipped: 7 }), isOpen: () => true },
    store: { findOldestMessageAtMs: () => Promise.resolve(1000) },
    clock: { nowMs: () => 61_000 },
  })
  const states = { connecting: 0, watching: 1, waiting: 0, elsewhere: 0 }
  addMailboxGauges(metrics, { numbers: () => ({ counts: noCounts(), states }) })
  watchSyncs({
    metrics,
    store: { listPostmasterAccounts: () => Promise.resolve([]) },
    clock: { nowMs: () => 0 },
  })
  const { text } = await metrics.render()
  const names = [...text.matchAll(/^# TYPE (presend_\w+)/gmu)].map((match) => match[1])
  const table = /<!-- metrics -->(.*)<!-- \/metrics -->/su.exec(page)?.[1] ?? ''
  const listed = [...table.matchAll(/^\| `(presend_\w+)`/gmu)].map((match) => match[1])
  expect(new Set(listed)).toEqual(new Set(names))
  const texts = [page, ...['prometheus-rules.yml', 'grafana-dashboard.json'].map(deployFile)]
  const used = [...texts.join('\n').matchAll(/presend_[a-z_]+/gu)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/u, ''),
  )
  expect(used.filter((name) => !names.includes(name))).toEqual([])
})

it('every alert rule explains what happens and what to do', () => {
  const { groups } = Object(parse(deployFile('prometheus-rules.yml')))
  const rules: readonly Record<string, unknown>[] = groups[0].rules
  expect(rules.length).toBeGreaterThan(10)
  for (const rule of rules) {
    expect(rule).toMatchObject({
      alert: expect.stringMatching(/^Presend[A-Za-z]+$/u),
      expr: expect.any(String),
      annotations: { summary: expect.any(String), action: expect.stringMatching(/\.$/u) },
    })
  }
})

it('docs/operations.md lists exactly the messages that the service logs', () => {
  const table = /\| `msg` \|.*?\n\n/su.exec(page)?.[0] ?? ''
  const rows = [...table.matchAll(/^\| (`[^|]+`) \|/gmu)].map((match) => match[1] ?? '')
  const listed = rows.flatMap((row) => row.split(', `').map((name) => name.replaceAll('`', '')))
  expect(listed.filter((name) => name !== 'msg').toSorted()).toEqual([...logMessages].toSorted())
})

it('every documented log message is logged somewhere in the code', () => {
  const texts = readSourceFiles('src').filter(({ path }) => !path.endsWith('log-messages.ts'))
  const source = texts.map(({ text }) => text).join('\n')
  expect(logMessages.filter((message) => !source.includes(`'${message}'`))).toEqual([])
})

function deployFile(name: string): string {
  return readFileSync(resolve(projectRoot, 'deploy', name), 'utf8')
}
