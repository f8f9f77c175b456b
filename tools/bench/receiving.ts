/**
 * Measures how fast mail is received. Compares the real `presend serve` with default settings to maildev, to Haraka
 * with a queue plugin that syncs each message, and to a minimum setup for durable reception (smtp-server and one log
 * file, with one fdatasync for all waiting messages). The servers run alternately. All servers receive the same 20 KB
 * messages on 20 connections from a separate process. DNS over the network is not measured: presend reads a zone file,
 * and the peers send no queries. The peers only store messages; they do not judge them.
 */

import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

import type { BenchRow } from './bench-row.ts'
import type { MailFigures, MailOrder } from './receiving-client.ts'
import { type Peer, startFloor, startHaraka, startMaildev } from './receiving-peers.ts'
import { createSeeds, type OpenSeed, type RunningServe, startServe } from './running-serve.ts'
import { median, percentile } from './statistics.ts'

const roundCount = 3
const messageCount = 1500
const burstCount = 10_000
const socketCount = 20
const messageBytes = 20 * 1024

/** Takes the measurements for all rows. A peer that cannot be installed is omitted, and its row says so. */
export async function runReceivingBench(): Promise<readonly BenchRow[]> {
  await using stack = new AsyncDisposableStack()
  const peers = {
    floor: stack.use(await startFloor()),
    maildev: await startMaildev().then((peer) => stack.use(peer), noPeer),
    haraka: await startHaraka().then((peer) => stack.use(peer), noPeer),
  }
  const rounds: Rates[] = []
  for (let round = 0; round <= roundCount; round += 1) {
    rounds.push({
      ours: await acceptWhileBusy(),
      floor: await rateOf(peers.floor),
      maildev: await rateOf(peers.maildev),
      haraka: await rateOf(peers.haraka),
    })
  }
  // The first round warms up the peers. It does not warm up presend, which starts a new service for each round.
  const counted = rounds.slice(1)
  return [
    peerRow('maildev', counted, 4),
    peerRow('haraka', counted, 5),
    peerRow('floor', counted, null),
    ...(await judgedRows()),
    ...(await burstRows()),
  ]
}

function noPeer(error: unknown): null {
  process.stderr.write(`bench: ${String(error)}\n`)
  return null
}

/** The number of acknowledged messages per second, or NaN for a peer that could not be installed. */
type Rates = Readonly<Record<'ours' | 'floor' | 'maildev' | 'haraka', number>>

const peerNames = {
  maildev: 'maildev, which writes files without fsync',
  haraka: 'Haraka with one file and one fsync per message',
  floor: 'smtp-server with one log file and shared fdatasync calls',
}

function peerRow(name: keyof typeof peerNames, rounds: readonly Rates[], goal: number | null): BenchRow {
  const ratio = median(rounds.map((rates) => rates.ours / rates[name]))
  const show = (which: keyof Rates): string => `${median(rounds.map((rates) => rates[which])).toFixed(0)}/s`
  return {
    what: `presend serve: 20 KB messages on ${socketCount} connections, stored durably and acknowledged while earlier ones are judged, compared with ${peerNames[name]}`,
    measured: show('ours'),
    baseline: Number.isNaN(ratio) ? 'not installed' : show(name),
    ratio: `${ratio.toFixed(2)}×`,
    goal: goal === null ? 'none' : `≥ ${goal}×`,
    isMet: goal === null || ratio >= goal,
  }
}

async function rateOf(peer: Peer | null): Promise<number> {
  if (peer === null) return Number.NaN
  const seed = { to: 'seed1@freemail.example', trackingId: 'none' }
  const figures = await sendMail(
    peer.port,
    Array.from({ length: messageCount }, () => seed),
    'own',
  )
  return (figures.acceptedCount * 1000) / figures.elapsedMs
}

/**
 * Measures the rate at which mail is accepted while it arrives faster than it can be judged, because every body is new.
 */
