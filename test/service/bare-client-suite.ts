/** Every flow of api-v1.md, run by a client that relies only on api-v1.md. */

import { expect, it } from 'vitest'

import {
  ask,
  askWithBackOff,
  type BareAccess,
  pollExternalTest,
  pollSpamTest,
  startBareReceiver,
} from './bare-client.ts'

/** A running service. */
export interface BareService extends AsyncDisposable, BareAccess {
  /** Delivers a message that contains the given lines of text, as a mail server would. */
  send(to: string, text: string): Promise<void>
  /** A token whose hourly rate limit `exhaust` uses up. */
  readonly spareToken: string
  /** `null`: the service sends no webhooks. */
  readonly webhook: { readonly port: number; readonly secret: string } | null
}

const seriesNames = [
  'spam_rate',
  'ip_reputation',
  'domain_reputation',
  'feedback_loop',
  'authentication',
  'encryption',
  'delivery_errors',
]

const types = ['consumer', 'business', 'protected']
const folders = ['INBOX', 'Spam', 'Promotions', 'Social', 'Updates', 'Forums']

/** Runs the flows; `open` may return the same service each time. */
export function bareClientSuite(open: () => Promise<BareService>): void {
  it('creates a spam test, sends mail, polls and reads the results', async () => {
    await using service = await open()
    const { status, json } = await ask(service, 'POST /spam_tests', { spam_test: { name: 'Spring sale' } })
    expect([200, 201]).toContain(status)
    expect(json).toMatchObject({ success: true, test: { name: 'Spring sale', source: null, metadata: {} } })
    const seeds: string[] = Object.values(json.instructions.send_to).flat().map(String)
    expect(Object.keys(json.instructions.send_to).every((type) => types.includes(type))).toBe(true)
    for (const seed of seeds) await service.send(seed, json.test.tracking_id)
    const done = await pollSpamTest(service, json.test.tracking_id, 50)
    expect(done.json).toMatchObject({ success: true, data: { key: expect.any(String), name: 'Spring sale' } })
    expect(done.json.data.test_results).toHaveLength(seeds.length)
    for (const entry of done.json.data.test_results) {
      expect(folders).toContain(entry.delivered_to)
      expect(seeds).toContain(entry.to)
      expect(entry).toMatchObject({ from: expect.any(String), spf_pass: expect.any(Boolean) })
      expect([typeof entry.dkim_pass, typeof entry.dmarc_pass]).toEqual(['boolean', 'boolean'])
    }
    expect((await ask(service, `GET /spam_tests/${done.json.data.key}`)).json).toEqual(done.json)
  })

  it('creates an external test, and polls until it is complete', async () => {
    await using service = await open()
    const external_test = { name: 'Nightly', source: 'newsletter', metadata: { build: 7 } }
    const { json } = await ask(service, 'POST /external_tests', { external_test, provider_types: ['business'] })
    expect(json).toMatchObject({ test: { id: expect.any(Number), tracking_id: expect.any(String) } })
    expect(Object.keys(json.send_to)).toEqual(['business'])
    for (const seed of json.send_to.business) await service.send(seed, `Test: ${json.test.tracking_id}`)
    const done = await pollExternalTest(service, json.test.id, 50)
    expect(done.json.test.status).toBe('complete')
    const seedCount = json.send_to.business.length
    expect(done.json.summary).toMatchObject({ completed: seedCount, total_providers: seedCount })
    expect(done.json.summary.inbox_rate).toBeGreaterThanOrEqual(0)
    expect(done.json.summary.inbox_rate).toBeLessThanOrEqual(100)
  })

  it('creates a test in external style through POST /spam_tests', async () => {
    await using service = await open()
    const external_test = { name: 'Nightly', source: 'newsletter', metadata: { build: 7 } }
    const { json } = await ask(service, 'POST /spam_tests', {
      external_test,
      provider_types: ['consumer', 'protected'],
    })
    expect(json.test).toMatchObject({ name: 'Nightly', source: 'newsletter', metadata: { build: 7 } })
    expect(Object.keys(json.instructions.send_to).toSorted()).toEqual(['consumer', 'protected'])
    expect((await ask(service, `GET /spam_tests/${json.test.tracking_id}`)).json.data.name).toBe('Nightly')
  })

  it('lists email services, providers and external tests', async () => {
    await using service = await open()
    const services = await ask(service, 'GET /spam_tests/email_services')
    expect(Object.keys(services.json).toSorted()).toEqual(types.toSorted())
    const providers = await ask(
      service,
      'GET /external_tests/providers?provider_types[]=business&provider_types[]=consumer',
    )
    expect(providers.status).toBe(200)
    const external_test = { name: 'n', source: 'list' }
    await ask(service, 'POST /external_tests', { external_test })
    const list = await ask(service, 'GET /external_tests?source=list&page=1&per_page=10')
    expect(list.status).toBe(200)
    expect(JSON.stringify(list.json)).toContain('"list"')
    expect((await ask(service, 'GET /external_tests?source=list&status=complete')).status).toBe(200)
  })

  it('reads the list of problems for an invalid request', async () => {
    await using service = await open()
    const wrong = await ask(service, 'POST /spam_tests', { provider_types: ['business', 'postal'] })
    expect(wrong).toMatchObject({ status: 422, json: { success: false, error: expect.stringContaining('postal') } })
    const stranger = await ask({ ...service, token: 'psd_nobody' }, 'GET /external_tests')
    expect(stranger).toMatchObject({ status: 401, json: { success: false, error: expect.any(String) } })
  })

  it('reads the list of problems for an invalid postmaster request', async () => {
    await using service = await open()
    const error = expect.any(String)
    const nobody = await ask(service, 'GET /postmaster_accounts?email=me%40shop.example')
    expect(nobody).toMatchObject({ status: 404, json: { error } })
    for (const [query, status] of [
      ['item=shop.example', 422],
      ['email=me%40shop.example&item=shop.example&start_date=2026-01-01', 422],
      ['email=me%40shop.example&item=shop.example&start_date=01.01.2026&end_date=2026-01-31', 422],
      ['email=me%40shop.example&item=shop.example', 404],
    ] as const) {
      const reply = await ask(service, `GET /postmaster_accounts/1?${query}`)
      expect(reply).toMatchObject({ status, json: { error } })
      expect(reply.json).not.toHaveProperty('success')
    }
  })

  it('exhausts its rate limit, backs off, and gives up after three attempts', async () => {
    await using service = await open()
    const access = { ...service, token: service.spareToken }
    let last = await ask(access, 'GET /spam_tests/email_services')
    for (let left = last.remaining; left > 0; left -= 1) last = await ask(access, 'GET /spam_tests/email_services')
    expect(last).toMatchObject({ status: 200, remaining: 0 })
    const waits: number[] = []
    const refused = await askWithBackOff(access, 'GET /external_tests', async (delayMs) => {
      waits.push(delayMs)
      await Promise.resolve()
    })
    expect(refused).toMatchObject({ status: 429, remaining: 0, json: { success: false } })
    expect(refused.json.error).toMatch(/\d+ seconds/u)
    expect(waits).toEqual([1000, 2000])
  })

  it('receives a signed webhook for each result', async () => {
    await using service = await open()
    if (service.webhook === null) throw new Error('this service sends no webhooks')
    await using receiver = await startBareReceiver(service.webhook.port, service.webhook.secret)
    const { json } = await ask(service, 'POST /spam_tests', { provider_types: ['protected'] })
    const seeds: readonly string[] = json.instructions.send_to.protected
    for (const seed of seeds) await service.send(seed, json.test.tracking_id)
    await receiver.accepted(seeds.length)
    expect(receiver.statuses.filter((status) => status !== 200)).toEqual([])
    for (const event of receiver.events) {
      expect(event).toMatchObject({
        event_type: expect.any(String),
        test_result: { provider_name: expect.any(String), delivery: { is_inbox: expect.any(Boolean) } },
      })
    }
  })
}

