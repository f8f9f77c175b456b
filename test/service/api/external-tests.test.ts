import { describe, expect, it } from 'vitest'
import { sendToReader } from '../../../src/foundation/contract/seed-replies.ts'
import { providersReply } from '../../../src/service/api/external-tests.ts'
import { localSeeds } from '../../../src/service/receiving/directory.ts'
import { type InProcessApp, inProcessApp } from '../in-process-app.ts'
import { aRecord, aRefusal } from '../storage/builders.ts'

const external = { external_test: { name: 'Nightly', source: 'ci', metadata: { commit: 'abc' } } }

async function create(app: InProcessApp, body: unknown = external): Promise<{ id: number; tracking_id: string }> {
  return (await app.request('POST', '/external_tests', { body })).body.test
}

async function record(app: InProcessApp, numericId: number, folders: readonly (string | 550)[]): Promise<void> {
  for (const [index, folder] of folders.entries()) {
    const address = localSeeds[index]?.address ?? ''
    const placed = aRecord({ folder: folder === 'INBOX' ? 'INBOX' : 'Spam', recordedAtMs: app.clock.nowMs() })
    await app.store.recordCopy({ numericId, address, messageKey: 'm', record: folder === 550 ? aRefusal(550) : placed })
  }
}

describe('POST /external_tests', () => {
  it('returns the id, tracking id and seeds', async () => {
    await using app = await inProcessApp()
    const answer = await app.request('POST', '/external_tests', { body: { ...external, provider_types: ['business'] } })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      success: true,
      test: { id: 1, tracking_id: expect.stringMatching(/^[A-Za-z0-9_-]{22,}$/u), status: 'pending' },
      send_to: { business: expect.arrayContaining([expect.stringContaining('@')]) },
      instructions: { timeout_minutes: 60 },
      long_poll: { max_wait_seconds: 20 },
    })
  })

  it.each([
    ['without external_test', {}, 'external_test'],
    ['without a name', { external_test: { source: 's' } }, 'external_test.name'],
    ['without a source', { external_test: { name: 'n' } }, 'external_test.source'],
    [
      'with metadata that is text',
      { external_test: { name: 'n', source: 's', metadata: 'x' } },
      'external_test.metadata',
    ],
    ['with an invalid type', { ...external, provider_types: ['martian'] }, '"martian"'],
  ])('returns 422 %s', async (_how, body, word) => {
    await using app = await inProcessApp()
    const answer = await app.request('POST', '/external_tests', { body })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ success: false, error: expect.stringContaining(word) })
  })

  it('numbers external tests and spam tests in one sequence', async () => {
    await using app = await inProcessApp()
    const first = await create(app)
    const { body } = await app.request('POST', '/spam_tests')
    const third = await create(app)
    expect([first.id, body.test.id, third.id]).toEqual([1, 2, 3])
    expect((await app.request('GET', `/spam_tests/${first.id}`)).body.data.name).toBe('Nightly')
    expect((await app.request('GET', `/external_tests/${body.test.id}`)).status).toBe(404)
  })
})

describe('GET /external_tests/:id', () => {
  it('changes from pending to in_progress to complete, and counts results', async () => {
    await using app = await inProcessApp()
    const { id, tracking_id } = await create(app)
    const read = async (): Promise<unknown> => (await app.request('GET', `/external_tests/${id}`)).body
    expect(await read()).toMatchObject({
      success: true,
      test: { id, tracking_id, status: 'pending', name: 'Nightly', source: 'ci', metadata: { commit: 'abc' } },
      summary: { inbox_rate: 0, completed: 0, total_providers: 9 },
    })
    await record(app, id, ['INBOX', 'Spam', 550])
    expect(await read()).toMatchObject({
      test: { status: 'in_progress' },
      summary: { inbox_rate: 33.3, completed: 3, total_providers: 9 },
    })
    await record(app, id, Array(9).fill('INBOX'))
    expect(await read()).toMatchObject({
      test: { status: 'complete' },
      summary: { inbox_rate: 88.9, completed: 9, total_providers: 9 },
    })
  })

  it('expires after an hour; later results are counted, but the status remains expired', async () => {
    await using app = await inProcessApp()
    const { id } = await create(app)
    await app.clock.advance(3_600_000)
    const read = async (): Promise<unknown> => (await app.request('GET', `/external_tests/${id}`)).body
    expect(await read()).toMatchObject({ test: { status: 'expired' }, summary: { completed: 0 } })
    await record(app, id, Array(9).fill('INBOX'))
    expect(await read()).toMatchObject({ test: { status: 'expired' }, summary: { completed: 9, inbox_rate: 100 } })
  })

  it('remains complete', async () => {
    await using app = await inProcessApp()
    const { id } = await create(app)
    await record(app, id, Array(9).fill('INBOX'))
    await app.clock.advance(9_000_000)
    expect((await app.request('GET', `/external_tests/${id}`)).body.test.status).toBe('complete')
  })

  it('finds a test by its number only, and only in its own workspace', async () => {
    await using app = await inProcessApp()
    const { id, tracking_id } = await create(app)
    for (const name of [tracking_id, '999', '0', '-1', '1.0', '1e0', '%20']) {
      expect((await app.request('GET', `/external_tests/${name}`)).status).toBe(404)
    }
    expect((await app.request('GET', `/external_tests/${id}`, { token: 'stranger' })).status).toBe(404)
  })
})

