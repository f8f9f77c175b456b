/**
 * Attacks the HTTP server with malformed, oversized and forged requests, and with content that targets the request
 * parsers. Each input consists of one request and the expected response.
 */

import { type HostileInput, quickEvery } from '../attack-area.ts'
import { type Exchange, exchange, jsonRequest, rawRequest } from '../support/raw-http.ts'
import { seededRandom } from '../support/seeded-random.ts'

export interface HttpTarget {
  readonly port: number
  readonly token: string
  readonly trackingId: string
}

interface RequestCase {
  readonly name: string
  readonly parts: readonly (string | Buffer)[]
  /** The accepted statuses. By default, any 4xx status or a closed connection is accepted. */
  readonly statuses?: readonly number[]
}

/** Creates all request inputs. */
export function requestInputs(target: HttpTarget): readonly HostileInput[] {
  const cases = [
    ...malformedCases(),
    ...mutatedCases(target),
    ...hostCases(target),
    ...authorizationCases(),
    ...pathCases(target),
    ...queryCases(target),
    ...bodyCases(target),
  ]
  return cases.map((one, index) => ({
    name: one.name,
    isQuick: quickEvery(6, index),
    attempt: async () => judge(one, await exchange(target.port, one.parts, { waitMs: 3000, settleMs: 25 })),
  }))
}

