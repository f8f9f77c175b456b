/**
 * Kills or suspends each component, or breaks its connections, in the middle of a test. Results may be late but never
 * wrong. Each case knows the right results beforehand and watches the API from the creation of the test to its end.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Clock } from '../../src/foundation/world/world.ts'
import { type HostedService, hostService } from '../service/self-hosted-service.ts'
import { aSigningKey, signed } from '../support/dkim-signer.ts'
import { type DnsFront, startDnsFront } from '../support/dns-front.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { eventually } from '../support/eventually.ts'
import { isNightly } from '../support/is-nightly.ts'
import { aMail } from '../support/mail-builder.ts'
import { type RunningNameServer, startNameServer } from '../support/name-server.ts'
import { type RunningRspamd, startRspamd } from '../support/rspamd.ts'
import { sendBySmtp } from '../support/smtp-sender.ts'
import { type RunningSpamd, startSpamd } from '../support/spamd.ts'
import { hurriedClock } from '../support/submission-setup.ts'
import { startToxicProxy, type ToxicProxy } from '../support/toxic-proxy.ts'
import { type Truth, watchTruth } from '../support/watched-truth.ts'

const address = '192.0.2.5'
const key = aSigningKey()
const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'
const seeds = { box: 'seed@box.example', consumer: 'a@local.example', gateway: 'b@local.example' } as const

/** Each case uses a separate sender domain, because DNS results for earlier domains are still cached. */
const caseCount = 40
const senders = Array.from({ length: caseCount }, (_, index) => `s${index}.example`)

let names: RunningNameServer
let dovecot: RunningDovecot
let dns: DnsFront
const stack = new AsyncDisposableStack()

beforeAll(async () => {
  names = stack.use(await startNameServer(Object.fromEntries(zoneEntries())))
  dns = stack.use(await startDnsFront(names.host))
  dovecot = stack.use(
    await startDovecot({
      users: { [seeds.box]: 'hunter2' },
      sieve: 'require ["body", "fileinto"];\nif body :raw :contains "GTUBE" { fileinto "Junk"; }\n',
    }),
  )
})

afterAll(async () => await stack.disposeAsync())

function zoneEntries(): readonly (readonly [string, object])[] {
  const ofSenders = senders.flatMap((name) => [
    [name, { TXT: [`v=spf1 ip4:${address} -all`], A: [address] }] as const,
    [`s1._domainkey.${name}`, { TXT: [key.record] }] as const,
    [`_dmarc.${name}`, { TXT: ['v=DMARC1; p=reject'] }] as const,
  ])
  return [
    ...ofSenders,
    ['5.2.0.192.in-addr.arpa', { PTR: ['mail.host.example.'] }],
    ['mail.host.example', { A: [address] }],
  ]
}

/** A service, and all the servers that it depends on. */
export interface World {
  readonly hosted: HostedService
  readonly imap: ToxicProxy
  readonly engine: ToxicProxy
  readonly engineServer: RunningRspamd | RunningSpamd
}

async function startWorld(kind: 'rspamd' | 'spamd', parts: AsyncDisposableStack): Promise<World> {
  const engineServer = parts.use(kind === 'rspamd' ? await startRspamd() : await startSpamd())
  const enginePort = 'port' in engineServer ? engineServer.port : Number(new URL(engineServer.url).port)
  const engine = parts.use(await startToxicProxy(enginePort))
  const imap = parts.use(await startToxicProxy(dovecot.imapPort))
  const filters = {
    rspamd: `{kind: rspamd, url: "http://127.0.0.1:${engine.port}"}`,
    spamd: `{kind: spamd, host: 127.0.0.1, port: ${engine.port}}`,
  }
  const yaml = `sending-ip: ${address}
dns: {servers: ["${dns.address}"]}
spam-filter: ${filters[kind]}
seeds:
  - {address: ${seeds.box}, type: business, kind: imap, host: 127.0.0.1, port: ${imap.port}, tls: none, username: ${seeds.box}, password-env: SEED_PASSWORD}
  - {address: ${seeds.consumer}, type: consumer, kind: local}
  - {address: ${seeds.gateway}, type: protected, kind: local}
`
  // Time limits of seconds take a twentieth of that time.
  const hosted = parts.use(await hostService(yaml, { env: { SEED_PASSWORD: 'hunter2' }, clock: racingClock() }))
  return { hosted, imap, engine, engineServer }
}