async function acceptWhileBusy(): Promise<number> {
  await using serve = await startServe()
  const figures = await sendMail(serve.smtpPort, await createSeeds(serve, messageCount), 'own')
  return (figures.acceptedCount * 1000) / figures.elapsedMs
}

/**
 * Measures the CPU time that the whole process uses per message, for receiving, storing (if necessary) and judging it.
 */
async function judgedRows(): Promise<readonly BenchRow[]> {
  return [
    await judgedRow('own', { what: 'each with a different body', perSecond: 120 }),
    await judgedRow('shared', { what: 'all with the same body', perSecond: 500 }),
  ]
}

async function judgedRow(
  body: MailOrder['body'],
  { what, perSecond }: { readonly what: string; readonly perSecond: number },
): Promise<BenchRow> {
  await using serve = await startServe()
  const rates: number[] = []
  for (let round = 0; round <= roundCount; round += 1) {
    const seeds = await createSeeds(serve, messageCount)
    const cpuBeforeMs = serve.cpuMs()
    const { acceptedCount } = await sendMail(serve.smtpPort, seeds, body)
    await untilJudged(serve)
    rates.push((acceptedCount * 1000) / (serve.cpuMs() - cpuBeforeMs))
  }
  const rate = median(rates.slice(1))
  return {
    what: `presend serve: 20 KB messages received and judged per second of CPU time, ${what}`,
    measured: `${rate.toFixed(0)}/s`,
    baseline: '–',
    ratio: '–',
    goal: `≥ ${perSecond}/s`,
    isMet: rate >= perSecond,
  }
}

/** Measures the time from the first connection until all messages are judged, while also requesting /healthz. */
async function burstRows(): Promise<readonly BenchRow[]> {
  await using serve = await startServe()
  const seeds = await createSeeds(serve, burstCount)
  const stopping = new AbortController()
  const healthMs = watchHealth(serve, stopping.signal)
  const startedMs = performance.now()
  const { acceptedCount } = await sendMail(serve.smtpPort, seeds, 'own')
  await untilJudged(serve)
  const seconds = (performance.now() - startedMs) / 1000
  stopping.abort()
  const p99 = percentile(await healthMs, 99)
  const row = { baseline: '–', ratio: '–' }
  return [
    {
      ...row,
      what: `presend serve: time until a burst of ${burstCount} messages is judged (${acceptedCount} accepted, the rest rejected by the seeds' rules)`,
      measured: `${seconds.toFixed(0)} s`,
      goal: '≤ 45 s',
      isMet: seconds <= 45,
    },
    {
      ...row,
      what: '/healthz during the burst, p99',
      measured: `${p99.toFixed(0)} ms`,
      goal: '≤ 100 ms',
      isMet: p99 <= 100,
    },
  ]
}

async function watchHealth({ apiUrl }: RunningServe, signal: AbortSignal): Promise<readonly number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    const startedMs = performance.now()
    await (await fetch(new URL('/healthz', apiUrl))).text()
    times.push(performance.now() - startedMs)
    await wait(50)
  }
  return times
}

async function untilJudged(serve: RunningServe): Promise<void> {
  while ((await serve.unjudgedCount()) > 0) await wait(250)
}

/** Each Message-ID is unique, because a seed would refuse a second message with the same Message-ID. */
let orderCount = 0

async function sendMail(port: number, mails: readonly OpenSeed[], body: MailOrder['body']): Promise<MailFigures> {
  orderCount += 1
  const order: MailOrder = { port, socketCount, messageBytes, body, prefix: `${process.pid}.${orderCount}`, mails }
  const script = new URL('receiving-client.ts', import.meta.url)
  const client = spawn(process.execPath, [script.pathname], { stdio: ['pipe', 'pipe', 'inherit'] })
  client.stdin.end(JSON.stringify(order))
  return JSON.parse(await text(client.stdout))
}
