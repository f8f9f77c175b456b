/** One check on the embedded service as a user starts it: `node dist/cli.js check`, from process start to exit. */

import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { BenchRow } from './bench-row.ts'
import { median } from './statistics.ts'

const cli = resolve(import.meta.dirname, '../dist/cli.js')

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

interface Run {
  readonly seconds: number
  readonly megabytes: number
}

/** Default settings; each template is an HTML page of about 6 KB with a sender and a subject. */
export async function runEmbeddedBench(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  for (const goal of goals) rows.push(...(await measure(goal)))
  return rows
}

async function measure({ templateCount, roundCount, seconds, megabytes }: Goal): Promise<readonly BenchRow[]> {
  const folder = await makeRepository(templateCount)
  try {
    const runs: Run[] = []
    for (let round = 0; round < roundCount; round += 1) runs.push(await runCheck(folder))
    const [time, memory] = [median(runs.map((run) => run.seconds)), median(runs.map((run) => run.megabytes))]
    const what = templateCount === 1 ? 'embedded check of one template' : `embedded check of ${templateCount} templates`
    const row = { baseline: '–', ratio: '–' }
    return [
      {
        ...row,
        what: `${what}, process start to exit`,
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
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeRepository(templateCount: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-'))
  await mkdir(join(folder, 'emails'))
  for (let number = 1; number <= templateCount; number += 1) {
    await writeFile(join(folder, `emails/notice-${number}.html`), aNotice(number))
  }
  // Peak memory of the process itself; the system's own counter needs a program that is not everywhere.
  const preload =
    "process.on('exit', () => require('node:fs').writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS)))"
  await writeFile(join(folder, 'peak.cjs'), preload)
  return folder
}

function aNotice(number: number): string {
  const rows = Array.from(
    { length: 40 },
    (_, index) => `<tr><td>Part ${index + 1} of order ${number}</td><td align="right">${index + 3}.50 EUR</td></tr>`,
  )
  return `---
subject: Your order ${number} is on its way
from: Lanternfish Books <orders@lanternfish.example>
---
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Your order ${number}</title></head>
<body><p>Dear reader, your order ${number} left our shop today and arrives in two days.</p>
<table role="presentation">${rows.join('\n')}</table>
<p>Questions? Reply to this message. Lanternfish Books, 12 Mill Lane, Newhaven</p></body></html>
`
}

async function runCheck(folder: string): Promise<Run> {
  const peakFile = join(folder, 'peak')
  const startedMs = performance.now()
  const child = spawn(
    process.execPath,
    ['--require', './peak.cjs', cli, 'check', 'emails/*.html', '--mail-type', 'transactional'],
    { cwd: folder, env: { PATH: process.env['PATH'], PEAK_FILE: peakFile }, stdio: 'ignore' },
  )
  const exitCode = await new Promise((resolveEnd) => child.once('close', resolveEnd))
  const seconds = (performance.now() - startedMs) / 1000
  if (exitCode !== 0) throw new Error(`the check ended with ${String(exitCode)}`)
  return { seconds, megabytes: Number(await readFile(peakFile, 'utf8')) / 1024 }
}
