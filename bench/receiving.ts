/**
 * Receiving durably: our receiver, with every message kept, beside the durable floor (smtp-server and one log file with
 * a shared fdatasync), in turn; smtp-server that keeps nothing shows what the floor itself costs. maildev and Haraka
 * are left out: neither can be installed here without a few hundred packages.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ComposedMessage } from '../src/mail/message.ts'
import { localSeeds } from '../src/seeds/directory.ts'
import { startPostgres } from '../test/support/postgres.ts'
import type { BenchRow } from './bench-row.ts'
import { sendRaw } from './raw-smtp-client.ts'
import { median } from './statistics.ts'

const roundCount = 7
const messageCount = 2000
/** Judging a message takes milliseconds of CPU, so fewer of them are sent to be judged at once. */
const judgedCount = 300
const socketCount = 50
const messageBytes = 20 * 1024

/** All rows; the disk is that of the folder for temporary files. */
export async function runReceivingBench(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-bench-'))
  await using postgres = await startPostgres({ isDurable: true })
  await using servers = new AsyncDisposableStack()
  servers.defer(async () => await rm(folder, { recursive: true, force: true }))
  const start = async (kind: string, ...args: readonly string[]): Promise<Server> => {
    return servers.use(await startServer([kind, folder, ...args]))
  }
  const all = {
    sink: await start('sink'),
    floor: await start('floor'),
    sqlite: await start('sqlite'),
    postgres: await start('postgres', await postgres.createDatabase()),
  }
  const rounds: Rates[] = []
  for (let round = 0; round < roundCount; round += 1) {
    rounds.push({
      sink: await rateOf(all.sink, messageCount),
      floor: await rateOf(all.floor, messageCount),
      sqlite: await rateOf(all.sqlite, messageCount),
      postgres: await rateOf(all.postgres, messageCount),
    })
  }
  // The first round warms all of them up.
  const counted = rounds.slice(1)
  return [sqliteRow(counted), postgresRow(counted), sinkRow(counted), await judgedRow(await start('judging'))]
}

/** Messages a second. */
interface Rates {
  readonly sink: number
  readonly floor: number
  readonly sqlite: number
  readonly postgres: number
}

function sqliteRow(rounds: readonly Rates[]): BenchRow {
  const ratio = median(rounds.map(({ sqlite, floor }) => sqlite / floor))
  return {
    what: `receive durably, 20 KB messages on ${socketCount} connections, SQLite file / smtp-server and one log with a shared fdatasync`,
    ...cells(rounds, 'sqlite', 'floor'),
    ratio: `${ratio.toFixed(2)}×`,
    goal: '≥ 0.9×',
    isMet: ratio >= 0.9,
  }
}

function postgresRow(rounds: readonly Rates[]): BenchRow {
  const ratio = median(rounds.map(({ postgres, floor }) => postgres / floor))
  return {
    what: 'the same on PostgreSQL with fsync, on the same machine',
    ...cells(rounds, 'postgres', 'floor'),
    ratio: `${ratio.toFixed(2)}×`,
    goal: 'reported',
    isMet: true,
  }
}

function sinkRow(rounds: readonly Rates[]): BenchRow {
  const ratio = median(rounds.map(({ floor, sink }) => floor / sink))
  return {
    what: 'the durable floor itself / smtp-server that keeps nothing',
    ...cells(rounds, 'floor', 'sink'),
    ratio: `${ratio.toFixed(2)}×`,
    goal: 'reported',
    isMet: true,
  }
}

function cells(
  rounds: readonly Rates[],
  measured: keyof Rates,
  baseline: keyof Rates,
): Pick<BenchRow, 'measured' | 'baseline'> {
  const show = (kind: keyof Rates): string => `${median(rounds.map((rates) => rates[kind])).toFixed(0)}/s`
  return { measured: show(measured), baseline: show(baseline) }
}

async function judgedRow(server: Server): Promise<BenchRow> {
  await rateOf(server, judgedCount)
  return {
    what: 'receive durably with judging as a service does it, built-in filter, SQLite file: acknowledged',
    measured: `${(await rateOf(server, judgedCount)).toFixed(0)}/s`,
    baseline: '–',
    ratio: '–',
    goal: 'reported',
    isMet: true,
  }
}

async function rateOf({ port, trackingId }: Server, count: number): Promise<number> {
  const startedMs = performance.now()
  const { count: acceptedCount, lastAtMs } = await sendRaw(makeMessages(trackingId, count), { port, socketCount })
  if (acceptedCount !== count) throw new Error(`${acceptedCount} of ${count} messages were acknowledged`)
  return (count * 1000) / (lastAtMs - startedMs)
}

/** No Message-ID comes twice: a seed would refuse the second message. */
let serial = 0

function makeMessages(trackingId: string, count: number): readonly ComposedMessage[] {
  const line = `${'presend '.repeat(9)}\r\n`
  const body = Buffer.from(line.repeat(Math.ceil((messageBytes - 500) / line.length)))
  const recipient = localSeeds[0]?.address ?? ''
  return Array.from({ length: count }, (_, index) => {
    serial += 1
    const messageId = `<${serial}.${index}@shop.example>`
    const head = Buffer.from(
      `From: Shop <news@shop.example>\r\nTo: ${recipient}\r\nSubject: Your order\r\nMessage-ID: ${messageId}\r\nX-Presend-Test: ${trackingId}\r\n\r\n`,
    )
    const envelope = { sender: 'news@shop.example', recipient }
    return { envelope, messageId, chunks: [head, body], sizeBytes: head.length + body.length, needsSmtpUtf8: false }
  })
}

interface Server extends AsyncDisposable {
  readonly port: number
  readonly trackingId: string
}

async function startServer(args: readonly string[]): Promise<Server> {
  const script = join(import.meta.dirname, 'receiving-server.ts')
  const server: ChildProcess = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  if (server.stdout === null) throw new TypeError('the server has an output')
  const [line] = await once(server.stdout, 'data')
  const [port = '', trackingId = ''] = String(line).trim().split(' ')
  return {
    port: Number(port),
    trackingId,
    [Symbol.asyncDispose]: async () => {
      const ended = once(server, 'exit')
      server.stdin?.end()
      await ended
    },
  }
}
