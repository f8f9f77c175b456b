/** Runs `node dist/cli.js check` in a repository created for the bench, and measures the process. */

import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const cli = resolve(import.meta.dirname, '../../dist/cli.js')

/** The figures for one run. */
export interface CheckRun {
  /** The start time, on the clock of `performance.now()` in this process. */
  readonly startedMs: number
  readonly seconds: number
  /** The peak resident memory of the process, including all its threads, in MB. */
  readonly megabytes: number
}

/** A folder that contains templates. Disposing this object deletes the folder. */
export interface BenchRepository extends AsyncDisposable {
  /** Checks all templates. @throws Error unless the check passes */
  check(flags?: readonly string[], env?: Readonly<Record<string, string>>): Promise<CheckRun>
}

/** Creates a repository with templates that are HTML pages of about 6 KB, each with a sender and a subject. */
export async function makeRepository(templateCount: number): Promise<BenchRepository> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-'))
  await mkdir(join(folder, 'emails'))
  for (let number = 1; number <= templateCount; number += 1) {
    await writeFile(join(folder, `emails/notice-${number}.html`), aNotice(number))
  }
  // The process measures its own peak memory, because the usual tools for measuring it are not available on every
  // system.
  const preload =
    "process.on('exit', () => require('node:fs').writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS)))"
  await writeFile(join(folder, 'peak.cjs'), preload)
  return {
    check: async (flags = [], env = {}) => await runCheck(folder, flags, env),
    [Symbol.asyncDispose]: async () => await rm(folder, { recursive: true, force: true }),
  }
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

async function runCheck(
  folder: string,
  flags: readonly string[],
  secrets: Readonly<Record<string, string>>,
): Promise<CheckRun> {
  const peakFile = join(folder, 'peak')
  const args = ['--require', './peak.cjs', cli, 'check', 'emails/*.html', '--mail-type', 'transactional', ...flags]
  const startedMs = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], PEAK_FILE: peakFile, ...secrets },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed = `${printed}${text}`.slice(-2000)
  })
  const exitCode = await new Promise((resolveEnd) => child.once('close', resolveEnd))
  const seconds = (performance.now() - startedMs) / 1000
  if (exitCode !== 0) throw new Error(`presend check exited with code ${String(exitCode)}: ${printed}`)
  return { startedMs, seconds, megabytes: Number(await readFile(peakFile, 'utf8')) / 1024 }
}
