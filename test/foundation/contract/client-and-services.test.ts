import { describe, expect, it } from 'vitest'
import { openClient } from '../../../src/check/client/open-client.ts'
import { openSubmission } from '../../../src/check/submission/open-submission.ts'
import type { CreatedTest } from '../../../src/foundation/contract/test.ts'
import { composeMessages } from '../../../src/foundation/mail/compose.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import { parseZoneFile } from '../../../src/foundation/world/parse-zone-file.ts'
import { zoneFileDns } from '../../../src/foundation/world/zone-file-dns.ts'
import { startEmbeddedService } from '../../../src/service/embedded.ts'
import { aTestRequest } from '../../support/api-builders.ts'
import { startBareApi } from '../../support/bare-api.ts'
import { serviceExtensions } from '../../support/extensions.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { clientSuite, type SuiteService } from './client-suite.ts'

const world = { clock: nodeClock(), random: nodeRandom() }
const never = new AbortController().signal

async function openBare(): Promise<SuiteService> {
  const api = await startBareApi()
  return {
    apiUrl: api.apiUrl,
    apiToken: api.apiToken,
    deliver: async (test) => {
      for (const { address } of test.seeds) api.receive(address, { folder: 'INBOX' })
      api.setStatus('complete')
    },
    [Symbol.asyncDispose]: async () => await api[Symbol.asyncDispose](),
  }
}

async function openEmbedded(): Promise<SuiteService> {
  const zone = parseZoneFile('$ORIGIN shop.example.\n@ 300 IN TXT "v=spf1 -all"\n', 'suite.zone')
  if (zone.status === 'bad') throw new Error('the zone of the suite is wrong')
  const service = await startEmbeddedService(
    {
      extensions: serviceExtensions,
      sendingIp: null,
      dns: zoneFileDns([zone.value], fakeDns({})),
      testTimeoutMs: 60_000,
    },
    world,
  )
  return {
    apiUrl: service.apiUrl,
    apiToken: service.apiToken,
    deliver: async (test) => await sendAll(test, { host: service.smtpHost, port: service.smtpPort }),
    [Symbol.asyncDispose]: async () => await service[Symbol.asyncDispose](),
  }
}

async function sendAll(test: CreatedTest, server: { readonly host: string; readonly port: number }): Promise<void> {
  const from = { displayName: null, localPart: 'news', domain: 'shop.example', address: 'news@shop.example' }
  const message = {
    templatePath: 'suite.html',
    dataSet: null,
    subject: 'New in our shop',
    from,
    replyTo: [],
    headerFields: [],
    html: null,
    text: 'Good morning, here is what is new in our shop.',
    attachments: [],
  }
  const recipients = test.seeds.map((seed) => seed.address)
  const { trackingId } = test
  const copies = await composeMessages(
    { message, recipients, trackingId, trackingIn: 'header', envelopeSender: from.address, dkim: null },
    world,
  )
  const login = { username: null, password: null, security: 'none', ca: null, oauth2: null } as const
  const setting = { ...server, ...login, connectionCount: 3, mailsPerSecond: null, heloName: 'suite.shop.example' }
  await using submission = openSubmission(setting, world)
  const options = { deadlineMs: world.clock.monotonicMs() + 20_000, onOutcome: () => undefined }
  const outcomes = await submission.submit(copies, options, never)
  expect(outcomes.map((outcome) => outcome.status)).toEqual(recipients.map(() => 'accepted'))
}

describe('the client with a service that returns only documented fields', () => {
  clientSuite(openBare)
})

describe('the client with the embedded service', () => {
  clientSuite(openEmbedded)

  it('receives a late result by long poll with few requests', async () => {
    await using service = await openEmbedded()
    const { apiUrl, apiToken } = service
    await using client = openClient({ apiUrl, apiToken, userAgent: 'presend/suite' }, world)
    const test = await client.createTest(aTestRequest(), { deadlineMs: Infinity }, never)
    expect(test.longPollSeconds).toBe(20)
    const options = { deadlineMs: world.clock.monotonicMs() + 20_000, expectedCount: test.seeds.length }
    const statuses: (string | null)[] = []
    for await (const snapshot of client.watchResults(test, options, never)) {
      statuses.push(snapshot.status)
      if (statuses.length === 1) await service.deliver(test)
    }
    expect(statuses[0]).toBe('pending')
    expect(statuses.at(-1)).toBe('complete')
    expect(statuses.length).toBeLessThan(8)
  })
})