/** Returns the machine's clock at twenty times its speed from now on. */
function racingClock(): Clock {
  const clock = hurriedClock(20)
  const behindMs = clock.nowMs() - clock.monotonicMs()
  return { ...clock, nowMs: () => Math.round(clock.monotonicMs() + behindMs) }
}

function logged({ hosted }: World, text: string): number {
  return hosted.lines.filter((line) => line['msg'] === text).length
}

let serial = 0

function compose(to: string, { sender, trackingId, text }: Letter): Buffer {
  serial += 1
  const plain = aMail({
    headers: {
      From: `Shop <hello@${sender}>`,
      To: to,
      Date: new Date().toUTCString().replace('GMT', '+0000'),
      'Message-ID': `<${serial}@${sender}>`,
      'X-Presend-Test': trackingId,
    },
  })
  const mail = Buffer.from(String(plain).replace(/base64\r\n\r\n[^]*/u, `7bit\r\n\r\n${text}\r\n`))
  return signed(mail, { domain: sender, key })
}

interface Letter {
  readonly sender: string
  readonly trackingId: string
  readonly text: string
}

/**
 * Delivers as a relay does, retrying until the message is accepted. The real mailbox's own server records the client
 * address.
 */
async function deliverToBox(letter: Letter): Promise<void> {
  const trace = `Received: from mail.host.example (mail.host.example [${address}])\r\n\tby mx.box.example with ESMTPS id 1; Thu, 1 Jan 2026 00:00:00 +0000\r\n`
  const content = Buffer.concat([Buffer.from(trace), compose(seeds.box, letter)])
  const message = { from: `bounce@${letter.sender}`, to: seeds.box, content }
  await eventually(
    async () => await dovecot.deliver(message).catch(String),
    (reply) => reply.startsWith('250'),
  )
}

async function deliverLocally({ hosted }: World, letter: Letter): Promise<void> {
  const port = hosted.service.smtp?.port ?? 0
  await Promise.all(
    [seeds.consumer, seeds.gateway].map(async (to) => {
      const mail = { heloName: 'mail.host.example', from: `bounce@${letter.sender}`, to, content: compose(to, letter) }
      await eventually(
        async () => await sendBySmtp({ host: '127.0.0.1', port }, mail).catch(String),
        (reply) => reply.startsWith('250'),
      )
    }),
  )
}

/** A fault, and how to end it. */
export interface Injury {
  readonly name: string
  harm(world: World): Promise<void> | void
  heal(world: World): Promise<void> | void
  /** A count that increases when a component has noticed the fault; absent if the fault is too mild to be noticed. */
  readonly felt?: (world: World) => number
  /** If true, no data passes between the release of held data and the start of the fault. */
  readonly isInstant?: true
}

const feltByWatcher = (world: World): number => logged(world, 'mailbox unreachable')
const feltByEngine = (world: World): number => logged(world, 'spam engine failed')

function network(name: string, harm: (proxy: ToxicProxy) => void, felt?: Injury['felt']): Injury {
  return {
    name: `a network that ${name}`,
    harm: ({ imap, engine }) => {
      harm(imap)
      harm(engine)
    },
    heal: ({ imap, engine }) => {
      imap.heal()
      engine.heal()
    },
    ...(felt === undefined ? {} : { felt }),
    isInstant: true,
  }
}

/** An engine that is killed and started again. */
export const killedEngine: Injury = {
  name: 'a killed engine',
  harm: async ({ engineServer }) => await engineServer.kill(),
  heal: async ({ engineServer }) => await engineServer.start(),
  felt: feltByEngine,
}

/** Servers that are killed, and networks that break or delay connections. */
export const quickInjuries: readonly Injury[] = [
  {
    name: 'a killed Dovecot',
    harm: async () => await dovecot.kill(),
    heal: async () => await dovecot.start(),
    felt: feltByWatcher,
  },
  {
    name: 'a killed DNS server',
    harm: async () => await names.kill(),
    heal: async () => await names.start(),
    // The mailbox watcher holds a copy that could not be verified.
    felt: (world) => logged(world, 'mailbox watcher error, continuing'),
  },
  killedEngine,
  network(
    'cuts connections',
    (proxy) => {
      proxy.refuse()
      proxy.cut()
    },
    feltByWatcher,
  ),
  network('is slow', (proxy) => proxy.slow(100)),
]

/** A network whose connections stay open without data. The mailbox watcher notices this only after its time limit. */
export const hangingNetwork: Injury = network('lets connections hang', (proxy) => proxy.stall(), feltByWatcher)

