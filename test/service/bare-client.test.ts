import { describe, expect, it } from 'vitest'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { startEmbeddedService } from '../../src/service/embedded.ts'
import { startConformanceTarget } from '../support/conformance-target.ts'
import { serviceExtensions } from '../support/extensions.ts'
import { fakeDns } from '../support/fake-dns.ts'
import { ask, pollSpamTest } from './bare-client.ts'
import { type BareService, bareClientSuite } from './bare-client-suite.ts'
import { sendMail } from './receiving/smtp-client.ts'

async function send(port: number, to: string, text: string): Promise<void> {
  const lines = ['From: news@shop.example', 'Subject: News', `Message-ID: <${text}.${to}>`, '', 'Good morning.', text]
  const reply = await sendMail(port, { to, from: 'news@shop.example', lines })
  expect(reply).toMatch(/^250/u)
}

async function openWhole(): Promise<BareService> {
  const target = await startConformanceTarget({ testTimeoutMs: 3_600_000, hasPostmasterData: false })
  const flag = (name: string): string => target.flags[target.flags.indexOf(name) + 1] ?? ''
  return {
    baseUrl: target.baseUrl,
    token: target.token,
    spareToken: flag('--exhaust-rate-limit'),
    webhook: { port: Number(flag('--webhook-listen').split(':')[1]), secret: flag('--webhook-secret') },
    send: async (to, text) => await send(Number(flag('--smtp-port')), to, text),
    [Symbol.asyncDispose]: async () => await target[Symbol.asyncDispose](),
  }
}

describe('a client written from the API document, against the service', () => {
  bareClientSuite(openWhole)

  it('gets a 404 if no postmaster account is connected', async () => {
    await using service = await openWhole()
    const connected = await ask(service, 'GET /postmaster_accounts/connected')
    expect(connected).toMatchObject({ status: 404, json: { error: expect.any(String) } })
  })
})

describe('a client written from the API document, against the embedded service', () => {
  it('creates a test, sends mail, polls and reads', async () => {
    await using service = await startEmbeddedService(
      { extensions: serviceExtensions, sendingIp: null, dns: fakeDns({}), testTimeoutMs: 60_000 },
      { clock: nodeClock(), random: nodeRandom() },
    )
    const access = { baseUrl: service.apiUrl, token: service.apiToken.reveal() }
    const { json } = await ask(access, 'POST /spam_tests', {})
    const seeds: string[] = Object.values(json.instructions.send_to).flat().map(String)
    for (const seed of seeds) await send(service.smtpPort, seed, json.test.tracking_id)
    const done = await pollSpamTest(access, json.test.tracking_id, 50)
    expect(done.json.data.test_results).toHaveLength(seeds.length)
  })
})
