/**
 * Attacks the API client with hostile services. Their responses must not cause presend to leak the token, report a
 * forged verdict or run past its timeout.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

import { seeds } from '../../../test/support/scenario.ts'
import { startScriptedSmtpServer } from '../../../test/support/smtp-server-scripted.ts'
import { type AttackArea, type HostileInput, quickEvery, type Target } from '../attack-area.ts'
import { act, findMisbehavior, findSecret, findSecretForm } from '../support/act.ts'
import { findLiveText } from '../support/live-text.ts'

export const apiClientArea: AttackArea = {
  name: 'api-client',
  title:
    'services that redirect requests with the token, send endless, slow or invalid replies, or put markup and commands into every field',
  open: async ({ target }) => ({
    inputs: [...createInputs(target), ...resultInputs(target), ...wholeInputs(target)],
    concurrency: 6,
    [Symbol.asyncDispose]: async () => undefined,
  }),
}

const token = 'psd_hostile-token-0123456789'
const maxMs = 25_000
const evil =
  '<img src=x onerror=alert(1)> [a](javascript:alert(1)) ::set-output name=result::pass ##[add-mask]e \u001b[2J @octocat'

type Json = Readonly<Record<string, unknown>>

const goodTest: Json = { id: 1, tracking_id: 'pst_abcdefghijklmnopqrstuvwx', name: 'a', source: null, metadata: {} }
const goodCreate: Json = { success: true, test: goodTest, instructions: { send_to: seeds } }
const goodRows: readonly Json[] = Object.values(seeds)
  .flat()
  .map((to) => ({
    delivered_to: 'INBOX',
    dkim_pass: true,
    spf_pass: true,
    dmarc_pass: true,
    to,
    from: 'shop@acme.example',
  }))
const goodResult: Json = { success: true, data: { key: 'k', name: 'a', test_results: goodRows } }

interface Answers {
  readonly create?: unknown
  readonly result?: unknown
  /**
   * Responds to a request directly, for attacks that a fixed response cannot express. Returns false if the request
   * should get the usual response.
   */
  readonly raw?: (request: IncomingMessage, response: ServerResponse) => boolean
}

interface Expected {
  /** True if the run must not pass. */
  readonly noPass?: boolean
}

