/**
 * `npm run bench [name…]` measures every figure together with its baseline. Exits with code 1 if any goal is not met.
 */

import { execFile } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { promisify } from 'node:util'

import type { BenchRow } from './bench-row.ts'
import { runColdStartBench } from './cold-start.ts'
import { runEmbeddedBench } from './embedded.ts'
import { runGrowthBench } from './growth.ts'
import { runHttpBench } from './http.ts'
import { runImapBench } from './imap.ts'
import { runLongPollBench } from './long-polls.ts'
import { runPostmasterBench } from './postmaster.ts'
import { runPreflightBench } from './preflight.ts'
import { runReceivingBench } from './receiving.ts'
import { runSendingBench } from './sending.ts'
import { runSizeBench } from './size.ts'
import { runStorageGrowthBench } from './storage-growth.ts'
import { runThroughApiBench } from './through-api.ts'
import { runVerifyingBench } from './verifying.ts'
import { runWaitingBench } from './waiting.ts'

const benches: Readonly<Record<string, () => Promise<readonly BenchRow[]>>> = {
  'cold-start': runColdStartBench,
  size: runSizeBench,
  embedded: runEmbeddedBench,
  preflight: runPreflightBench,
  'through-api': runThroughApiBench,
  sending: runSendingBench,
  receiving: runReceivingBench,
  waiting: runWaitingBench,
  verifying: runVerifyingBench,
  http: runHttpBench,
  'long-polls': runLongPollBench,
  imap: runImapBench,
  postmaster: runPostmasterBench,
  growth: runGrowthBench,
  'storage-growth': runStorageGrowthBench,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(
    `bench: unknown bench ${unknown.join(', ')}; expected one or more of ${Object.keys(benches).join(', ')}\n`,
  )
  process.exit(2)
}

const rows: BenchRow[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stderr.write(`${name} …\n`)
  rows.push(...(await bench()))
}
process.stdout.write(`${await describeMachine()}\n\n${renderTable(rows)}`)
process.exitCode = rows.every((row) => row.isMet) ? 0 : 1

/**
 * Describes the machine, because the figures are meaningless without this information. The load shows how busy the
 * machine was with other work.
 */
async function describeMachine(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['describe', '--always', '--dirty'], { cwd: import.meta.dirname })
  const [processor] = cpus()
  const loads = loadavg().map((load) => load.toFixed(1))
  const memoryGb = (totalmem() / 1024 ** 3).toFixed(0)
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${stdout.trim()}, Node ${process.version}`,
    `${cpus().length} × ${processor?.model ?? 'unknown processor'}, ${memoryGb} GB of memory, load average ${loads.join(' ')}`,
  ].join('\n')
}

function renderTable(table: readonly BenchRow[]): string {
  const cells = table.map((row) => [
    row.what,
    row.measured,
    row.baseline,
    row.ratio,
    row.goal,
    row.isMet ? 'met' : 'missed',
  ])
  const lines = [
    ['figure', 'measured', 'baseline', 'ratio', 'goal', 'result'],
    ['---', '---', '---', '---', '---', '---'],
    ...cells,
  ]
  return `${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`
}
