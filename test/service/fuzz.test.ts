import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type ConformanceTarget, startConformanceTarget } from '../support/conformance-target.ts'
import { undocumented } from './documented-replies.ts'
import { type FuzzRequest, fuzzedOperations, requestTo } from './fuzz-arbitraries.ts'

// For a long run: FUZZ_RUNS=3000 FUZZ_SEED=1 vitest run --project service test/service/fuzz.test.ts (runs per operation).
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 60)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const longTimeoutMs = 30_000 + numRuns * 100

/** The longest allowed response time. */
const replyLimitMs = 10_000

interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

async function send(target: ConformanceTarget, request: FuzzRequest, token: string = target.token): Promise<Reply> {
  const response = await fetch(target.baseUrl + request.path, {
    method: request.method,
    headers: { 'Content-Type': 'application/json', ...request.headers, Authorization: `Bearer ${token}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(replyLimitMs),
    ...(request.body === null ? {} : { body: request.body }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

async function aTest(target: ConformanceTarget): Promise<readonly string[]> {
  const body = '{"external_test":{"name":"n","source":"s"},"timeout_minutes":60}'
  const reply = await send(target, { method: 'POST', path: '/external_tests', headers: {}, body })
  const { id, tracking_id: trackingId } = Object(reply.body).test
  return [String(id), String(trackingId)]
}

describe(`fuzzed with seed ${seed}, ${numRuns} requests each`, () => {
  it.each(fuzzedOperations)(
    '$name returns documented replies and never a 5xx',
    { timeout: longTimeoutMs },
    async (fuzzed) => {
      await using target = await startConformanceTarget()
      const names = await aTest(target)
      await fc.assert(
        fc.asyncProperty(requestTo(fuzzed, names), async (request) => {
          const reply = await send(target, request)
          expect(reply.status).toBeLessThan(500)
          expect(undocumented({ ...request, ...reply })).toEqual([])
        }),
        { numRuns: Math.min(numRuns, 9000), seed },
      )
      const after = await send(target, { method: 'GET', path: '/spam_tests/email_services', headers: {}, body: null })
      expect(after.status).toBe(200)
    },
  )

  it('responds to any method and path in the error form for the path', { timeout: longTimeoutMs }, async () => {
    await using target = await startConformanceTarget()
    const paths = fuzzedOperations.map(({ template }) => template.replace('{id}', '1'))
    const path = fc.oneof(
      fc.constantFrom(...paths, ...paths.map((each) => `${each}/`), ...paths.map((each) => `${each}//`)),
      fc.webPath().map((each) => `/x${each}`),
    )
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'QUERY')
    await fc.assert(
      fc.asyncProperty(path, method, async (wanted, verb) => {
        const request = { method: verb, path: wanted, headers: {}, body: null }
        const reply = await send(target, request)
        expect(reply.status).toBeLessThan(500)
        expect(undocumented({ ...request, ...reply })).toEqual([])
      }),
      { numRuns: Math.min(numRuns * 2, 9000), seed },
    )
  })

  it('stays consistent over sequences of creates, reads and lists', { timeout: longTimeoutMs }, async () => {
    await using target = await startConformanceTarget()
    const source = fc.constantFrom('ci', 'shop', "o'neil & %", 'ü')
    const step = fc.oneof(
      fc.record({
        do: fc.constant('create-external'),
        source,
        name: fc.string({ minLength: 1, maxLength: 255, unit: 'grapheme-ascii' }),
      }),
      fc.record({
        do: fc.constant('create-spam'),
        source,
        name: fc.string({ minLength: 1, maxLength: 255, unit: 'grapheme' }).filter(isShort),
      }),
      fc.record({ do: fc.constant('read'), source, name: fc.nat().map(String) }),
      fc.record({ do: fc.constant('list'), source, name: fc.constantFrom('1', '2', '7') }),
    )
    const known: Known[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const each of steps) await take(target, each, known)
      }),
      { numRuns: Math.min(Math.ceil(numRuns / 6), 600), seed, endOnFailure: true },
    )
    expect(known.length).toBeGreaterThan(0)
  })
})

interface Step {
  readonly do: string
  readonly source: string
  readonly name: string
}

/** A created test. */
interface Known {
  readonly id: number
  readonly trackingId: string
  readonly name: string
  /** `null`: a plain spam test. */
  readonly source: string | null
}

function isShort(name: string): boolean {
  return name.length <= 255
}

async function take(target: ConformanceTarget, step: Step, known: Known[]): Promise<void> {
  if (step.do.startsWith('create')) return await create(target, step, known)
  if (step.do === 'list') return await list(target, step, known)
  const one = known[Number(step.name) % Math.max(known.length, 1)]
  if (one === undefined) return
  const byId = await read(target, `/spam_tests/${one.id}`)
  expect(byId).toMatchObject({ status: 200, body: { data: { name: one.name, status: 'pending' } } })
  expect((await read(target, `/spam_tests/${one.trackingId}`)).body).toEqual(byId.body)
  const external = await read(target, `/external_tests/${one.id}`)
  expect(external.status).toBe(one.source === null ? 404 : 200)
}

async function create(target: ConformanceTarget, step: Step, known: Known[]): Promise<void> {
  const isExternal = step.do === 'create-external'
  const wish = isExternal
    ? { external_test: { name: step.name, source: step.source } }
    : { spam_test: { name: step.name } }
  const body = JSON.stringify({ ...wish, timeout_minutes: 60 })
  const path = isExternal ? '/external_tests' : '/spam_tests'
  const reply = await send(target, { method: 'POST', path, headers: {}, body })
  expect(undocumented({ method: 'POST', path, ...reply })).toEqual([])
  expect(reply.status).toBe(201)
  const { id, tracking_id: trackingId } = Object(reply.body).test
  expect(known.every((one) => one.id < id && one.trackingId !== trackingId)).toBe(true)
  known.push({ id, trackingId, name: step.name, source: isExternal ? step.source : null })
}

async function list(
  target: ConformanceTarget,
  { source, name: perPage }: Step,
  known: readonly Known[],
): Promise<void> {
  const expected = known.filter((one) => one.source === source).map(({ id }) => id)
  const query = new URLSearchParams({ source, per_page: perPage, page: '2' })
  const reply = await read(target, `/external_tests?${query.toString()}`)
  const size = Number(perPage)
  const { tests, pagination } = Object(reply.body)
  expect(pagination.total_count).toBe(expected.length)
  expect(tests.map(({ id }: { readonly id: number }) => id)).toEqual(expected.toReversed().slice(size, 2 * size))
}

async function read(target: ConformanceTarget, path: string): Promise<Reply> {
  const reply = await send(target, { method: 'GET', path, headers: {}, body: null })
  expect(undocumented({ method: 'GET', path, ...reply })).toEqual([])
  return reply
}