function createInputs(target: Target): readonly HostileInput[] {
  const test = (change: Json): Json => ({ ...goodCreate, test: { ...goodTest, ...change } })
  const sendTo = (value: unknown): Json => ({ ...goodCreate, instructions: { send_to: value } })
  const cases: Readonly<Record<string, unknown>> = {
    null: null,
    'an array': [],
    'a string': 'ok',
    'an empty object': {},
    'success: false': { ...goodCreate, success: false },
    'no test': { success: true, instructions: goodCreate['instructions'] },
    'send_to without provider types': sendTo({}),
    'provider types without seeds': sendTo({ consumer: [], business: [], protected: [] }),
    'send_to as a string': sendTo('a@b.example'),
    'send_to with a __proto__ key': sendTo(JSON.parse('{"__proto__": ["a@b.example"]}')),
    'unknown provider types': sendTo({ evil: ['a@b.example'] }),
    '100,000 seeds': sendTo({ consumer: Array.from({ length: 100_000 }, (_, index) => `a${index}@b.example`) }),
    'the same seed 1,000 times': sendTo({ consumer: Array.from({ length: 1000 }, () => 'a@b.example') }),
    'a seed address with a line ending': sendTo({ consumer: ['a@b.example>\r\nRCPT TO:<victim@elsewhere.example'] }),
    'a seed address with a space': sendTo({ consumer: ['a@b.example SIZE=0'] }),
    'a seed address with a NUL byte': sendTo({ consumer: ['a\0@b.example'] }),
    'a seed address with markup': sendTo({ consumer: ['"<img src=x>"@b.example'] }),
    'a seed address that is a number': sendTo({ consumer: [1] }),
    'a seed address with 5,000 characters': sendTo({ consumer: [`${'a'.repeat(5000)}@b.example`] }),
    'a seed address with a display name': sendTo({ consumer: ['Evil <a@b.example>'] }),
    'an empty seed address': sendTo({ consumer: [''] }),
    'a tracking id with line endings': test({ tracking_id: 'a\r\nBcc: victim@elsewhere.example' }),
    'a tracking id with a path': test({ tracking_id: '../../postmaster_accounts' }),
    'a tracking id with a query': test({ tracking_id: 'a?b=c#d' }),
    'a tracking id with markup': test({ tracking_id: '--><script>alert(1)</script>' }),
    'an empty tracking id': test({ tracking_id: '' }),
    'a 1 MB tracking id': test({ tracking_id: 'a'.repeat(1_000_000) }),
    'a tracking id that is a number': test({ tracking_id: 1e300 }),
    'a tracking id that is null': test({ tracking_id: null }),
    'a tracking id that is an object': test({ tracking_id: { toString: 'a' } }),
    'a hostile test name': test({ name: evil }),
    'a 5 MB test name': test({ name: 'a'.repeat(5_000_000) }),
    'a hostile source': test({ source: evil }),
    'an unknown field with 50,000 nested arrays': `${JSON.stringify(goodCreate).slice(0, -1)},"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    'a report URL with the javascript: scheme': {
      ...goodCreate,
      report_url: 'javascript:alert(1)',
      test: { ...goodTest, report_url: 'javascript:alert(1)' },
    },
    'a long poll wait of thousands of years': { ...goodCreate, long_poll: { max_wait_seconds: 1e12 } },
    'a negative long poll wait': { ...goodCreate, long_poll: { max_wait_seconds: -1 } },
    'a timeout of -1 minutes': { ...goodCreate, instructions: { send_to: seeds, timeout_minutes: -1 } },
  }
  return Object.entries(cases).map(([name, create], index) => ({
    name: `create reply: ${name}`,
    isQuick: quickEvery(8, index),
    attempt: async () => await attempt(target, { create }),
  }))
}

function list(test_results: unknown): Json {
  return { success: true, data: { key: 'k', name: 'a', test_results } }
}

function resultInputs(target: Target): readonly HostileInput[] {
  const rows = (change: (row: Json) => unknown): unknown => ({
    success: true,
    data: { key: 'k', name: 'a', test_results: goodRows.map(change) },
  })
  const [first = {}] = goodRows
  const cases: Readonly<Record<string, readonly [unknown, Expected?]>> = {
    null: [null, { noPass: true }],
    'an empty object': [{}, { noPass: true }],
    'success as a string': [{ ...goodResult, success: 'true' }],
    'no results': [list([]), { noPass: true }],
    'results as an object': [list({ 0: first }), { noPass: true }],
    'null among results': [list([null, ...goodRows])],
    'the result of one seed, repeated six times': [list(goodRows.map(() => first)), { noPass: true }],
    'results for addresses that are not seeds': [
      rows((row) => ({ ...row, to: `x${String(row['to'])}` })),
      { noPass: true },
    ],
    'two contradictory results for each seed': [
      list([...goodRows.map((row) => ({ ...row, delivered_to: 'Spam' })), ...goodRows]),
    ],
    '100,000 results': [list(Array.from({ length: 100_000 }, () => first)), { noPass: true }],
    'a folder name with markup': [rows((row) => ({ ...row, delivered_to: evil })), { noPass: true }],
    'the folder name INBOX in lowercase': [rows((row) => ({ ...row, delivered_to: 'inbox' }))],
    'a folder named __proto__': [rows((row) => ({ ...row, delivered_to: '__proto__' })), { noPass: true }],
    'a folder that is a number': [rows((row) => ({ ...row, delivered_to: 1 })), { noPass: true }],
    'a folder that is an object': [rows((row) => ({ ...row, delivered_to: { INBOX: true } })), { noPass: true }],
    'verdicts as strings': [
      rows((row) => ({ ...row, spf_pass: 'false', dkim_pass: 'no', dmarc_pass: '0' })),
      { noPass: true },
    ],
    'verdicts as numbers': [rows((row) => ({ ...row, spf_pass: 1, dkim_pass: 1, dmarc_pass: 1 })), { noPass: true }],
    'results without verdicts': [rows(({ delivered_to, to }) => ({ delivered_to, to })), { noPass: true }],
    'a hostile From': [rows((row) => ({ ...row, from: evil }))],
    'a hostile provider name': [rows((row) => ({ ...row, provider_name: evil, provider_type: evil }))],
    'hostile spam symbols': [
      rows((row) => ({
        ...row,
        delivered_to: 'Spam',
        spam: { engine: evil, score: 9, threshold: 5, symbols: [{ name: evil, score: 1 }] },
      })),
      { noPass: true },
    ],
    '5,000 spam symbols in each result': [
      rows((row) => ({
        ...row,
        spam: {
          engine: 'a',
          score: 1,
          threshold: 5,
          symbols: Array.from({ length: 5000 }, () => ({ name: 'A', score: 1 })),
        },
      })),
    ],
    'a spam score that is not a number': [
      rows((row) => ({ ...row, spam: { engine: 'a', score: 'NaN', threshold: null, symbols: {} } })),
    ],
    'a hostile reason': [
      rows((row) => ({
        ...row,
        delivered_to: 'Spam',
        reason: evil,
        authentication: { spf: { result: evil, details: evil } },
      })),
      { noPass: true },
    ],
    'a time of receipt in the year 9999': [rows((row) => ({ ...row, received_at: '9999-12-31T23:59:59Z' }))],
    'an invalid time of receipt': [rows((row) => ({ ...row, received_at: evil }))],
    'a report URL with the javascript: scheme': [{ ...goodResult, report_url: 'javascript:alert(1)' }],
    'a 5 MB test name': [{ success: true, data: { key: 'k', name: 'a'.repeat(5_000_000), test_results: goodRows } }],
    'keys that could change object prototypes': [
      JSON.parse(
        `{"__proto__":{"success":true},"constructor":{"prototype":{"x":1}},"success":true,"data":${JSON.stringify(goodResult['data'])}}`,
      ),
    ],
  }
  return Object.entries(cases).map(([name, [result, expected = {}]], index) => ({
    name: `result: ${name}`,
    isQuick: quickEvery(8, index),
    attempt: async () => await attempt(target, { result }, expected),
  }))
}

/** Creates hostile HTTP exchanges: bodies, statuses and redirects. */
function wholeInputs(target: Target): readonly HostileInput[] {
  const statuses = [
    100, 204, 206, 301, 302, 303, 307, 308, 304, 400, 401, 402, 403, 404, 409, 410, 418, 429, 500, 502, 503, 599,
  ]
  const bodies: Readonly<Record<string, (response: ServerResponse) => void>> = {
    'an endless body': (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const more = (): void => {
        while (!response.destroyed && response.write('a'.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    },
    'an endless header': (response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n')
      response.socket?.write('X-A: b\r\n'.repeat(500_000))
    },
    'no reply': () => undefined,
    'a body sent at one byte per second': (response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('{')), 1000)
    },
    'an incomplete body': (response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write('{"success":', () => response.destroy())
    },
    'a connection reset': (response) => void response.socket?.resetAndDestroy(),
    'bytes that are not HTTP': (response) => void response.socket?.end('220 smtp.example ESMTP\r\n'),
    'two HTTP responses': (response) =>
      void response.socket?.end(
        'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}',
      ),
    'a gzip bomb': (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      response.end(gzipSync(Buffer.alloc(300_000_000)))
    },
    'an HTML page': (response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>login</html>'),
    'invalid UTF-8': (response) => void response.end(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
    '200,000 nested arrays': (response) => void response.end('['.repeat(200_000)),
    '30 MB of JSON': (response) => void response.end(`{"a":"${'x'.repeat(30_000_000)}"}`),
    'invalid rate limit headers': (response) =>
      void response
        .writeHead(429, { 'Retry-After': '1e99', 'X-RateLimit-Reset': '-1', 'X-RateLimit-Remaining': 'NaN' })
        .end('{"success":false,"error":"Rate limit exceeded"}'),
    'a Retry-After of one year': (response) => void response.writeHead(503, { 'Retry-After': '31536000' }).end('{}'),
    'a Retry-After in the past': (response) =>
      void response.writeHead(503, { 'Retry-After': 'Thu, 01 Jan 1970 00:00:00 GMT' }).end('{}'),
    'a cookie': (response) => void response.writeHead(200, { 'Set-Cookie': 'a=b' }).end('{}'),
  }
  const byBody = Object.entries(bodies).flatMap(([name, write], index) =>
    (['POST', 'GET'] as const).map((method) => ({
      name: `reply to ${method}: ${name}`,
      isQuick: quickEvery(7, index) && method === 'POST',
      attempt: async () =>
        await attempt(target, {
          raw: (request, response) => {
            if (request.method !== method) return false
            write(response)
            return true
          },
        }),
    })),
  )
  const byStatus = statuses.flatMap((status) =>
    (['POST', 'GET'] as const).map((method) => ({
      name: `reply to ${method}: ${status} with a hostile error message`,
      isQuick: status === 422,
      attempt: async () =>
        await attempt(target, {
          raw: (request, response) => {
            if (request.method !== method) return false
            response.writeHead(status, { 'Content-Type': 'application/json' })
            response.end(
              [204, 304, 100].includes(status) ? '' : JSON.stringify({ success: false, error: evil, errors: [evil] }),
            )
            return true
          },
        }),
    })),
  )
  return [...byBody, ...byStatus, ...redirectInputs(target)]
}

function redirectInputs(target: Target): readonly HostileInput[] {
  const places = [
    'http://127.0.0.1:PORT/api/v1/x',
    '//127.0.0.1:PORT/x',
    'http://localhost:PORT/api/v1/spam_tests',
    'http://user@127.0.0.1:PORT/',
  ]
  const others = [
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://[',
    '',
    'data:application/json,{}',
    '/api/v1/spam_tests',
  ]
  return [...places, ...others].flatMap((place, index) =>
    [302, 307, 308].map((status) => ({
      name: `a ${status} redirect to ${place === '' ? 'an empty URL' : place}`,
      isQuick: index === 0 && status === 307,
      attempt: async () => {
        await using elsewhere = await startService({})
        const location = place.replace('PORT', String(elsewhere.port))
        const effect = await attempt(target, {
          raw: (_request, response) => {
            response.writeHead(status, { Location: location }).end()
            return true
          },
        })
        const sent = findSecretForm(elsewhere.received(), [token])
        return sent === null ? effect : `the token was sent to the redirect target: ${sent}`
      },
    })),
  )
}

interface HostileService extends AsyncDisposable {
  readonly port: number
  /** The request lines and header fields of all requests received. */
  received(): string
}

async function startService({ create = goodCreate, result = goodResult, raw }: Answers): Promise<HostileService> {
  let received = ''
  const server = createServer((request, response) => {
    received += `${request.method} ${request.url} ${JSON.stringify(request.headers)}\n`
    request.resume()
    response.on('error', () => undefined)
    if (raw?.(request, response) === true) return
    const answer = request.method === 'POST' ? create : result
    response.writeHead(request.method === 'POST' ? 201 : 200, { 'Content-Type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received: () => received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function attempt(target: Target, answers: Answers, { noPass = false }: Expected = {}): Promise<string | null> {
  await using service = await startService(answers)
  await using smtp = await startScriptedSmtpServer({})
  const startMs = performance.now()
  const acted = await act(target, {
    inputs: {
      'api-url': `http://127.0.0.1:${service.port}/api/v1`,
      'api-token': token,
      'smtp-host': smtp.host,
      'smtp-port': String(smtp.port),
      'smtp-security': 'none',
      timeout: '4s',
    },
  })
  const tookMs = performance.now() - startMs
  const effect = findSecret(acted.shown, [token]) ?? findMisbehavior(acted) ?? findLiveText(acted)
  if (effect !== null) return effect
  const misdirected = smtp.delivered.find(
    (one) => /elsewhere\.example/u.test(one.recipient) || /^Bcc:/imu.test(one.content),
  )
  if (misdirected !== undefined) return `a message was sent to ${misdirected.recipient}`
  if (noPass && acted.run.outputs['result'] === 'pass') return 'the run passed'
  return tookMs > maxMs ? `the run took ${Math.round(tookMs / 1000)} s, although its timeout is 4 s` : null
}
