import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Secret } from '../../src/foundation/world/secret.ts'
import { verify } from '../../src/webhook.ts'
import { mailLines, sendMail } from '../service/receiving/smtp-client.ts'
import { findFreePort } from '../support/free-port.ts'
import { isNightly } from '../support/is-nightly.ts'
import { startPostgres } from '../support/postgres.ts'
import { createApiToken, runPresend, type ServedProcess, startServe } from '../support/serve.ts'

/** How often a process is killed. */
const loopCount = isNightly ? 20 : 2
const senderCount = 6
/** Leases of dead instances expire after 30 s, and a sweep runs every 10 s. */
const settleLimitMs = 120_000
const zone = resolve(import.meta.dirname, '../../examples/dns/lanternfish.zone')

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-crash-'))
  const lines = [
    `dns: {zone-file: ${zone}}`,
    'sending-ip: 192.0.2.25',
    'webhooks: {allow-private: true}',
    // Fewer slots than senders, so that some messages are judged while their sender waits and others are stored for
    // later.
    'limits: {judging-slots: 2}',
  ]
  await writeFile(join(folder, 'presend-service.yml'), `${lines.join('\n')}\n`)
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** A `presend serve` process that is killed and restarted on the same ports. */
class Instance {
  readonly #flags: readonly string[]
  readonly httpPort: number
  readonly smtpPort: number
  #served: ServedProcess | null = null

  constructor(storage: string, [httpPort, smtpPort]: readonly [number, number]) {
    this.httpPort = httpPort
    this.smtpPort = smtpPort
    const listen = ['--listen', `127.0.0.1:${httpPort}`, '--smtp', `127.0.0.1:${smtpPort}`]
    this.#flags = ['--config', 'presend-service.yml', '--storage', storage, '--log-level', 'warn', ...listen]
  }

  async start(): Promise<void> {
    this.#served = await startServe({ flags: this.#flags, workingDirectory: folder })
  }

  /** The warnings and errors that it logged before it was killed. */
  complaints(): readonly string[] {
    const lines = this.#served?.lines ?? []
    return lines.filter((line) => line['level'] === 'error').map((line) => JSON.stringify(line))
  }

  async kill(): Promise<void> {
    await this.#served?.[Symbol.asyncDispose]()
  }
}

/** All requests received by the webhook receiver, by test and seed. */
interface Events extends AsyncDisposable {
  readonly url: string
  readonly received: ReadonlyMap<string, { readonly keys: Set<string>; readonly bodies: Set<string>; count: number }>
  readonly unsignedCount: () => number
  trust(secret: string): void
}

