/**
 * Measures the part of presend that sends mail, compared with a raw pipelined client at a round-trip time of 50 ms. The
 * figures are the CPU time and memory per message, and how they grow up to 10,000 messages. Settings, templates and the
 * API are not included; `through-api.ts` measures the whole program.
 */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { BenchRow } from './bench-row.ts'
import { median } from './statistics.ts'

const roundTripMs = 50
const roundCount = 5
const growthCounts = [10, 100, 1000, 10_000] as const

interface Figures {
  readonly elapsedMs: number
  readonly cpuMs: number
  readonly grownBytes: number
}

/**
 * Takes the measurements for all rows. presend's figures include the trial login, which the raw client does not perform.
 */
export async function runSendingBench(): Promise<readonly BenchRow[]> {
  const distant = await startServer(roundTripMs)
  const near = await startServer(0)
  try {
    const few = await compare(distant.port, 50)
    const many = await compare(distant.port, 500)
    return [...ratioRows(50, few), ...ratioRows(500, many), cpuRow(many), ...growthRows(await grow(near.port))]
  } finally {
    distant.stop()
    near.stop()
  }
}

interface Comparison {
  readonly ours: readonly Figures[]
  readonly raw: readonly Figures[]
}

/** Runs both clients alternately, so that both are equally affected if the machine slows down. */
async function compare(port: number, count: number): Promise<Comparison> {
  const ours: Figures[] = []
  const raw: Figures[] = []
  for (let round = 0; round < roundCount; round += 1) {
    raw.push(await runClient('raw', port, count))
    ours.push(await runClient('ours', port, count))
  }
  return { ours, raw }
}

async function grow(port: number): Promise<ReadonlyMap<number, Figures>> {
  const figures = new Map<number, Figures>()
  for (const count of growthCounts) figures.set(count, await runClient('ours', port, count))
  return figures
}

function ratioRows(count: number, { ours, raw }: Comparison): readonly BenchRow[] {
  const measuredMs = median(ours.map(({ elapsedMs }) => elapsedMs))
  const baselineMs = median(raw.map(({ elapsedMs }) => elapsedMs))
  const ratio = median(ours.map(({ elapsedMs }, round) => elapsedMs / (raw[round]?.elapsedMs ?? Number.NaN)))
  return [
    {
      what: `sending only (no settings, templates or API): time until the last of ${count} messages is accepted, with the trial login and a round-trip time of ${roundTripMs} ms, compared with a raw pipelined client on 20 sockets`,
      measured: `${measuredMs.toFixed(0)} ms`,
      baseline: `${baselineMs.toFixed(0)} ms`,
      ratio: `${ratio.toFixed(2)}×`,
      goal: '≤ 1.15×',
      isMet: ratio <= 1.15,
    },
  ]
}

function cpuRow({ ours, raw }: Comparison): BenchRow {
  const cpuMs = median(ours.map((figures) => figures.cpuMs)) / 500
  const rawCpuMs = median(raw.map((figures) => figures.cpuMs)) / 500
  return {
    what: 'sending only: client CPU time per message, for 500 messages of 20 KB',
    measured: `${cpuMs.toFixed(2)} ms`,
    baseline: `${rawCpuMs.toFixed(2)} ms`,
    ratio: `${(cpuMs / rawCpuMs).toFixed(2)}×`,
    goal: '≤ 1.5 ms',
    isMet: cpuMs <= 1.5,
  }
}

/**
 * Checks that growth is at most linear, so that a message takes no more time in a batch of 10,000 than in a batch of
 * 1,000.
 */
function growthRows(figures: ReadonlyMap<number, Figures>): readonly BenchRow[] {
  const perMail = (count: number, of: (one: Figures) => number): number => {
    const one = figures.get(count)
    return one === undefined ? Number.NaN : of(one) / count
  }
  const row = (what: string, of: (one: Figures) => number, show: (value: number) => string): BenchRow => {
    const [atThousand, atTenThousand] = [perMail(1000, of), perMail(10_000, of)]
    return {
      what: `${what} per message, for 10 / 100 / 1,000 / 10,000 messages: ${growthCounts.map((count) => show(perMail(count, of))).join(' / ')}`,
      measured: show(atTenThousand),
      baseline: show(atThousand),
      ratio: `${(atTenThousand / atThousand).toFixed(2)}×`,
      goal: '≤ 1.1× (linear)',
      isMet: atTenThousand / atThousand <= 1.1,
    }
  }
  return [
    row(
      'sending only: time',
      ({ elapsedMs }) => elapsedMs,
      (value) => `${value.toFixed(2)} ms`,
    ),
    row(
      'sending only: memory growth',
      ({ grownBytes }) => grownBytes,
      (value) => `${(value / 1024).toFixed(1)} KiB`,
    ),
  ]
}

async function runClient(kind: 'ours' | 'raw', port: number, count: number): Promise<Figures> {
  const script = join(import.meta.dirname, 'sending-client.ts')
  // Users run bundled JavaScript, without type stripping. Here, the compile cache avoids stripping types at each start.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'presend-bench-cache') }
  const { stdout } = await promisify(execFile)(process.execPath, [script, kind, String(port), String(count)], { env })
  const figures: Figures & { readonly acceptedCount: number } = JSON.parse(stdout)
  if (figures.acceptedCount !== count)
    throw new Error(`expected the server to accept ${count} messages (client: ${kind}), got ${figures.acceptedCount}`)
  return figures
}

async function startServer(delayMs: number): Promise<{ readonly port: number; stop(): void }> {
  const script = join(import.meta.dirname, 'sending-server.ts')
  const server: ChildProcess = spawn(process.execPath, [script, String(delayMs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (server.stdout === null) throw new TypeError('expected the server to have an output stream')
  const [line] = await once(server.stdout, 'data')
  return { port: Number(String(line)), stop: () => server.stdin?.end() }
}
