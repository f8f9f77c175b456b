/**
 * Measures watched mailboxes: the memory per mailbox, and how soon a message is reported, for one test and for several
 * concurrent tests.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import { startDovecot } from '../../test/support/dovecot.ts'
import type { BenchRow } from './bench-row.ts'
import { benchAddress, mailboxCount, sharedCount, testCount, warmUpCount } from './imap-plan.ts'

const goals = { bytesPerMailbox: 1.5 * 1024 * 1024, reportMs: 2000, slowdown: 1.5 }

interface Figures {
  readonly bytesPerMailbox: number
  readonly p95Ms: number
  readonly aloneMs: number
  readonly parallelMs: number
  readonly parallelP95Ms: number
}

/** Takes the measurements for the three rows, using a Dovecot server on the same machine. */
export async function runImapBench(): Promise<readonly BenchRow[]> {
  const users = Object.fromEntries(Array.from({ length: mailboxCount }, (_, index) => [benchAddress(index), 'right']))
  const sieve = 'require "fileinto";\nif header :is "X-Spam" "yes" { fileinto "Junk"; }\n'
  await using dovecot = await startDovecot({ users, sieve })
  const figures = await measure([String(dovecot.imapsPort), String(dovecot.lmtpPort), dovecot.caPath])
  return [memoryRow(figures), reportRow(figures), parallelRow(figures)]
}

async function measure(args: readonly string[]): Promise<Figures> {
  const program = resolve(import.meta.dirname, 'imap-instance.ts')
  const child = spawn(process.execPath, ['--expose-gc', program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const written: string[] = []
  child.stdout.on('data', (chunk) => written.push(String(chunk)))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`the process that watches the mailboxes exited with code ${child.exitCode}`)
  const figures: Figures = JSON.parse(written.join(''))
  return figures
}

function memoryRow({ bytesPerMailbox }: Figures): BenchRow {
  return {
    what: `memory per watched mailbox, with TLS and ${mailboxCount - warmUpCount} mailboxes in one instance`,
    measured: `${Math.round(bytesPerMailbox / 1024)} KiB`,
    baseline: '–',
    ratio: '–',
    goal: '≤ 1536 KiB',
    isMet: bytesPerMailbox <= goals.bytesPerMailbox,
  }
}

function reportRow({ p95Ms }: Figures): BenchRow {
  return {
    what: `time from the arrival of a message in a mailbox until its result is available, p95, with half of the messages in Junk and ${mailboxCount - warmUpCount} watched mailboxes`,
    measured: `${Math.round(p95Ms)} ms`,
    baseline: '750 ms (the settle time)',
    ratio: `${(p95Ms / 750).toFixed(2)}×`,
    goal: '≤ 2000 ms',
    isMet: p95Ms <= goals.reportMs,
  }
}

function parallelRow({ aloneMs, parallelMs, parallelP95Ms }: Figures): BenchRow {
  return {
    what: `median of the same time, for ${testCount} concurrent tests on ${sharedCount} shared mailboxes`,
    measured: `${Math.round(parallelMs)} ms (p95 ${Math.round(parallelP95Ms)} ms)`,
    baseline: `${Math.round(aloneMs)} ms (one test)`,
    ratio: `${(parallelMs / aloneMs).toFixed(2)}×`,
    goal: '≤ 1.5×',
    isMet: parallelMs <= aloneMs * goals.slowdown,
  }
}