/** Reads postmaster data; `account` has data from January 2026 for one of its domains. */
export function barePostmasterSuite(
  open: () => Promise<BareService>,
  { email, item }: { readonly email: string; readonly item: string },
): void {
  it("finds its account, and reads the data for the account's domains", async () => {
    await using service = await open()
    const connected = await ask(service, 'GET /postmaster_accounts/connected')
    const found = connected.json.connected_accounts.find((one: { email: string }) => one.email === email.toLowerCase())
    expect(found).toMatchObject({ id: expect.any(Number), created_at: expect.any(String) })
    const all = await ask(service, `GET /postmaster_accounts?email=${encodeURIComponent(email)}`)
    expect(Object.keys(all.json.data).toSorted()).toEqual(seriesNames.toSorted())
    const query = new URLSearchParams({ email, item, start_date: '2026-01-10', end_date: '2026-01-11' })
    const domain = await ask(service, `GET /postmaster_accounts/${found.id}?${query.toString()}`)
    expect(Object.keys(domain.json).toSorted()).toEqual(seriesNames.map((name) => `${name}_data`).toSorted())
    const dates = domain.json.spam_rate_data.map((entry: { date: string }) => entry.date)
    expect(dates).toEqual(['2026-01-10', '2026-01-11'])
  })
}
