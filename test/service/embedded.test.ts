import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { describe, expect, it } from 'vitest'

import { openClient } from '../../src/check/client/open-client.ts'
import { openSubmission } from '../../src/check/submission/open-submission.ts'
import type { MailType } from '../../src/foundation/contract/names.ts'
import type { CreatedTest, SeedResult, TestSnapshot } from '../../src/foundation/contract/test.ts'
import { composeMessages } from '../../src/foundation/mail/compose.ts'
import type { DkimKey, RenderedMessage } from '../../src/foundation/mail/message.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { type EmbeddedOptions, startEmbeddedService } from '../../src/service/embedded.ts'
import { aTestRequest } from '../support/api-builders.ts'
import { serviceExtensions } from '../support/extensions.ts'
import { type FakeRecords, fakeDns } from '../support/fake-dns.ts'
import { readSourceFiles } from '../support/source-files.ts'
import { staticClosure } from '../support/structure-rules.ts'

const world = { clock: nodeClock(), random: nodeRandom() }
const never = new AbortController().signal
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key: DkimKey = {
  domain: 'shop.example',
  selector: 'mail',
  privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}
const zone: FakeRecords = {
  'shop.example': { TXT: ['v=spf1 ip4:198.51.100.7 -all'], MX: ['10 mx.shop.example'], SOA: ['ns.shop.example'] },
  'mail._domainkey.shop.example': {
    TXT: [`v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`],
  },
  '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject'] },
  'mx.shop.example': { A: ['198.51.100.7'] },
  '7.100.51.198.in-addr.arpa': { PTR: ['mx.shop.example'] },
}
const message: RenderedMessage = {
  templatePath: 'order.html',
  dataSet: null,
  subject: 'Your order 1001 is on its way',
  from: { displayName: 'Shop', localPart: 'orders', domain: 'shop.example', address: 'orders@shop.example' },
  replyTo: [],
  headerFields: [],
  html: '<p>Your order number 1001 left our warehouse this morning.</p><p>Thank you for shopping with us.</p>',
  text: 'Your order number 1001 left our warehouse this morning.\n\nThank you for shopping with us.',
  attachments: [],
}

interface Run {
  readonly test: CreatedTest
  readonly replies: readonly number[]
  readonly results: readonly SeedResult[]
  readonly status: string | null
}

interface Sent {
  readonly mailType?: MailType
  readonly message?: RenderedMessage
}

/** Creates a test, sends mail to every seed and waits for the results, as a run does. */
async function run(
  options: Partial<Omit<EmbeddedOptions, 'extensions'>>,
  dkim: DkimKey | null,
  sent: Sent = {},
): Promise<Run> {
  await using service = await startEmbeddedService(
    { sendingIp: null, dns: fakeDns(zone), testTimeoutMs: 60_000, extensions: serviceExtensions, ...options },
    world,
  )
  await using client = openClient({ apiUrl: service.apiUrl, apiToken: service.apiToken, userAgent: 'test' }, world)
  await using submission = openSubmission(
    {
      host: service.smtpHost,
      port: service.smtpPort,
      username: null,
      password: null,
      security: 'none',
      ca: null,
      oauth2: null,
      connectionCount: 20,
      mailsPerSecond: null,
      heloName: 'mx.shop.example',
    },
    world,
  )
  await submission.verify({ deadlineMs: Infinity }, never)
  const request = aTestRequest({ mailType: sent.mailType ?? null })
  const test = await client.createTest(request, { deadlineMs: Infinity }, never)
  const messages = await composeMessages(
    {
      message: sent.message ?? message,
      recipients: test.seeds.map((seed) => seed.address),
      trackingId: test.trackingId,
      trackingIn: 'header',
      envelopeSender: 'bounce@shop.example',
      dkim,
    },
    world,
  )
  const deadlineMs = world.clock.monotonicMs() + 20_000
  const outcomes = await submission.submit(messages, { deadlineMs, onOutcome: () => undefined }, never)
  let last: TestSnapshot | null = null
  for await (const snapshot of client.watchResults(test, { deadlineMs, expectedCount: 9 }, never)) last = snapshot
  return {
    test,
    replies: outcomes.map((outcome) => ('reply' in outcome ? outcome.reply.code : 0)),
    results: last?.results ?? [],
    status: last?.status ?? null,
  }
}

