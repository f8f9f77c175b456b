/**
 * `presend serve` with seeds at three kinds of providers: the folder and verdicts that each mailbox shows for six
 * messages sent through a real Postfix, and the resulting outcome of the gate.
 */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { aSigningKey, signed } from '../support/dkim-signer.ts'
import { eventually } from '../support/eventually.ts'
import { aMail } from '../support/mail-builder.ts'
import { startNameServer } from '../support/name-server.ts'
import { type CommandEnd, createApiToken, runPresend, type ServedProcess, startServe } from '../support/serve.ts'
import { sendBySmtp } from '../support/smtp-sender.ts'
import {
  type Kind,
  kinds,
  mailboxPassword,
  sendingAddress,
  startThreeProviders,
  type ThreeProviders,
} from '../support/three-providers.ts'

const key = aSigningKey()
const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'
const stack = new AsyncDisposableStack()
let providers: ThreeProviders
let served: ServedProcess
let folder = ''
let token = ''

beforeAll(async () => {
  const ours = { TXT: [`v=spf1 ip4:${sendingAddress} -all`] }
  const names = stack.use(
    await startNameServer({
      'shop.example': ours,
      's1._domainkey.shop.example': { TXT: [key.record] },
      '_dmarc.shop.example': { TXT: ['v=DMARC1; p=quarantine'] },
      'esp.example': ours,
      's1._domainkey.esp.example': { TXT: [key.record] },
      'elsewhere.example': { TXT: ['v=spf1 ip4:203.0.113.7 -all'] },
      's1._domainkey.elsewhere.example': { TXT: [key.record] },
      '_dmarc.elsewhere.example': { TXT: ['v=DMARC1; p=none'] },
      'strict.example': { TXT: ['v=spf1 -all'] },
      '_dmarc.strict.example': { TXT: ['v=DMARC1; p=reject'] },
    }),
  )
  providers = stack.use(await startThreeProviders(names))
  folder = await mkdtemp(join(tmpdir(), 'presend-kinds-'))
  stack.defer(async () => await rm(folder, { recursive: true, force: true }))
  const storage = `sqlite:${join(folder, 'presend.db')}`
  token = await createApiToken(storage)
  await writeFile(join(folder, 'clean.html'), template(words))
  await writeFile(join(folder, 'gtube.html'), template(`${words} ${gtube}`))
  const config = join(folder, 'presend-service.yml')
  const seeds = providers.seedRows.map((row) => `  - ${row}\n`).join('')
  await writeFile(config, `storage: ${storage}\nsmtp: none\ndns: {servers: ["${names.address}"]}\nseeds:\n${seeds}`)
  const flags = ['--config', config, '--listen', '127.0.0.1:0', '--smtp', 'none']
  served = stack.use(await startServe({ flags, env: { SEED_PASSWORD: mailboxPassword } }))
  const states = await eventually(health, (all) => all.every((state) => state === 'healthy'))
  if (states.some((state) => state !== 'healthy')) throw new Error(JSON.stringify(served.lines))
})

afterAll(async () => await stack.disposeAsync())

async function ask(path: string, init: { readonly method?: string; readonly body?: string } = {}): Promise<Reply> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return Object(await (await fetch(`${served.apiUrl}${path}`, { ...init, headers })).json())
}

type Reply = Readonly<Record<string, unknown>>

async function health(): Promise<readonly unknown[]> {
  const { providers: groups } = await ask('/external_tests/providers')
  return Object.values(Object(groups)).flatMap((group) => Object(group).emails.map((one: object) => Object(one).status))
}

interface Sending {
  readonly author: string
  readonly sender: string
  /** The signing domain; `null` if the message is not signed. */
  readonly signer: string | null
  readonly text?: string
}

/**
 * The expected result at one provider: folder, the three results, and the source of each (p: recorded by the provider,
 * c: computed by presend).
 */
