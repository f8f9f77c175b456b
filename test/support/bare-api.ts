/**
 * A service on 127.0.0.1 that implements only what api-v1.md documents. It validates requests strictly, records them
 * all, and fails on demand. The test decides the results of its seeds.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { Secret } from '../../src/foundation/world/secret.ts'
import { type BareFault, commitFault } from './bare-faults.ts'
import { answerPostmaster, type BarePostmaster } from './bare-postmaster.ts'

/** A received request, unmodified. */
export interface RecordedRequest {
  readonly method: string
  /** The path below `/api/v1`, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The parsed JSON; `undefined` if there was no body. */
  readonly body: unknown
  /** The client's port, which shows whether a connection was reused. */
  readonly remotePort: number
}

/** The result of one seed. */
export interface BareResult {
  readonly folder: string
  readonly spf?: boolean
  readonly dkim?: boolean
  readonly dmarc?: boolean
  /** Further fields of the entry, as a service with extensions adds them. */
  readonly more?: Readonly<Record<string, unknown>>
}

export interface BareApiOptions {
  /** The number of seeds by provider type. Default: two of each type. */
  readonly seeds?: Readonly<Record<string, readonly string[]>>
  /** Whether `GET /spam_tests/:id` opens external tests; the document leaves it open. */
  readonly externalDetails?: 'given' | 'missing'
  /** Requests left in the hour at the start; default 1000. */
  readonly budget?: number
  /** Seconds since the epoch, for X-RateLimit-Reset; default: in an hour. */
  readonly resetSecond?: number
  /** Fields added to every 2xx JSON response; for tests of tolerance. */
  readonly additions?: Readonly<Record<string, unknown>>
  /** Connected postmaster accounts and their data; default none. */
  readonly postmaster?: BarePostmaster
}

export interface BareApi extends AsyncDisposable {
  /** `http://127.0.0.1:port/api/v1`. */
  readonly apiUrl: string
  readonly apiToken: Secret
  readonly requests: readonly RecordedRequest[]
  /** Returns the number of requests of the given kinds, such as `POST /spam_tests` or `GET /spam_tests/:id`. */
  countOf(endpoint: string): number
  /** Makes the next `times` requests of an endpoint fail (`*`: of any endpoint). Faults are used in order. */
  fail(endpoint: string, fault: BareFault, times?: number): void
  /** Sets the result of the given seed in all tests. */
  receive(address: string, result: BareResult): void
  /** Sets the status of all external tests. */
  setStatus(status: string): void
  /** Resolves when the given number of requests has been received. */
  whenRequested(count: number): Promise<void>
}

interface BareTest {
  readonly id: number
  readonly trackingId: string
  readonly name: string
  readonly source: string | null
  readonly metadata: unknown
  readonly seeds: Readonly<Record<string, readonly string[]>>
}

const token = 'bare-token-0123456789'
const providerTypes: ReadonlySet<string> = new Set(['consumer', 'business', 'protected'])
const defaultSeeds = {
  consumer: ['ann@mail.example', 'bob@post.example'],
  business: ['cid@firm.example', 'dot@office.example'],
  protected: ['eve@gate.example', 'fay@guard.example'],
}

