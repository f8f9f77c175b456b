import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { noCounts } from '../src/seeds/imap/watched-mailbox.ts'
import { serviceMetrics } from '../src/service/operations/service-metrics.ts'
import { addMailboxNumbers } from '../src/service/self-hosted/mailbox-numbers.ts'
import { watchSyncs } from '../src/service/self-hosted/sync-numbers.ts'
import { watchNumbers } from '../src/service/self-hosted/watch-numbers.ts'
import { projectRoot, readSourceFiles } from './support/source-files.ts'

const page = readFileSync(resolve(projectRoot, 'docs/operations.md'), 'utf8')

it('docs/operations.md has every metric, with its labels, and none that is not there', async () => {
  const metrics = serviceMetrics()
  const counts = { accepted: 0, refused: 0, unmatched: 0, foreign: 0, failed: 0 }
  const receiver = {
    host: '',
    port: 0,
    isListening: true,
    counts: () => counts,
    drain: () => Promise.resolve(),
    replaceCertificate: () => undefined,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
  watchNumbers(metrics, {
    service: { waiterCount: () => 0, receiver },
    jobs: { count: () => Promise.resolve([]) },
    poolUsage: () => ({ openCount: 0, idleCount: 0, waitingCount: 0 }),
    engineGuard: { engine: 'rspamd', counts: () => ({ judged: 5, failed: 6, skipped: 7 }), isGivenUp: () => true },
    store: { findOldestMessageAtMs: () => Promise.resolve(1000) },
    clock: { nowMs: () => 61_000 },
  })
  const states = { connecting: 0, watching: 1, waiting: 0, elsewhere: 0 }
  addMailboxNumbers(metrics, { numbers: () => ({ counts: noCounts(), states }) })
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
  const used = [...page.matchAll(/presend_[a-z_]+/gu)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/u, ''))
  expect(used.filter((name) => !names.includes(name))).toEqual([])
})

it('docs/operations.md has every line that the service and its parts log', () => {
  const sources = ['commands/run-serve-command.ts', 'commands/watch-service.ts', 'service/self-hosted.ts']
  const folders = ['service/self-hosted', 'service/operations']
  const files = [...sources, ...folders.flatMap((folder) => filesIn(folder))]
  const texts = files.map((path) => readFileSync(resolve(projectRoot, 'src', path), 'utf8'))
  const messages = texts.flatMap((text) =>
    [...text.matchAll(/log\.(?:info|warn|error|always)\(\s*'([^']+)'/gu)].map((match) => match[1] ?? ''),
  )
  expect(messages.length).toBeGreaterThan(12)
  expect(messages.filter((message) => !page.includes(`\`${message}\``))).toEqual([])
})

function filesIn(folder: string): readonly string[] {
  return readSourceFiles('src')
    .map((file) => file.path)
    .filter((path) => path.startsWith(`${folder}/`))
}
