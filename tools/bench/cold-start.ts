/**
 * Measures the cold start: how long the action takes to print its first line, compared with a bare Node script that
 * prints one line.
 */

import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { BenchRow } from './bench-row.ts'
import { median } from './statistics.ts'

const entry = resolve(import.meta.dirname, '../../dist/main.js')
const roundCount = 25

/** Runs both programs alternately, so that both are equally affected if the machine slows down. */
export async function runColdStartBench(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-'))
  try {
    const bare = join(folder, 'bare.mjs')
    await writeFile(bare, "process.stdout.write('presend\\n')\n")
    const ratios: number[] = []
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < roundCount; round += 1) {
      const [bareMs, oursMs] = [await firstByteMs(bare, folder), await firstByteMs(entry, folder)]
      ratios.push(oursMs / bareMs)
      ours.push(oursMs)
      theirs.push(bareMs)
    }
    const ratio = median(ratios)
    const entryBytes = statSync(entry).size
    return [
      {
        what: 'time until the action prints its first line, compared with a bare Node script',
        measured: `${median(ours).toFixed(1)} ms`,
        baseline: `${median(theirs).toFixed(1)} ms`,
        ratio: `${ratio.toFixed(2)}×`,
        goal: '≤ 1.15×',
        isMet: ratio <= 1.15,
      },
      {
        what: 'size of dist/main.js',
        measured: `${entryBytes} bytes`,
        baseline: '–',
        ratio: '–',
        goal: '≤ 20 KB',
        isMet: entryBytes <= 20 * 1024,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function firstByteMs(script: string, cwd: string): Promise<number> {
  const startedMs = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolveEnd) => child.once('close', resolveEnd))
  const firstMs = await new Promise<number>((resolveFirst) => {
    child.stdout.once('data', () => resolveFirst(performance.now() - startedMs))
  })
  await ended
  return firstMs
}