function judge({ parts, statuses }: RequestCase, { text, statuses: got, isClosed }: Exchange): string | null {
  if (text.includes('evil.example')) return 'the response contains the forged host name'
  if (/\n\s+at \S+ \(|node:internal|\/dist\/|SQLITE|syntax error at or near/u.test(text))
    return 'the response reveals internal details'
  const odd = got.find((status) => status >= 500)
  if (odd !== undefined) return `the service responded with status ${odd}`
  if (got.length === 0 && !isClosed && !text.startsWith('HTTP/1.1 10'))
    return 'the service neither responded nor closed the connection'
  if (statuses === undefined) {
    const accepted = got.find((status) => status < 400)
    return accepted === undefined ? null : `the service accepted the request with status ${accepted}`
  }
  const wrong = got.find((status) => !statuses.includes(status))
  return wrong === undefined
    ? null
    : `expected one of the statuses ${statuses.join(', ')}, got ${wrong}: ${String(parts[0]).slice(0, 60)}`
}

function malformedCases(): readonly RequestCase[] {
  const heads: Readonly<Record<string, string | Buffer>> = {
    'a request line without a version': 'GET /\r\n\r\n',
    'HTTP version 9.9': 'GET / HTTP/9.9\r\nHost: h\r\n\r\n',
    'HTTP version 1.1x': 'GET / HTTP/1.1x\r\nHost: h\r\n\r\n',
    'an HTTP/2 preface': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'a TLS ClientHello': Buffer.from('160301020001000100030300', 'hex'),
    'SMTP commands': 'EHLO there\r\nMAIL FROM:<a@b.example>\r\n',
    'an unknown method': 'STEAL / HTTP/1.1\r\nHost: h\r\n\r\n',
    'a lowercase method': 'get / HTTP/1.1\r\nHost: h\r\n\r\n',
    'CONNECT to another host': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: h\r\n\r\n',
    'a TRACE request': 'TRACE / HTTP/1.1\r\nHost: h\r\nCookie: a=b\r\n\r\n',
    'no Host field': 'GET /api/v1/spam_tests/x HTTP/1.1\r\n\r\n',
    'two Host fields': 'GET /api/v1/spam_tests/x HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'a Host value with a space': 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'a Host value with a path': 'GET / HTTP/1.1\r\nHost: a/../b\r\n\r\n',
    'a Host value with a user name': 'GET / HTTP/1.1\r\nHost: u@h\r\n\r\n',
    'a NUL byte in the path': 'GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n',
    'a NUL byte in a field value': 'GET / HTTP/1.1\r\nHost: h\r\nX: a\0b\r\n\r\n',
    'a NUL byte in a field name': 'GET / HTTP/1.1\r\nHost: h\r\nX\0: a\r\n\r\n',
    'a space in a field name': 'GET / HTTP/1.1\r\nHost: h\r\nX Y: a\r\n\r\n',
    'a field without a colon': 'GET / HTTP/1.1\r\nHost: h\r\nnonsense\r\n\r\n',
    'an empty field name': 'GET / HTTP/1.1\r\nHost: h\r\n: a\r\n\r\n',
    'a request line that starts with a space': ' GET / HTTP/1.1\r\nHost: h\r\n\r\n',
    'a folded Host field': 'GET / HTTP/1.1\r\nHost:\r\n h\r\n\r\n',
    'a tab in the request line': 'GET\t/\tHTTP/1.1\r\nHost: h\r\n\r\n',
    // A server may accept additional white space here (RFC 9112 §3); the request still needs a token.
    'two spaces in the request line': 'GET  /api/v1/spam_tests/x  HTTP/1.1\r\nHost: h\r\n\r\n',
    'a 100 KB path': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: h\r\n\r\n`,
    'a 100 KB query': `GET /?${'a'.repeat(100_000)} HTTP/1.1\r\nHost: h\r\n\r\n`,
    'a 1 MB header field': `GET / HTTP/1.1\r\nHost: h\r\nX: ${'a'.repeat(1_000_000)}\r\n\r\n`,
    'a 100 KB field name': `GET / HTTP/1.1\r\nHost: h\r\n${'a'.repeat(100_000)}: x\r\n\r\n`,
    '10,000 header fields': `GET / HTTP/1.1\r\nHost: h\r\n${'X: a\r\n'.repeat(10_000)}\r\n`,
    '100,000 empty lines before the request': `${'\r\n'.repeat(100_000)}GET /none HTTP/1.1\r\nHost: h\r\n\r\n`,
    'random bytes': Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 197 + 13) % 256)),
    'a request target in absolute form with another host':
      'GET http://evil.example/api/v1/spam_tests/x HTTP/1.1\r\nHost: h\r\n\r\n',
    'a request target in absolute form with a user name':
      'GET http://u:p@evil.example/api/v1/spam_tests/x HTTP/1.1\r\nHost: h\r\n\r\n',
    'a request target in asterisk form': 'OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n',
    'a file: URL as the request target': 'GET file:///etc/passwd HTTP/1.1\r\nHost: h\r\n\r\n',
    'a negative Content-Length': 'POST /api/v1/spam_tests HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n',
    'a Content-Length in letters': 'POST /api/v1/spam_tests HTTP/1.1\r\nHost: h\r\nContent-Length: ten\r\n\r\n',
    'a Content-Length beyond 2^64':
      'POST /api/v1/spam_tests HTTP/1.1\r\nHost: h\r\nContent-Length: 18446744073709551617\r\n\r\n',
    'a Content-Length of 1 TB': 'POST /api/v1/spam_tests HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000000000\r\n\r\nx',
    'an unknown Expect value':
      'POST /api/v1/spam_tests HTTP/1.1\r\nHost: h\r\nExpect: magic\r\nContent-Length: 0\r\n\r\n',
  }
  return Object.entries(heads).map(([name, head]) => ({ name: `malformed: ${name}`, parts: [head] }))
}

/** Mutates valid requests by changing, inserting or removing a few bytes. */
function mutatedCases({ token, trackingId }: HttpTarget): readonly RequestCase[] {
  const random = seededRandom(1)
  const good = jsonRequest('POST /api/v1/spam_tests', token, '{"spam_test":{"name":"a"},"provider_types":["consumer"]}')
  const read = rawRequest(`GET /api/v1/spam_tests/${trackingId}`, [`Authorization: Bearer ${token}`, 'Accept: */*'])
  const bytes = ['\0', '\r', '\n', '\r\n', '\r\n\r\n', ' ', '\t', ':', '\x7f', '\xff', '%00', '\\', '"', '{'] as const
  return Array.from({ length: 160 }, (_, index) => {
    const text = Array.from(index % 2 === 0 ? good : read)
    for (let change = 0; change <= random.integer(4); change += 1) {
      text.splice(random.integer(text.length), random.integer(3), random.pick(bytes))
    }
    // If the change made the request incomplete, complete it with empty lines and closing braces.
    const parts = [`${text.join('')}\r\n\r\n${'}'.repeat(80)}\r\n\r\n`]
    const statuses = [200, 201, 304, 400, 401, 404, 405, 408, 411, 412, 413, 415, 417, 422, 426, 431]
    return { name: `mutated request ${index}`, parts, statuses }
  })
}

function hostCases({ token, trackingId }: HttpTarget): readonly RequestCase[] {
  const statuses = [200, 400, 404, 421]
  const fields = [
    'Host: evil.example',
    'Host: evil.example:443',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Server: evil.example',
    'X-Forwarded-Proto: javascript',
    'X-Forwarded-Prefix: //evil.example',
    'X-Original-URL: /metrics',
    'X-Rewrite-URL: /metrics',
    'Forwarded: host=evil.example;proto=http;for=127.0.0.1',
    'X-Host: evil.example',
    'Origin: https://evil.example',
    'Referer: https://evil.example/',
    'X-HTTP-Method-Override: DELETE',
  ]
  const paths = [`/api/v1/spam_tests/${trackingId}`, `/r/${trackingId}`, '/api/docs', '/api/v1/openapi.json']
  return fields.flatMap((field) =>
    paths.map((path) => {
      const host = field.startsWith('Host:') ? [] : ['Host: 127.0.0.1']
      const lines = [`GET ${path} HTTP/1.1`, ...host, field, `Authorization: Bearer ${token}`, 'Connection: close']
      const shown = path.replace(trackingId, ':id')
      return { name: `${field} in a request for ${shown}`, parts: [`${lines.join('\r\n')}\r\n\r\n`], statuses }
    }),
  )
}

function authorizationCases(): readonly RequestCase[] {
  const values = [
    '',
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Bearer undefined',
    'Bearer *',
    'Bearer %',
    "Bearer ' OR '1'='1",
    'Bearer psd_',
    `Bearer psd_${'A'.repeat(43)}`,
    `Bearer ${'a'.repeat(15_000)}`,
    'Basic cHNkOnBzZA==',
    'Digest username="a"',
    'bearer',
    'Bearer a, Bearer b',
    'Bearer\ta',
    'Bearer \xe4\xf6',
    'Token a',
    'Bearer __proto__',
    'Bearer constructor',
    'Bearer 0',
    'Bearer true',
    'Bearer [object Object]',
    'Bearer ../../etc/passwd',
    'Negotiate YII=',
  ]
  return values.map((value, index) => ({
    name: `Authorization ${index}: ${value.slice(0, 30)}`,
    parts: [rawRequest('GET /api/v1/spam_tests/email_services', [`Authorization: ${value}`, 'Connection: close'])],
    statuses: [400, 401, 431],
  }))
}

function pathCases({ token }: HttpTarget): readonly RequestCase[] {
  const ids = [
    "'%20OR%20'1'='1",
    '%27%3B%20DROP%20TABLE%20tests%3B--',
    '1%20UNION%20SELECT%201',
    '%00',
    '%ff%fe',
    '%',
    '%zz',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%5c..%5cwindows',
    '../../../../etc/passwd',
    '..;/metrics',
    '__proto__',
    'constructor',
    'toString',
    '-1',
    '0',
    '1e309',
    '9007199254740993',
    '99999999999999999999999999',
    '0x10',
    'NaN',
    'a'.repeat(8000),
    '%F0%9F%98%80',
    '%EF%BF%BF',
    '{{7*7}}',
    '$%7B7*7%7D',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '%0d%0aSet-Cookie:%20a=b',
    '*',
    '%25%30%30',
  ]
  const folders = ['/api/v1/spam_tests/', '/api/v1/external_tests/', '/r/']
  return folders.flatMap((folder) =>
    ids.map((id) => ({
      name: `path ${folder}${id.slice(0, 40)}`,
      parts: [rawRequest(`GET ${folder}${id}`, [`Authorization: Bearer ${token}`, 'Connection: close'])],
      statuses: [400, 404, 414, 422, 431],
    })),
  )
}

function queryCases({ token }: HttpTarget): readonly RequestCase[] {
  const values = [
    '-1',
    '0',
    '1e9',
    '9007199254740993',
    '1.5',
    'NaN',
    '%00',
    "'",
    '%27%20OR%201=1--',
    '[]',
    'a'.repeat(6000),
    '%ff',
  ]
  const names = ['page', 'per_page', 'status', 'source', 'page[]', '__proto__[x]']
  return names.flatMap((name) =>
    values.map((value) => ({
      name: `query ${name}=${value.slice(0, 30)}`,
      parts: [
        rawRequest(`GET /api/v1/external_tests?${name}=${value}`, [
          `Authorization: Bearer ${token}`,
          'Connection: close',
        ]),
      ],
      statuses: [200, 400, 414, 422, 431],
    })),
  )
}

function bodyCases({ token }: HttpTarget): readonly RequestCase[] {
  const bodies: Readonly<Record<string, string>> = {
    'an empty body': '',
    'an incomplete object': '{"spam_test":',
    'an array': '[]',
    'a string': '"a"',
    null: 'null',
    'a number': '1e400',
    'two objects': '{}{}',
    'NUL bytes': '\0\0\0\0',
    'invalid UTF-8': '{"spam_test":{"name":"\xff\xfe"}}',
    'UTF-16': '\xff\xfe{\0}\0',
    'a BOM': '\xef\xbb\xbf{}',
    __proto__: '{"__proto__":{"isAdmin":true},"spam_test":{"__proto__":{"name":"x"}}}',
    'constructor.prototype': '{"constructor":{"prototype":{"a":1}}}',
    'a name that is an object': '{"spam_test":{"name":{"$gt":""}}}',
    'a name with 300 characters': `{"spam_test":{"name":"${'a'.repeat(300)}"}}`,
    'a name with a NUL byte': '{"spam_test":{"name":"a\\u0000b"}}',
    'a name with an unpaired surrogate': '{"spam_test":{"name":"\\ud800"}}',
    'a name with markup': '{"spam_test":{"name":"<script>alert(1)</script>"}}',
    'a name with SQL': '{"spam_test":{"name":"\'); DROP TABLE tests;--"}}',
    'a name with line endings': '{"spam_test":{"name":"a\\r\\nX-Evil: b"}}',
    '10,000 provider types': `{"provider_types":[${'"consumer",'.repeat(9999)}"consumer"]}`,
    'provider types as an object': '{"provider_types":{"length":1e9}}',
    'unknown provider types': '{"provider_types":["__proto__"]}',
    '100,000 nested arrays': `{"provider_types":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    '100,000 nested objects': `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    'metadata with 100,000 nested objects': `{"external_test":{"name":"a","source":"b","metadata":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}}`,
    '17 KB of metadata': `{"external_test":{"name":"a","source":"b","metadata":{"a":"${'x'.repeat(17_000)}"}}}`,
    'metadata with 60,000 keys': `{"external_test":{"name":"a","source":"b","metadata":{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join(',')}}}}`,
    'metadata with __proto__': '{"external_test":{"name":"a","source":"b","metadata":{"__proto__":{"x":1}}}}',
    'metadata as an array': '{"external_test":{"name":"a","source":"b","metadata":[1]}}',
    'the same key 50,000 times': `{${'"spam_test":{},'.repeat(50_000)}"a":1}`,
    'a 2 MB body': `{"spam_test":{"name":"${'a'.repeat(2_000_000)}"}}`,
    'a number with 100,000 digits': `{"timeout_minutes":${'9'.repeat(100_000)}}`,
    'a timeout of 1e308 minutes': '{"timeout_minutes":1e308}',
    'a negative timeout': '{"timeout_minutes":-1}',
    'a timeout of 0.1 minutes': '{"timeout_minutes":0.1}',
    'the id of another workspace': '{"workspace_id":"other","spam_test":{"workspace_id":"other"}}',
  }
  const statuses = [201, 400, 413, 415, 422]
  return ['/api/v1/spam_tests', '/api/v1/external_tests'].flatMap((path) =>
    Object.entries(bodies).map(([name, body]) => ({
      name: `body to ${path}: ${name}`,
      parts: [jsonRequest(`POST ${path}`, token, Buffer.from(body, 'utf8').toString('latin1'))],
      statuses,
    })),
  )
}