type Cell = string | null
const cases: readonly (readonly [string, Sending, Readonly<Record<Kind, Cell>>])[] = [
  [
    'a clean message',
    { author: 'shop.example', sender: 'shop.example', signer: 'shop.example' },
    {
      labels: 'INBOX observed: spf pass p, dkim pass p, dmarc pass p',
      junk: 'INBOX observed: spf pass c, dkim pass p, dmarc pass c',
      gateway: 'INBOX observed: spf pass p, dkim pass p, dmarc pass p',
    },
  ],
  [
    'an unsigned message',
    { author: 'shop.example', sender: 'shop.example', signer: null },
    {
      labels: 'INBOX observed: spf pass p, dkim none p, dmarc pass p',
      junk: 'INBOX observed: spf pass c, dkim none p, dmarc pass c',
      gateway: 'INBOX observed: spf pass p, dkim none p, dmarc pass p',
    },
  ],
  [
    'a misaligned message',
    { author: 'shop.example', sender: 'esp.example', signer: 'esp.example' },
    {
      labels: 'Spam observed: spf pass p, dkim pass p, dmarc fail p',
      junk: 'Spam observed: spf pass c, dkim pass p, dmarc fail c',
      gateway: 'Spam observed: spf pass p, dkim pass p, dmarc fail p',
    },
  ],
  [
    'a message from an address that SPF does not permit',
    { author: 'elsewhere.example', sender: 'elsewhere.example', signer: 'elsewhere.example' },
    {
      labels: 'INBOX observed: spf fail p, dkim pass p, dmarc pass p',
      junk: 'INBOX observed: spf fail c, dkim pass p, dmarc pass c',
      gateway: 'INBOX observed: spf fail p, dkim pass p, dmarc pass p',
    },
  ],
  [
    'a message whose domain requests rejection',
    { author: 'strict.example', sender: 'strict.example', signer: null },
    {
      // The copy was rejected over SMTP and never reached the mailbox, so it has no result, and none is invented.
      labels: null,
      junk: 'Spam observed: spf fail c, dkim none p, dmarc fail c',
      gateway: 'Spam observed: spf fail p, dkim none p, dmarc fail p',
    },
  ],
  [
    'GTUBE',
    { author: 'shop.example', sender: 'shop.example', signer: 'shop.example', text: gtube },
    {
      labels: 'Spam observed: spf pass p, dkim pass p, dmarc pass p',
      junk: 'Spam observed: spf pass c, dkim pass p, dmarc pass c',
      gateway: 'Spam observed: spf pass p, dkim pass p, dmarc pass p',
    },
  ],
]

const words = 'Dear reader, our shop in Mill Lane is closed on Monday. We look forward to your visit on Tuesday.'

function template(text: string): string {
  const head = '<html lang="en"><head><meta charset="utf-8"><title>Opening hours</title></head>'
  return `---\nsubject: Opening hours\nfrom: Shop <hello@shop.example>\n---\n<!doctype html>${head}<body><p>${text}</p></body></html>\n`
}

let serial = 0

function compose({ author, signer, text }: Sending, to: string, trackingId: string): Buffer {
  serial += 1
  const plain = aMail({
    headers: {
      From: `Shop <hello@${author}>`,
      To: to,
      Date: new Date().toUTCString().replace('GMT', '+0000'),
      'Message-ID': `<${serial}@${author}>`,
      'X-Presend-Test': trackingId,
    },
  })
  const mail = Buffer.from(String(plain).replace(/base64\r\n\r\n[^]*/u, `7bit\r\n\r\n${text ?? words}\r\n`))
  return signer === null ? mail : signed(mail, { domain: signer, key })
}

async function send(sending: Sending, trackingId: string): Promise<void> {
  for (const to of Object.values(kinds)) {
    const mail = { heloName: 'ci.shop.example', from: `bounce@${sending.sender}`, to }
    const reply = await sendBySmtp(providers.submission, { ...mail, content: compose(sending, to, trackingId) })
    expect(reply).toMatch(/^250 /u)
  }
}

async function resultsOf(trackingId: string): Promise<Readonly<Record<string, Entry>>> {
  const { data } = await ask(`/spam_tests/${trackingId}`)
  const entries: readonly Entry[] = Object(data).test_results
  return Object.fromEntries(entries.map((entry) => [entry.to, entry]))
}

interface Entry extends Readonly<Record<string, unknown>> {
  readonly to: string
  readonly delivered_to: string | null
  readonly placement: string | null
  readonly authentication: unknown
}

