/**
 * A receiver of the receiving bench, in a process of its own: `node receiving-server.ts KIND FOLDER [POSTGRES_URL]`.
 * Prints its port and the tracking id that mail is to carry. It ends with its parent.
 */

import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { localSeeds, seedDirectory } from '../src/seeds/directory.ts'
import { judgeKeptMessage } from '../src/seeds/judge-kept-message.ts'
import { startReceiver } from '../src/seeds/local-smtp/start-receiver.ts'
import { durableReceiver, type KeepPorts } from '../src/seeds/receive-durably.ts'
import { createTrackingId, createTrackingKey } from '../src/seeds/tracking-id.ts'
import type { JobWorker } from '../src/storage/jobs.ts'
import { openStorage, type StorageLocation } from '../src/storage/open-storage.ts'
import { isSameOrganization } from '../src/verdict/authentication/same-organization.ts'
import { judgeMessage } from '../src/verdict/judge.ts'
import { builtInFilter } from '../src/verdict/spam/built-in/built-in-filter.ts'
import { nodeWorld } from '../src/world/node-world.ts'
import { parseZoneFile } from '../src/world/parse-zone-file.ts'
import { zoneFileDns } from '../src/world/zone-file-dns.ts'
import { fakeDns } from '../test/support/fake-dns.ts'

const [, , kind = '', folder = '', postgresUrl = ''] = process.argv
const { clock, random } = nodeWorld()

const starters: Readonly<Record<string, () => Promise<Started>>> = {
  sink: async () => await startBare(async () => await Promise.resolve()),
  floor: async () => await startBare(await sharedLog(join(folder, 'floor.log'))),
  sqlite: async () => await startOurs({ kind: 'sqlite', path: join(folder, 'kept.db') }, 'keep'),
  judging: async () => await startOurs({ kind: 'sqlite', path: join(folder, 'judged.db') }, 'judge'),
  postgres: async () => await startOurs({ kind: 'postgres', url: postgresUrl }, 'keep'),
}

interface Started {
  readonly port: number
  readonly trackingId: string
}

const started = await starters[kind]?.()
if (started === undefined) throw new Error(`expected one of ${Object.keys(starters).join(', ')}, got "${kind}"`)
process.stdout.write(`${started.port} ${started.trackingId}\n`)
process.stdin.resume().on('end', () => process.exit())

/** smtp-server alone, answering once `store` is done with the message. */
async function startBare(store: (bytes: Buffer) => Promise<void>): Promise<Started> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _session, callback) => {
      collect(stream, (bytes) => void answerWhenStored(store(bytes), callback))
    },
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.server.once('listening', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new TypeError('a TCP server has an address')
  return { port: address.port, trackingId: createTrackingId(random) }
}

async function answerWhenStored(
  isStored: Promise<void>,
  callback: (error: Error | null, text?: string) => void,
): Promise<void> {
  try {
    await isStored
    callback(null, 'Ok')
  } catch (error) {
    callback(error instanceof Error ? error : new Error('not stored'))
  }
}

function collect(stream: SMTPServerDataStream, done: (bytes: Buffer) => void): void {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => done(Buffer.concat(chunks)))
}

/** The least that makes a message durable: one file, one write and one fdatasync for all that wait. */
async function sharedLog(path: string): Promise<(bytes: Buffer) => Promise<void>> {
  const file = await open(path, 'a')
  let waiting: { readonly bytes: Buffer; readonly resolve: () => void; readonly reject: (error: unknown) => void }[] =
    []
  let isBusy = false
  const flush = async (): Promise<void> => {
    isBusy = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await append(file, Buffer.concat(group.map(({ bytes }) => bytes))).then(
        () => group.forEach(({ resolve }) => resolve()),
        (error: unknown) => group.forEach(({ reject }) => reject(error)),
      )
    }
    isBusy = false
  }
  return async (bytes) => {
    await new Promise<void>((resolve, reject) => {
      waiting.push({ bytes, resolve, reject })
      if (!isBusy) void flush()
    })
  }
}

async function append(file: FileHandle, bytes: Buffer): Promise<void> {
  await file.write(bytes)
  await file.datasync()
}

/** `keep`: no slot is free and nobody judges, so that only receiving is measured. `judge`: as a service runs. */
async function startOurs(location: StorageLocation, work: 'keep' | 'judge'): Promise<Started> {
  const storage = await openStorage(location, { clock, random })
  const { store } = storage
  const jobs = await storage.startJobs()
  const trackingId = createTrackingId(random)
  const seeds = localSeeds.map(({ address, providerType, providerName }) => ({ address, providerType, providerName }))
  const createdAtMs = clock.nowMs()
  await store.createTest({
    workspaceId: 'bench',
    trackingId,
    trackingKey: createTrackingKey(random),
    style: 'spam-test',
    name: 'bench',
    source: null,
    metadata: {},
    senderDomain: null,
    mailType: null,
    createdAtMs,
    expiresAtMs: createdAtMs + 3_600_000,
    seeds,
  })
  const directory = seedDirectory(localSeeds)
  const rules = {
    measuredAddress: (address: string) => address,
    isUnsignedMeasured: true,
    senderClass: 'all',
    isUndecidedFinal: false,
  } as const
  const judgePorts = { dns: senderDns(), spamFilter: builtInFilter(), clock }
  const ports: KeepPorts = {
    store,
    jobs,
    clock,
    random,
    isSameOrganization: async (domains, signal) => await isSameOrganization(domains, judgePorts.dns, signal),
    judge: async (input, signal) => await judgeMessage(input, judgePorts, signal),
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  }
  const worker: JobWorker = {
    concurrency: 4,
    run: async (job, signal) => await judgeKeptMessage(job, { rules, ports: { ...ports, store, directory } }, signal),
  }
  if (work === 'judge') await jobs.work('judge-message', worker)
  const receive = durableReceiver({ rules, ports, slotCount: work === 'judge' ? 8 : 0 })
  const { port } = await startReceiver({}, { directory, clock, receive })
  return { port, trackingId }
}

function senderDns(): ReturnType<typeof zoneFileDns> {
  const records = '@ TXT "v=spf1 ip4:127.0.0.1 -all"\n@ MX 10 mx\nmx A 192.0.2.1\n_dmarc TXT "v=DMARC1; p=none"\n'
  const zone = parseZoneFile(`$ORIGIN shop.example.\n${records}`, 'bench.zone')
  if (zone.status === 'bad') throw new Error('the zone of the bench is wrong')
  return zoneFileDns([zone.value], fakeDns({}))
}