async function receiveEvents(): Promise<Events> {
  const received = new Map<string, { readonly keys: Set<string>; readonly bodies: Set<string>; count: number }>()
  let secret = new Secret('')
  let unsignedCount = 0
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (!verify(body, String(request.headers['x-service-signature'] ?? ''), secret.reveal())) {
      unsignedCount += 1
      response.writeHead(401).end()
      return
    }
    const event = JSON.parse(body.toString())
    const name = `${event.spam_test.tracking_id} ${event.test_result.recipient_email}`
    const seen = received.get(name) ?? { keys: new Set(), bodies: new Set(), count: 0 }
    seen.keys.add(event.idempotency_key)
    seen.bodies.add(body.toString())
    seen.count += 1
    received.set(name, seen)
    response.writeHead(200).end()
  }
  // An aborted request means that the service was killed while sending it; the service sends it again.
  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()))
  const port = await findFreePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    unsignedCount: () => unsignedCount,
    trust: (text) => {
      secret = new Secret(text)
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** The work of the senders. */
interface Traffic {
  /** The created tests, with their seeds. */
  readonly tests: Map<string, readonly string[]>
  /** `<tracking id> <address>` of every copy that was accepted with 250. */
  readonly acknowledged: Set<string>
  /** The time of every final reply to a copy, including rejections. */
  readonly answered: Set<string>
  keptCount: number
  lostCount: number
}

interface Scene {
  readonly instances: readonly Instance[]
  readonly token: string
  readonly traffic: Traffic
}

function pick<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

/** Sends the request to any instance until one responds. */
async function ask(
  path: string,
  { instances, token }: Pick<Scene, 'instances' | 'token'>,
  body?: object,
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of it in the next line
): Promise<any> {
  for (;;) {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const reply = await fetch(`http://127.0.0.1:${pick(instances).httpPort}/api/v1${path}`, { ...init, headers })
      .then(async (response) => (response.ok ? await response.json() : null))
      .catch(() => null)
    if (reply !== null) return reply
    await wait(20)
  }
}

/** Creates a test and sends its mail, retrying every copy until it gets a final reply, as a mail server would. */
async function sendOneTest({ instances, token, traffic }: Scene): Promise<void> {
  const created = await ask('/spam_tests', { instances, token }, { spam_test: { name: 'crash' } })
  const trackingId = String(created.test.tracking_id)
  const seeds = Object.values(created.instructions.send_to).flat().map(String)
  traffic.tests.set(trackingId, seeds)
  for (const address of seeds) {
    const lines = mailLines(trackingId, 'INBOX', `${trackingId}.${address}`).map((line) =>
      line.replaceAll('shop.example', 'lanternfish.example'),
    )
    for (;;) {
      const mail = { to: address, from: 'news@lanternfish.example', lines }
      const reply = (await sendMail(pick(instances).smtpPort, mail)) ?? ''
      if (reply.includes('Ok: queued')) traffic.keptCount += 1
      if (/^[25]/u.test(reply)) traffic.answered.add(`${trackingId} ${address}`)
      if (reply.startsWith('2')) traffic.acknowledged.add(`${trackingId} ${address}`)
      if (/^[25]/u.test(reply)) break
      traffic.lostCount += 1
      await wait(20)
    }
  }
}

/** Kills one instance after another at random moments while mail is being sent. */
async function playCrashes(scene: Scene): Promise<void> {
  const over = new AbortController()
  const senders = Array.from({ length: senderCount }, async () => {
    while (!over.signal.aborted) await sendOneTest(scene)
  })
  for (let loop = 0; loop < loopCount; loop += 1) {
    // The moment is a point in the work and not a time, so that it is the same on a slow machine.
    const until = scene.traffic.answered.size + Math.floor(Math.random() * 40)
    while (scene.traffic.answered.size < until) await wait(3)
    const instance = scene.instances[loop % scene.instances.length]
    await instance?.kill()
    await instance?.start()
  }
  over.abort()
  await Promise.all(senders)
}

/** Every copy that got a reply must have a result, and none may have two. */
async function unsettledCopies(scene: Scene): Promise<readonly string[]> {
  const missing: string[] = []
  for (const [trackingId, seeds] of scene.traffic.tests) {
    const { data } = await ask(`/spam_tests/${trackingId}`, scene)
    const entries: readonly { to: string; reason: string | null }[] = data.test_results
    expect(entries.map((entry) => entry.to)).toEqual(seeds)
    const open = entries.filter(
      (entry) => entry.reason === null && scene.traffic.answered.has(`${trackingId} ${entry.to}`),
    )
    missing.push(...open.map((entry) => `${trackingId} ${entry.to}`))
  }
  return missing
}

async function expectNothingLost(scene: Scene, events: Events): Promise<void> {
  const { answered } = scene.traffic
  const endMs = performance.now() + settleLimitMs
  const isTold = (): boolean => [...answered].every((name) => events.received.has(name))
  while (!isTold() && performance.now() < endMs) await wait(100)
  expect(await unsettledCopies(scene)).toEqual([])
  expect([...answered].filter((name) => !events.received.has(name))).toEqual([])
  const all = [...events.received.values()]
  expect(all.filter((one) => one.keys.size !== 1 || one.bodies.size !== 1)).toEqual([])
  expect(new Set(all.flatMap((one) => [...one.keys])).size).toBe(all.length)
  expect(events.unsignedCount()).toBe(0)
}

async function play(storage: string, instanceCount: number): Promise<Traffic> {
  await using events = await receiveEvents()
  const token = await createApiToken(storage)
  const flags = ['--workspace', 'tests', '--storage', storage, '--json']
  const added = await runPresend(['webhook', 'add', events.url, ...flags], { workingDirectory: folder })
  events.trust(String(Object(JSON.parse(added.stdout)).secret))
  const instances: Instance[] = []
  for (let index = 0; index < instanceCount; index += 1) {
    instances.push(new Instance(storage, [await findFreePort(), await findFreePort()]))
  }
  const traffic: Traffic = {
    tests: new Map(),
    acknowledged: new Set(),
    answered: new Set(),
    keptCount: 0,
    lostCount: 0,
  }
  const scene = { instances, token, traffic }
  const startMs = performance.now()
  try {
    await Promise.all(instances.map(async (instance) => await instance.start()))
    await playCrashes(scene)
    const trafficMs = performance.now() - startMs
    await expectNothingLost(scene, events)
    const twice = [...events.received.values()].reduce((sum, one) => sum + one.count - 1, 0)
    console.info(
      `${loopCount} kills in ${Math.round(trafficMs / 1000)} s: ${traffic.tests.size} tests, ${traffic.answered.size} copies answered` +
        ` (${traffic.acknowledged.size} with 250, ${traffic.keptCount} kept first), ${traffic.lostCount} connections lost,` +
        ` ${events.received.size} results told (${twice} told again), all there ${Math.round((performance.now() - startMs - trafficMs) / 1000)} s later`,
    )
    expect(instances.flatMap((instance) => instance.complaints())).toEqual([])
    return traffic
  } finally {
    await Promise.all(instances.map(async (instance) => await instance.kill()))
  }
}

const limitMs = 180_000 + loopCount * 6000

describe('a service that is killed repeatedly loses nothing that it has acknowledged', () => {
  it(
    'with one process on SQLite',
    async () => {
      const traffic = await play(`sqlite:${join(folder, 'crash.db')}`, 1)
      expect(traffic.keptCount).toBeGreaterThan(0)
    },
    limitMs,
  )

  it(
    'with two processes on PostgreSQL that are killed in turn',
    async () => {
      await using postgres = await startPostgres()
      const traffic = await play(await postgres.createDatabase(), 2)
      expect(traffic.keptCount).toBeGreaterThan(0)
    },
    limitMs,
  )
})