function cellOf(entry: Entry): Cell {
  if (entry.delivered_to === null) return null
  const methods = ['spf', 'dkim', 'dmarc'].map((name) => {
    const { result, origin } = Object(entry.authentication)[name]
    // A client that uses only the documented fields must see the same.
    const isSame = entry[`${name}_pass`] === (result === 'pass')
    return `${name} ${result} ${isSame ? String(origin).charAt(0) : 'and something else'}`
  })
  return `${entry.delivered_to} ${String(entry.placement)}: ${methods.join(', ')}`
}

describe.concurrent('three kinds of mailboxes show the right folder and the right three verdicts', () => {
  it.for(cases)('for %s', async ([, sending, cells]) => {
    const created = await ask('/spam_tests', { method: 'POST', body: '{}' })
    const trackingId = String(Object(created['test']).tracking_id)
    await send(sending, trackingId)
    const wanted = Object.fromEntries(Object.entries(cells).map(([kind, cell]) => [Object(kinds)[kind], cell]))
    const shown = async (): Promise<unknown> =>
      Object.fromEntries(Object.entries(await resultsOf(trackingId)).map(([to, entry]) => [to, cellOf(entry)]))
    expect(await eventually(shown, (cellsNow) => isDeepStrictEqual(cellsNow, wanted))).toEqual(wanted)
  })
})

it('a rejected message returns to its sender with the text of the rejection, and reaches no mailbox', async () => {
  const bounce = /to=<seed@labels\.example>.*status=bounced .*550 5\.7\.1 rejected by DMARC policy for strict\.example/u
  expect(await eventually(providers.submission.readLog, (log) => bounce.test(log))).toMatch(bounce)
})

describe.concurrent('presend check with the same servers', () => {
  const runs: readonly (readonly [string, Readonly<Record<string, string>>, CheckEnd])[] = [
    ['passes a clean template', { template: 'clean.html' }, { exitCode: 0, rates: { inbox: 100, dmarc: 100 } }],
    [
      'fails GTUBE only because of its folder',
      { template: 'gtube.html' },
      { exitCode: 1, rates: { inbox: 0, dmarc: 100 } },
    ],
    [
      'fails a misaligned sender because of folder and DMARC',
      { template: 'clean.html', 'envelope-from': 'bounce@esp.example', 'dkim-domain': 'esp.example', preflight: 'off' },
      { exitCode: 1, rates: { inbox: 0, dmarc: 0 } },
    ],
  ]

  it.for(runs)('%s', async ([, changes, wanted]) => {
    const reportDir = `report-${Object.values(changes).join('-')}`.replaceAll('@', '-')
    const ended = await check({ ...changes, 'report-dir': reportDir })

    const report = Object(JSON.parse(await readFile(join(folder, reportDir, 'report.json'), 'utf8')))
    const [test] = report.tests
    const overall = test.rates.filter((rate: object) => Object(rate).scope === 'overall')
    const rates = Object.fromEntries(overall.map((rate: object) => [Object(rate).rate, Object(rate).percent]))
    expect({ exitCode: ended.exitCode, rates }, ended.stdout + ended.stderr).toEqual({
      exitCode: wanted.exitCode,
      rates: { ...wanted.rates, spf: 100, dkim: 100 },
    })
    expect(test.placementKind).toBe('observed')
    expect(ended.stdout).toMatch(/observed placement|Placement \(observed\)/u)
  })
})

interface CheckEnd {
  readonly exitCode: number
  /** Overall rates in percent; SPF and DKIM always pass. */
  readonly rates: { readonly inbox: number; readonly dmarc: number }
}

async function check(changes: Readonly<Record<string, string>>): Promise<CommandEnd> {
  const { host, port } = providers.submission
  const settings = {
    'api-url': served.apiUrl,
    'smtp-host': host,
    'smtp-port': String(port),
    'smtp-security': 'none',
    'envelope-from': 'bounce@shop.example',
    'dkim-domain': 'shop.example',
    'dkim-selector': 's1',
    quorum: '100',
    timeout: '60s',
    ...changes,
  }
  const env = {
    PRESEND_API_TOKEN: token,
    PRESEND_DKIM_PRIVATE_KEY: String(key.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  return await runPresend(['check', ...flags], { env, workingDirectory: folder })
}
