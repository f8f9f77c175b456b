/**
 * Measures HTTP throughput with a SQLite database, compared with a bare server that does the same work. The two servers
 * receive requests alternately.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

import type { BenchRow } from './bench-row.ts'
import type { HttpFigures, HttpOrder } from './http-client.ts'
import { fillFile, type HttpBenchData } from './http-data.ts'
import { median } from './statistics.ts'

const connectionCount = 32
const roundCount = 5
const durationMs = 1500
const mostSlowMs = 8
const mostSlowRatio = 1.25

/** Measures how fast one test can be read, then measures requests for which no goal is set. */
export async function runHttpBench(): Promise<readonly BenchRow[]> {
  await using files = await openFiles()
  const { data } = files
  await using baseline = await startServer('http-baseline.ts', [files.baseline])
  const rows: BenchRow[] = []
  {
    await using uncached = await startServer('http-ours.ts', [files.ours, '0'])
    await expectSameReplies([baseline, uncached], data)
    const compared = await compare({ ours: uncached, baseline }, reads(data.openTests, data))
    rows.push(
      readRow('GET /spam_tests/:id for a test with 50 seeds, read and rendered for every request', compared, 0.9),
    )
  }
  await using ours = await startServer('http-ours.ts', [files.ours, String(32 * 1024 * 1024)])
  const unchanged = await compare({ ours, baseline }, reads(data.openTests, data))
  rows.push(readRow('GET /spam_tests/:id for a test with 50 seeds, unchanged since the last read', unchanged, 0.9))
  const finished = await compare({ ours, baseline }, reads(data.finishedTests, data))
  rows.push(readRow('GET /spam_tests/:id for a finished test with 50 seeds', finished, 1.5))
  rows.push(plainRow('POST /spam_tests with nine seeds, stored durably', await ask(ours, creations(data))))
  rows.push(plainRow('GET /external_tests, ten tests per page', await ask(ours, lists(data))))
  return rows
}

interface Files extends AsyncDisposable {
  readonly ours: string
  readonly baseline: string
  readonly data: HttpBenchData
}

async function openFiles(): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-http-'))
  const [ours, baseline] = [join(folder, 'ours.db'), join(folder, 'baseline.db')]
  const data = await fillFile(ours)
  await fillFile(baseline)
  return {
    ours,
    baseline,
    data,
    [Symbol.asyncDispose]: async () => await rm(folder, { recursive: true, force: true }),
  }
}

interface RunningServer extends AsyncDisposable {
  readonly port: number
}

async function startServer(file: string, args: readonly string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, [pathOf(file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return {
    port: Number(String(line)),
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await exitOf(child)
    },
  }
}

async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

/**
 * Checks that the baseline sends the same responses, because comparing presend with a baseline that sends less would be
 * unfair.
 */
async function expectSameReplies(servers: readonly RunningServer[], data: HttpBenchData): Promise<void> {
  for (const name of [data.openTests[0], data.finishedTests[0]]) {
    const [first, ...others] = await Promise.all(servers.map(async (server) => await readOnce(server, `${name}`, data)))
    if (!others.every((other) => isDeepStrictEqual(other, first)))
      throw new Error("the baseline's reply differs from presend's reply")
  }
}

async function readOnce({ port }: RunningServer, name: string, { tokens }: HttpBenchData): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/spam_tests/${name}`, {
    headers: { Authorization: `Bearer ${tokens[0]}` },
  })
  const { headers } = response
  const shown = ['etag', 'cache-control', 'content-type', 'content-length', 'x-ratelimit-limit', 'x-ratelimit-reset']
  return { status: response.status, headers: shown.map((field) => headers.get(field)), body: await response.json() }
}

type Order = Pick<HttpOrder, 'requests' | 'status'>

/**
 * Creates one request per token, cycling through the tests. There are too many combinations of tests and tokens to use
 * them all.
 */
function reads(names: readonly string[], { tokens }: HttpBenchData): Order {
  const requests = tokens.map((token, index) => {
    return requestText('GET', `/spam_tests/${names[index % names.length]}`, { token })
  })
  return { requests, status: '200' }
}

function lists({ tokens }: HttpBenchData): Order {
  return { requests: tokens.map((token) => requestText('GET', '/external_tests', { token })), status: '200' }
}

function creations({ tokens }: HttpBenchData): Order {
  const body = JSON.stringify({ external_test: { name: 'bench', source: 'bench' } })
  return { requests: tokens.map((token) => requestText('POST', '/spam_tests', { token, body })), status: '201' }
}

function requestText(method: string, path: string, { token, body }: { token: string; body?: string }): string {
  const head = [
    `${method} /api/v1${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Accept: application/json',
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${body ?? ''}`
}

async function ask({ port }: RunningServer, order: Order): Promise<HttpFigures> {
  const client = spawn(process.execPath, [pathOf('http-client.ts'), String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  client.stdin.end(JSON.stringify({ ...order, connectionCount, durationMs } satisfies HttpOrder))
  return JSON.parse(await text(client.stdout))
}

interface Compared {
  readonly ours: HttpFigures
  readonly baseline: HttpFigures
  readonly ratio: number
}

/**
 * Runs both servers alternately, so that both are equally affected if the machine slows down. The first round is a
 * warm-up.
 */
async function compare(
  servers: { readonly ours: RunningServer; readonly baseline: RunningServer },
  order: Order,
): Promise<Compared> {
  const rounds: { ours: HttpFigures; baseline: HttpFigures }[] = []
  for (let round = 0; round <= roundCount; round += 1) {
    const baseline = await ask(servers.baseline, order)
    rounds.push({ baseline, ours: await ask(servers.ours, order) })
  }
  const counted = rounds.slice(1)
  return {
    ours: medianFigures(counted.map((round) => round.ours)),
    baseline: medianFigures(counted.map((round) => round.baseline)),
    ratio: median(counted.map(({ ours, baseline }) => ours.perSecond / baseline.perSecond)),
  }
}

function medianFigures(figures: readonly HttpFigures[]): HttpFigures {
  return {
    perSecond: median(figures.map((one) => one.perSecond)),
    medianMs: median(figures.map((one) => one.medianMs)),
    slowMs: median(figures.map((one) => one.slowMs)),
  }
}

function readRow(what: string, { ours, baseline, ratio }: Compared, leastRatio: number): BenchRow {
  const isQuick = ours.slowMs <= mostSlowMs || ours.slowMs <= mostSlowRatio * baseline.slowMs
  return {
    what: `${what}, on 32 connections, compared with bare node:http and node:sqlite`,
    measured: show(ours),
    baseline: show(baseline),
    ratio: `${ratio.toFixed(2)}×`,
    goal: `≥ ${leastRatio}×; p99 ≤ ${mostSlowMs} ms or ≤ ${mostSlowRatio}×`,
    isMet: ratio >= leastRatio && isQuick,
  }
}

function plainRow(what: string, figures: HttpFigures): BenchRow {
  return {
    what: `${what}, on 32 connections`,
    measured: show(figures),
    baseline: '–',
    ratio: '–',
    goal: 'none',
    isMet: true,
  }
}

function show({ perSecond, slowMs }: HttpFigures): string {
  return `${perSecond.toFixed(0)} requests/s, p99 ${slowMs.toFixed(1)} ms`
}