/** A network on which only one end knows that a connection is closed. The time limit is also necessary here. */
export const halfOpenNetwork: Injury = network(
  'leaves connections half open',
  (proxy) => proxy.halfOpen(),
  feltByWatcher,
)

type Moment = (world: World, letters: readonly Letter[], injury: Injury) => Promise<void>

/** Resolves when all mail has been delivered; delivery to a service that hangs takes longer. */
async function deliverAll(world: World, letters: readonly Letter[]): Promise<void> {
  await Promise.all(letters.flatMap((letter) => [deliverToBox(letter), deliverLocally(world, letter)]))
}

async function harmUntilFelt(
  world: World,
  { harm, heal, felt, isInstant }: Injury,
  meanwhile: () => void,
): Promise<void> {
  const before = felt?.(world) ?? 0
  if (isInstant === true) meanwhile()
  await harm(world)
  if (isInstant !== true) meanwhile()
  if (felt !== undefined) {
    await eventually(
      async () => await Promise.resolve(felt(world)),
      (count) => count > before,
    )
  }
  await heal(world)
}

const moments: Readonly<Record<string, Moment>> = {
  'before delivery': async (world, letters, injury) => {
    let delivered: Promise<void> = Promise.resolve()
    await harmUntilFelt(world, injury, () => {
      delivered = deliverAll(world, letters)
    })
    await delivered
  },
  'between delivery and detection': async (world, letters, injury) => {
    world.imap.stall()
    dns.hold()
    await Promise.all(letters.map(deliverToBox))
    const delivered = Promise.all(letters.map(async (letter) => await deliverLocally(world, letter)))
    await dns.held()
    await harmUntilFelt(world, injury, () => {
      world.imap.heal()
      dns.release()
    })
    await delivered
  },
  'while a copy is being judged': async (world, letters, injury) => {
    dns.hold()
    await Promise.all(letters.map(deliverToBox))
    // The real mailbox is being read, and its copy is being verified.
    await dns.held()
    const asked = world.engine.connectionCount
    const delivered = Promise.all(letters.map(async (letter) => await deliverLocally(world, letter)))
    if (injury.felt === feltByEngine) {
      world.engine.stall()
      dns.release()
      await eventually(
        async () => await Promise.resolve(world.engine.connectionCount),
        (count) => count > asked,
      )
    }
    await harmUntilFelt(world, injury, () => {
      if (injury.felt === feltByEngine) world.engine.heal()
      dns.release()
    })
    await delivered
  },
}

function everywhere(folder: string): Truth {
  return Object.fromEntries(Object.values(seeds).map((seed) => [seed, folder]))
}

let caseNumber = 0

async function untruthsOf(world: World, moment: Moment, injury: Injury): Promise<readonly string[]> {
  const sender = senders[caseNumber] ?? ''
  caseNumber += 1
  const watched = [
    await watchTruth(world.hosted, everywhere('INBOX')),
    await watchTruth(world.hosted, everywhere('Spam')),
  ]
  const letters = watched.map(({ trackingId }, index): Letter => {
    return { sender, trackingId, text: index === 0 ? 'We look forward to your visit on Tuesday.' : gtube }
  })
  await moment(world, letters, injury)
  const untruths = await Promise.all(watched.map(async (test) => await test.untruths))
  return untruths.flat()
}

async function healthy({ hosted }: World): Promise<void> {
  await eventually(
    async () => (await hosted.store.listSeeds()).every((seed) => seed.health === 'healthy'),
    (isHealthy) => isHealthy,
  )
}

/** Tests these injuries at each moment; outside the nightly run, at only the first `momentCount` moments. */
export function truthSuite(kind: 'rspamd' | 'spamd', injuries: readonly Injury[], momentCount?: number): void {
  describe(`no wrong result is shown with ${kind}`, () => {
    const parts = new AsyncDisposableStack()
    let world: World
    beforeAll(async () => {
      world = await startWorld(kind, parts)
      await healthy(world)
    })
    afterAll(async () => await parts.disposeAsync())

    const cases = injuries.flatMap((injury) =>
      Object.entries(moments)
        .slice(0, isNightly ? undefined : momentCount)
        .map(([moment, act]) => ({ name: injury.name, moment, act, injury })),
    )
    it.each(cases)('with $name $moment', async ({ act, injury }) => {
      expect(await untruthsOf(world, act, injury)).toEqual([])
    })
  })
}
