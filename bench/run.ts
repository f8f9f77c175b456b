/** `npm run bench [name…]`: every figure beside its baseline, in one run. Exits 1 when a goal is missed. */

import type { BenchRow } from './bench-row.ts'
import { runColdStartBench } from './cold-start.ts'
import { runEmbeddedBench } from './embedded.ts'
import { runGrowthBench } from './growth.ts'
import { runHttpBench } from './http.ts'
import { runImapBench } from './imap.ts'
import { runLongPollBench } from './long-polls.ts'
import { runPostmasterBench } from './postmaster.ts'
import { runReceivingBench } from './receiving.ts'
import { runSendingBench } from './sending.ts'
import { runStorageGrowthBench } from './storage-growth.ts'
import { runVerifyingBench } from './verifying.ts'
import { runWaitingBench } from './waiting.ts'

const benches: Readonly<Record<string, () => Promise<readonly BenchRow[]>>> = {
  'cold-start': runColdStartBench,
  embedded: runEmbeddedBench,
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
  process.stderr.write(`bench: expected one or more of ${Object.keys(benches).join(', ')}, got ${unknown.join(', ')}\n`)
  process.exit(2)
}

const rows: BenchRow[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stderr.write(`${name} …\n`)
  rows.push(...(await bench()))
}
process.stdout.write(renderTable(rows))
process.exitCode = rows.every((row) => row.isMet) ? 0 : 1

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
    ['what', 'measured', 'baseline', 'ratio', 'goal', ''],
    ['---', '---', '---', '---', '---', '---'],
    ...cells,
  ]
  return `${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`
}