/** Starts the service; disposing it stops it. */
export async function startBareApi(options: BareApiOptions = {}): Promise<BareApi> {
  const requests: RecordedRequest[] = []
  const faults: { endpoint: string; fault: BareFault; times: number }[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const state: BareState = {
    options,
    seeds: options.seeds ?? defaultSeeds,
    tests: [],
    results: new Map(),
    status: 'pending',
    remaining: options.budget ?? 1000,
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recorded = await record(request)
    requests.push(recorded)
    for (const waiter of waiting.filter(({ count }) => count <= requests.length)) waiter.resolve()
    const endpoint = endpointOf(recorded)
    const planned = faults.find((each) => each.times > 0 && (each.endpoint === endpoint || each.endpoint === '*'))
    if (planned !== undefined) {
      planned.times -= 1
      if (planned.fault.kind === 'reset' && planned.fault.when === 'after-effect') answer(state, recorded)
      setRateLimit(state, response)
      commitFault(planned.fault, response)
      return
    }
    const { statusCode, body } = answer(state, recorded)
    setRateLimit(state, response)
    response.writeHead(statusCode, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    apiUrl: `http://127.0.0.1:${address.port}/api/v1`,
    apiToken: new Secret(token),
    requests,
    countOf: (endpoint) => requests.filter((each) => endpointOf(each) === endpoint).length,
    fail: (endpoint, fault, times = 1) => void faults.push({ endpoint, fault, times }),
    receive: (seed, result) => void state.results.set(seed, result),
    setStatus: (status) => {
      state.status = status
    },
    whenRequested: (count) =>
      new Promise((resolve) => (requests.length >= count ? resolve() : void waiting.push({ count, resolve }))),
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

interface BareState {
  readonly options: BareApiOptions
  readonly seeds: Readonly<Record<string, readonly string[]>>
  readonly tests: BareTest[]
  readonly results: Map<string, BareResult>
  status: string
  remaining: number
}

interface BareAnswer {
  readonly statusCode: number
  readonly body: unknown
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  const url = new URL(request.url ?? '/', 'http://bare.test')
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const path = url.pathname.replace(/^\/api\/v1/, '')
  const remotePort = request.socket.remotePort ?? 0
  return { method: request.method ?? '', path, query: url.searchParams, headers, body: parseBody(text), remotePort }
}

function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return Symbol.for('not JSON')
  }
}

function endpointOf({ method, path }: RecordedRequest): string {
  const isList = ['/spam_tests/email_services', '/external_tests/providers', '/postmaster_accounts/connected'].includes(
    path,
  )
  return `${method} ${isList ? path : path.replace(/^(\/[a-z_]+)\/[^/]+$/, '$1/:id')}`
}

function setRateLimit(state: BareState, response: ServerResponse): void {
  state.remaining = Math.max(state.remaining - 1, 0)
  response.setHeader('X-RateLimit-Limit', '1000')
  response.setHeader('X-RateLimit-Remaining', String(state.remaining))
  response.setHeader('X-RateLimit-Reset', String(state.options.resetSecond ?? Math.ceil(Date.now() / 1000) + 3600))
}

function answer(state: BareState, request: RecordedRequest): BareAnswer {
  if (request.headers['authorization'] !== `Bearer ${token}`) return refuse(401, 'Invalid API token')
  if (request.headers['content-type'] !== 'application/json')
    return refuse(400, 'Content-Type must be application/json')
  if (typeof request.body === 'symbol') return refuse(400, 'Body is not valid JSON')
  const answered = route(state, request)
  if (answered.statusCode !== 200 || state.options.additions === undefined) return answered
  return { statusCode: 200, body: { ...toObject(answered.body), ...state.options.additions } }
}

function route(state: BareState, request: RecordedRequest): BareAnswer {
  const id = decodeURIComponent(request.path.split('/')[2] ?? '')
  switch (endpointOf(request)) {
    case 'POST /spam_tests':
      return create(state, request, 'spam-test')
    case 'POST /external_tests':
      return create(state, request, 'external-test')
    case 'GET /spam_tests/email_services':
      return { statusCode: 200, body: state.seeds }
    case 'GET /external_tests/providers':
      return {
        statusCode: 200,
        body: { success: true, providers: pickTypes(state, request.query.getAll('provider_types[]')) },
      }
    case 'GET /external_tests':
      return {
        statusCode: 200,
        body: { success: true, tests: state.tests.filter(isExternal).map((test) => toState(state, test)) },
      }
    case 'GET /spam_tests/:id':
      return getSpamTest(state, id)
    case 'GET /external_tests/:id':
      return getExternalTest(state, id)
    case 'GET /postmaster_accounts/connected':
    case 'GET /postmaster_accounts':
    case 'GET /postmaster_accounts/:id':
      return answerPostmaster(state.options.postmaster, request)
    default:
      return refuse(404, 'Not found')
  }
}

function create(state: BareState, request: RecordedRequest, style: 'spam-test' | 'external-test'): BareAnswer {
  const body = toObject(request.body)
  const types = Array.isArray(body['provider_types']) ? body['provider_types'].map(String) : []
  const wrong = types.find((type) => !providerTypes.has(type))
  if (wrong !== undefined) return refuse(422, `Invalid provider types: ${wrong}`)
  const isExternalStyle = style === 'external-test' || body['external_test'] !== undefined
  const external = isExternalStyle ? toObject(body['external_test']) : null
  if (external !== null && typeof external['source'] !== 'string') return refuse(422, 'external_test.source is missing')
  const id = state.tests.length + 1
  const test: BareTest = {
    id,
    trackingId: `tracking-${String(id).padStart(22, '0')}`,
    name: textOr(external?.['name'] ?? toObject(body['spam_test'])['name'], 'Untitled test'),
    source: external === null ? null : textOr(external['source'], ''),
    metadata: external?.['metadata'] ?? {},
    seeds: pickTypes(state, types),
  }
  state.tests.push(test)
  const { trackingId, name, source, metadata, seeds } = test
  if (style === 'external-test') {
    return { statusCode: 200, body: { success: true, test: toState(state, test), send_to: seeds } }
  }
  const created = { tracking_id: trackingId, name, source, metadata }
  return { statusCode: 200, body: { success: true, test: created, instructions: { send_to: seeds } } }
}

function getSpamTest(state: BareState, id: string): BareAnswer {
  const test = state.tests.find((each) => each.trackingId === id)
  if (test === undefined) return refuse(404, 'Spam test not found')
  if (isExternal(test) && state.options.externalDetails === 'missing') return refuse(404, 'Spam test not found')
  const results = addressesOf(test).map((address) => toResult(address, state.results.get(address)))
  return {
    statusCode: 200,
    body: { success: true, data: { key: `key-${test.id}`, name: test.name, test_results: results } },
  }
}

function toResult(address: string, result: BareResult | undefined): unknown {
  if (result === undefined) {
    return { delivered_to: null, dkim_pass: false, spf_pass: false, dmarc_pass: false, to: address, from: '' }
  }
  const { folder, spf = true, dkim = true, dmarc = true, more = {} } = result
  return {
    ...more,
    delivered_to: folder,
    dkim_pass: dkim,
    spf_pass: spf,
    dmarc_pass: dmarc,
    to: address,
    from: 'shop@shop.example',
  }
}

function getExternalTest(state: BareState, id: string): BareAnswer {
  const test = state.tests.find((each) => isExternal(each) && String(each.id) === id)
  if (test === undefined) return refuse(404, 'External test not found')
  const addresses = addressesOf(test)
  const shown = addresses.flatMap((address) => state.results.get(address) ?? [])
  const inboxCount = shown.filter((result) => result.folder === 'INBOX').length
  const summary = {
    inbox_rate: shown.length === 0 ? 0 : (100 * inboxCount) / shown.length,
    completed: shown.length,
    total_providers: addresses.length,
  }
  return { statusCode: 200, body: { success: true, test: toState(state, test), summary } }
}

function toState(state: BareState, test: BareTest): unknown {
  return { id: test.id, tracking_id: test.trackingId, status: state.status }
}

function isExternal(test: BareTest): boolean {
  return test.source !== null
}

function addressesOf(test: BareTest): readonly string[] {
  return Object.values(test.seeds).flat()
}

function pickTypes(state: BareState, types: readonly string[]): Readonly<Record<string, readonly string[]>> {
  if (types.length === 0) return state.seeds
  return Object.fromEntries(Object.entries(state.seeds).filter(([type]) => types.includes(type)))
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback
}

function refuse(statusCode: number, error: string): BareAnswer {
  return { statusCode, body: { success: false, error } }
}