describe('the embedded service', () => {
  it('judges a signed mail with a declared sending address', async () => {
    const { replies, results, status, test } = await run({ sendingIp: '198.51.100.7' }, key)
    expect(replies).toEqual(Array(9).fill(250))
    expect(test.longPollSeconds).toBe(20)
    expect(status).toBe('complete')
    expect(results).toHaveLength(9)
    for (const result of results) {
      expect(result.spf.isPass).toBe(true)
      expect(result.dkim.isPass).toBe(true)
      expect(result.dmarc.isPass).toBe(true)
      expect(result.folder).not.toBeNull()
      expect(result.placementKind).toBe('simulated')
      expect(result.spam?.engine).toBe('built-in')
    }
    expect(results.filter((result) => result.folder === 'Spam')).toEqual([])
  })

  it('does not measure SPF without a sending address, or DKIM and DMARC for an unsigned message', async () => {
    const { results, status } = await run({}, null)
    expect(status).toBe('complete')
    for (const result of results) {
      expect(result).toMatchObject({ spf: { isPass: null }, dkim: { isPass: null }, dmarc: { isPass: null } })
      expect(result.folder).not.toBeNull()
    }
  })

  it('rejects over SMTP what a provider would reject, and includes the rejection in the results', async () => {
    const { replies, results, status } = await run({ sendingIp: '203.0.113.9' }, null)
    expect(status).toBe('complete')
    expect(replies.filter((code) => code >= 500).length).toBeGreaterThan(0)
    for (const [index, code] of replies.entries()) {
      const isRefused = code >= 500
      expect(results[index]?.folder === null).toBe(isRefused)
      expect(results[index]?.reason).toEqual(expect.any(String))
    }
  })

  it.each(['marketing', 'transactional'] as const)(
    'rejects %s mail that fails SPF and passes DMARC only at providers that document this',
    async (mailType) => {
      const elsewhere = { ...zone, '9.113.0.203.in-addr.arpa': { PTR: ['out.shop.example'] } }
      const dns = fakeDns({ ...elsewhere, 'out.shop.example': { A: ['203.0.113.9'] } })
      const { results, test, replies } = await run({ sendingIp: '203.0.113.9', dns }, key, { mailType })
      const refusedTypes = test.seeds.filter((_seed, index) => Number(replies[index]) >= 500)
      const expected = mailType === 'marketing' ? ['consumer', 'consumer', 'consumer'] : []
      expect(refusedTypes.map((seed) => seed.providerType)).toEqual(expected)
      for (const result of results.slice(expected.length)) {
        expect(result).toMatchObject({ spf: { isPass: false }, dkim: { isPass: true }, dmarc: { isPass: true } })
      }
    },
  )

  it('passes DMARC for an unsigned message through aligned SPF', async () => {
    const { results } = await run({ sendingIp: '198.51.100.7' }, null, { mailType: 'transactional' })
    for (const result of results) {
      expect(result).toMatchObject({ spf: { isPass: true }, dkim: { isPass: null }, dmarc: { isPass: true } })
    }
  })

  it('files a newsletter under Promotions only at the Gmail-like seed, and transactional mail only under Updates', async () => {
    const newsletter = {
      ...message,
      subject: 'Neue Kollektion: 20 % Rabatt',
      headerFields: [{ name: 'List-Unsubscribe', value: '<https://shop.example/u>' }],
    }
    const marketing = await run({}, key, { mailType: 'marketing', message: newsletter })
    expect(marketing.results.map(({ folder }) => folder)).toEqual(['Promotions', ...Array(8).fill('INBOX')])
    const transactional = await run({}, key, { mailType: 'transactional', message: newsletter })
    expect(transactional.results.map(({ folder }) => folder)).toEqual(['Updates', ...Array(8).fill('INBOX')])
  })

  it('suggests the SPF record to publish', async () => {
    const { results } = await run({ sendingIp: '192.0.2.25' }, key, { mailType: 'transactional' })
    const accepted = results.filter(({ folder }) => folder !== null)
    expect(accepted.length).toBeGreaterThan(0)
    for (const { spf } of accepted) {
      expect(spf.fix).toBe(
        'Replace the SPF record (TXT) of shop.example with: v=spf1 ip4:192.0.2.25 ip4:198.51.100.7 -all',
      )
    }
  })

  it('adds a note at consumer seeds if marketing mail has no unsubscribe link', async () => {
    const marketing = await run({}, key, { mailType: 'marketing' })
    const noted = marketing.results.map(({ notes }) => notes?.map(({ rule }) => rule).join())
    expect(noted).toEqual([...Array(3).fill('J-C2'), ...Array(6).fill('')])
    expect(marketing.results[0]?.notes?.[0]?.fix).toContain('List-Unsubscribe')
    const transactional = await run({}, key, { mailType: 'transactional' })
    expect(transactional.results.flatMap(({ notes }) => notes)).toEqual([])
  })

  it("never reveals the embedded service's token", async () => {
    await using service = await startEmbeddedService(
      { extensions: serviceExtensions, sendingIp: null, dns: fakeDns({}), testTimeoutMs: 1000 },
      world,
    )
    expect(service.apiUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/u)
    expect(service.smtpHost).toBe('127.0.0.1')
    expect(JSON.stringify(service)).not.toContain(service.apiToken.reveal())
    expect(String(service.apiToken)).toBe('***')
  })

  it('creates a new token at each start, with a limit of 10,000 requests per hour', async () => {
    const options = { sendingIp: null, dns: fakeDns({}), testTimeoutMs: 1000 }
    await using one = await startEmbeddedService({ ...options, extensions: serviceExtensions }, world)
    await using other = await startEmbeddedService({ ...options, extensions: serviceExtensions }, world)
    const headers = { Authorization: `Bearer ${one.apiToken.reveal()}` }
    const reply = await fetch(`${one.apiUrl}/external_tests`, { headers })
    expect(reply.headers.get('X-RateLimit-Limit')).toBe('10000')
    expect(reply.headers.get('X-RateLimit-Remaining')).toBe('9999')
    expect((await fetch(`${other.apiUrl}/external_tests`, { headers })).status).toBe(401)
  })

  it('leaves no handle open, so that the process exits immediately', async () => {
    const program = fileURLToPath(new URL('./embedded-run.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 20_000 })
    expect(JSON.parse(stdout)).toMatchObject({ status: 200 })
  })

  it('loads no module that only a multi-user service needs', () => {
    const { packages } = staticClosure(readSourceFiles('src'), 'service/embedded.ts')
    const heavy = new Set(['pg', 'pg-boss', 'pino', 'prom-client', 'imapflow', 'commander', 'yaml'])
    expect(packages.filter((name) => heavy.has(name))).toEqual([])
    expect(packages).toContain('hono')
  })

  it('names the embedded service in the error if the service cannot start', async () => {
    const broken = {
      ...world,
      random: {
        ...world.random,
        bytes: () => {
          throw new Error('no entropy')
        },
      },
    }
    await expect(
      startEmbeddedService(
        { extensions: serviceExtensions, sendingIp: null, dns: fakeDns({}), testTimeoutMs: 1000 },
        broken,
      ),
    ).rejects.toMatchObject({
      code: 'EMBEDDED_SERVICE_FAILED',
      outcome: 'inconclusive',
      message: expect.stringContaining('no entropy'),
    })
  })
})
