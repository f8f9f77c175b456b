/** Measures preflight as a user runs it: `node dist/cli.js`, from the start of the process to its exit. */

import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { BenchRow } from './bench-row.ts'

const cli = resolve(import.meta.dirname, '../../dist/cli.js')

const smallBytes = 6 * 1024
const mediumBytes = 112 * 1024
const largeBytes = 5_000_000
const templateCount = 200

/** Compares templates of each size with a small template, so that the startup time of the process cancels out. */
export async function runPreflightBench(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-'))
  try {
    await writeFile(join(folder, 'small.html'), aTemplate(smallBytes))
    await writeFile(join(folder, 'medium.html'), aTemplate(mediumBytes))
    await writeFile(join(folder, 'large.html'), aTemplate(largeBytes))
    for (let number = 1; number <= templateCount; number += 1) {
      await writeFile(join(folder, `many-${number}.html`), aTemplate(smallBytes))
    }
    const smallMs = await leastMs(folder, 9, ['preflight', 'small.html'])
    const mediumMs = await leastMs(folder, 9, ['preflight', 'medium.html'])
    const largeMs = await leastMs(folder, 3, ['preflight', 'large.html'])
    const manyMs = await leastMs(folder, 3, ['preflight', 'many-*.html'])
    const check = ['check', 'small.html', '--mail-type', 'transactional']
    const withoutMs = await leastMs(folder, 9, [...check, '--preflight', 'off'])
    const withMs = await leastMs(folder, 9, check)
    return [
      row('extra preflight time for a 112 KB template compared with a 6 KB template', mediumMs - smallMs, 100),
      row('extra preflight time for a 5 MB template compared with a 6 KB template', largeMs - smallMs, 2000),
      row(`preflight of ${templateCount} templates, from process start to exit`, manyMs, 3000),
      row(
        'extra time for checking one template with the embedded service, compared with a run with preflight: off',
        withMs - withoutMs,
        100,
      ),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function row(what: string, ms: number, goalMs: number): BenchRow {
  return {
    what,
    measured: `${ms.toFixed(0)} ms`,
    baseline: '–',
    ratio: '–',
    goal: `≤ ${goalMs} ms`,
    isMet: ms <= goalMs,
  }
}

/** Returns the minimum of several runs, because other work on the machine can only add time. */
async function leastMs(folder: string, roundCount: number, args: readonly string[]): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < roundCount; round += 1) {
    const startedMs = performance.now()
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'] },
      stdio: 'ignore',
    })
    const exitCode = await new Promise((resolveEnd) => child.once('close', resolveEnd))
    // Accept exit code 1 as well, because the largest templates have findings.
    if (exitCode !== 0 && exitCode !== 1)
      throw new Error(`presend ${args.join(' ')} exited with code ${String(exitCode)}`)
    times.push(performance.now() - startedMs)
  }
  return Math.min(...times)
}

function aTemplate(bytes: number): string {
  const rows: string[] = []
  for (let length = 0; length < bytes - 1000; length += rows.at(-1)?.length ?? 0) rows.push(aRow(rows.length + 1))
  return `---
subject: The books that you ordered
from: Lanternfish Books <orders@lanternfish-books.com>
---
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The books that you ordered</title>
<style>.card { max-width: 600px; margin: 0 auto } @media (max-width: 600px) { .card { width: 100% !important } }</style></head>
<body><table role="presentation" class="card">${rows.join('\n')}</table>
<p>Questions? Reply to this message. Lanternfish Books, 12 Mill Lane, Newhaven BN9 9AA</p></body></html>
`
}

function aRow(number: number): string {
  return `<tr><td style="padding:0 24px 16px; font-family:Arial,sans-serif; font-size:16px; line-height:24px; color:#222222;">
  <p style="margin:0 0 16px;">Book ${number}: bound in linen, two copies. It leaves our shop on Tuesday and arrives two days later.</p>
  <a href="https://lanternfish-books.com/orders/${number}?item=linen" style="color:#0a58ca;">See book ${number}</a>
  <img src="https://img.lanternfish-books.com/covers/${number}.png" width="120" height="80" alt="Cover of book ${number}" style="display:block;">
</td></tr>`
}
