/**
 * Measures one check on the embedded service as a user runs it: `node dist/cli.js check`, from the start of the process
 * to its exit.
 */

import type { BenchRow } from './bench-row.ts'
import { type CheckRun, makeRepository } from './check-run.ts'
import { median } from './statistics.ts'

interface Goal {
  readonly templateCount: number
  readonly roundCount: number
  readonly seconds: number
  readonly megabytes: number
}

const goals: readonly Goal[] = [
  { templateCount: 1, roundCount: 9, seconds: 0.6, megabytes: 120 },
  { templateCount: 200, roundCount: 3, seconds: 6, megabytes: 250 },
]

/** Measures checks with default settings. */
export async function runEmbeddedBench(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  for (const goal of goals) rows.push(...(await measure(goal)))
  return rows
}

async function measure({ templateCount, roundCount, seconds, megabytes }: Goal): Promise<readonly BenchRow[]> {
  await using repository = await makeRepository(templateCount)
  const runs: CheckRun[] = []
  for (let round = 0; round < roundCount; round += 1) runs.push(await repository.check())
  const [time, memory] = [median(runs.map((run) => run.seconds)), median(runs.map((run) => run.megabytes))]
  const what = `check of ${templateCount === 1 ? 'one template' : `${templateCount} templates`} with the embedded service`
  const row = { baseline: '–', ratio: '–' }
  return [
    {
      ...row,
      what: `${what}, from process start to exit`,
      measured: `${time.toFixed(2)} s`,
      goal: `≤ ${seconds} s`,
      isMet: time <= seconds,
    },
    {
      ...row,
      what: `${what}, peak memory`,
      measured: `${memory.toFixed(0)} MB`,
      goal: `≤ ${megabytes} MB`,
      isMet: memory <= megabytes,
    },
  ]
}