describe('GET /external_tests', () => {
  it('lists the newest first, ten per page', async () => {
    await using app = await inProcessApp()
    for (let count = 0; count < 12; count += 1) await create(app)
    await app.request('POST', '/spam_tests')
    const first = await app.request('GET', '/external_tests')
    expect(first.body.success).toBe(true)
    expect(first.body.tests.map((test: { id: number }) => test.id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(first.body.pagination).toEqual({ page: 1, per_page: 10, total_count: 12, total_pages: 2 })
    expect(first.body.tests[0]).toMatchObject({
      tracking_id: expect.any(String),
      status: 'pending',
      name: 'Nightly',
      source: 'ci',
      created_at: '2026-01-01T10:30:00.000Z',
    })
    const second = await app.request('GET', '/external_tests?page=2')
    expect(second.body.tests).toHaveLength(2)
    const beyond = await app.request('GET', '/external_tests?page=3')
    expect(beyond.body).toMatchObject({ tests: [], pagination: { page: 3, total_count: 12 } })
  })

  it('filters by source and status', async () => {
    await using app = await inProcessApp()
    const { id } = await create(app)
    await create(app, { external_test: { name: 'n', source: 'other & "odd"' } })
    await record(app, id, ['INBOX'])
    const ids = async (query: string): Promise<readonly number[]> =>
      (await app.request('GET', `/external_tests?${query}`)).body.tests.map((test: { id: number }) => test.id)
    expect(await ids('source=ci')).toEqual([1])
    expect(await ids(`source=${encodeURIComponent('other & "odd"')}`)).toEqual([2])
    expect(await ids('status=pending')).toEqual([2])
    expect(await ids('status=in_progress&source=ci')).toEqual([1])
    expect(await ids('status=complete')).toEqual([])
    expect(await ids('source=&status=&page=&per_page=')).toEqual([2, 1])
  })

  it('limits per_page to 100', async () => {
    await using app = await inProcessApp()
    expect((await app.request('GET', '/external_tests?per_page=5000')).body.pagination.per_page).toBe(100)
  })

  it.each([
    ['page=0', ['page']],
    ['page=-1', ['page']],
    ['page=1.5', ['page']],
    ['page=abc&per_page=0', ['page', 'per_page']],
    ['per_page=%20', ['per_page']],
  ])('returns 422 for %s', async (query, words) => {
    await using app = await inProcessApp()
    const answer = await app.request('GET', `/external_tests?${query}`)
    expect(answer.status).toBe(422)
    for (const word of words) expect(answer.body.error).toContain(word)
    expect(answer.body.errors.length).toBeGreaterThan(0)
  })

  it.each(['done', 'Complete', 'pending%20'])('returns an empty list for the unknown status %s', async (status) => {
    await using app = await inProcessApp()
    await create(app)
    const { status: code, body } = await app.request('GET', `/external_tests?status=${status}`)
    expect(code).toBe(200)
    expect(body.tests).toEqual([])
    expect(body.pagination).toEqual({ page: 1, per_page: 10, total_count: 0, total_pages: 0 })
  })

  it('shows no test of another workspace, and returns an empty page beyond the last one', async () => {
    await using app = await inProcessApp()
    await create(app)
    expect((await app.request('GET', '/external_tests', { token: 'stranger' })).body.tests).toEqual([])
    expect((await app.request('GET', '/external_tests?page=9007199254740991')).body.tests).toEqual([])
  })
})

describe('GET /external_tests/providers', () => {
  it('lists every type with its mailboxes and their health', async () => {
    const seeds = localSeeds.map((seed, index) => {
      if (index === 0) return Object.assign({}, seed, { health: 'degraded' as const })
      return index === 1 ? Object.assign({}, seed, { isEnabled: false }) : seed
    })
    await using app = await inProcessApp({ seeds })
    const { body } = await app.request('GET', '/external_tests/providers')
    expect(body.success).toBe(true)
    expect(Object.keys(body.providers)).toEqual(['consumer', 'business', 'protected'])
    expect(body.providers.consumer).toEqual({
      description: expect.any(String),
      emails: [
        { address: 'seed1@freemail.example', service: 'freemail.example', status: 'degraded' },
        { address: 'seed3@homepost.example', service: 'homepost.example', status: 'healthy' },
      ],
    })
  })

  it.each([
    'provider_types[]=business&provider_types[]=business',
    'provider_types%5B%5D=business',
    'provider_types=business',
  ])('returns only the types in %s', async (query) => {
    await using app = await inProcessApp()
    const { body } = await app.request('GET', `/external_tests/providers?${query}`)
    expect(Object.keys(body.providers)).toEqual(['business'])
  })

  it('names every invalid type', async () => {
    await using app = await inProcessApp()
    const answer = await app.request('GET', '/external_tests/providers?provider_types[]=x&provider_types[]=y')
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toHaveLength(2)
    expect(answer.body.error).toContain('"x"')
    expect(answer.body.error).toContain('"y"')
  })
})

it('providersReply() lists every seed in the form of the contract', () => {
  const read = sendToReader.parse(providersReply(localSeeds, []).providers)
  const mailboxes = Object.values(read).flat()
  expect(mailboxes).toHaveLength(9)
  expect(mailboxes).toContainEqual({ address: 'seed7@mailgate.example', service: 'mailgate.example' })
})

it('providersReply() marks an unhealthy seed and omits a disabled one', () => {
  const seeds = localSeeds.map((seed, index) => {
    return Object.assign({}, seed, index === 0 ? { health: 'unhealthy' as const } : { isEnabled: false })
  })
  const { providers } = providersReply(seeds, [])
  expect(providers.consumer?.emails.map((email) => email.status)).toEqual(['unhealthy'])
  expect(providers.business?.emails).toEqual([])
})
