/** Services with faults in creating and reading tests. */

import { answer, errorField, field, header, reply, request, status, wish, withField } from '../alter.ts'
import type { Alteration } from '../altering-proxy.ts'

const createSpam = /^POST \/spam_tests$/u
const getSpam = /^GET \/spam_tests\/(?!email)/u
const createExternal = /^POST \/external_tests$/u
const getExternal = /^GET \/external_tests\/(?!providers)/u
const creates = /^POST/u
const refusal = { success: false, error: 'refused' }

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Creates an alteration that rejects only requests whose body matches `pattern`. */
function refuseWhen(name: string, on: RegExp, pattern: RegExp, breaks: readonly string[]): Alteration {
  return request(
    name,
    on,
    (came) => (pattern.test(Buffer.from(came.body).toString()) ? answer(422, refusal) : came),
    breaks,
  )
}

/** Gives this name to tests that were created without a name. */
function unnamed(name: string, given: string | null, breaks: readonly string[]): Alteration {
  return field(name, createSpam, 'test.name', (shown) => (shown === 'Untitled test' ? given : shown), breaks)
}

export const creating: readonly Alteration[] = [
  refuseWhen('an empty object is rejected', createSpam, /^\{\}$/u, [
    'create-spam-test/no-parameters',
    'create-spam-test/untitled',
  ]),
  field('test.name is missing from created tests', createSpam, 'test.name', () => undefined, [
    'create-spam-test/fields',
    'create-spam-test/name',
  ]),
  unnamed('test.name is null if the request has no name', null, ['create-spam-test/no-parameters']),
  field('test.name is always "Untitled test"', createSpam, 'test.name', () => 'Untitled test', [
    'create-spam-test/name',
    'create-spam-test/external-style',
  ]),
  field('test.source is empty instead of null', createSpam, 'test.source', (source) => source ?? '', [
    'create-spam-test/no-source-no-metadata',
  ]),
  field('test.metadata is null', createSpam, 'test.metadata', () => null, [
    'create-spam-test/fields',
    'create-spam-test/no-source-no-metadata',
  ]),
  field('all tests have the same tracking id', creates, 'test.tracking_id', () => 'A'.repeat(22), [
    'create-spam-test/tracking-ids-differ',
    'external-tests/create-ids-differ',
  ]),
  field('tracking ids are numbers', creates, 'test.tracking_id', () => 7, [
    'create-spam-test/fields',
    'external-tests/create-fields',
  ]),
  field('tracking ids are too short', creates, 'test.tracking_id', (id) => String(id).slice(0, 12), [
    'create-spam-test/tracking-id-is-unguessable',
  ]),
  field(
    'send_to has an unknown provider type',
    createSpam,
    'instructions.send_to',
    (to) => ({ ...objectOf(to), fax: ['a@fax.example'] }),
    ['create-spam-test/send-to'],
  ),
  field('send_to is an array', createSpam, 'instructions.send_to', (to) => Object.values(objectOf(to)).flat(), [
    'create-spam-test/fields',
  ]),
  field(
    'send_to has an unlisted address',
    createSpam,
    'instructions.send_to.consumer',
    (to) => [...listOf(to), 'x@y.example'],
    ['create-spam-test/send-to', 'create-spam-test/no-types-means-all'],
  ),
  field(
    'send_to of an external test has an unlisted address',
    createExternal,
    'send_to.consumer',
    (to) => [...listOf(to), 'x@y.example'],
    ['external-tests/create-fields', 'external-tests/create-types'],
  ),
  wish('provider_types is ignored', creates, 'provider_types', () => undefined, [
    'create-spam-test/one-type',
    'create-spam-test/two-types',
    'create-spam-test/external-style-types',
    'external-tests/create-types',
  ]),
  wish(
    'only the first provider type is used',
    creates,
    'provider_types',
    (types) => (Array.isArray(types) ? types.slice(0, 1) : types),
    ['create-spam-test/two-types'],
  ),
  wish(
    'invalid provider types are ignored',
    creates,
    'provider_types',
    (types) =>
      Array.isArray(types)
        ? types.filter((type) => ['consumer', 'business', 'protected'].includes(String(type)))
        : types,
    ['create-spam-test/invalid-type', 'external-tests/create-invalid-type', 'create-spam-test/type-with-case'],
  ),
  errorField('the message of a 422 names no field', creates, 'error', () => 'Invalid request', [
    'create-spam-test/invalid-type',
    'external-tests/create-invalid-type',
    'create-spam-test/wrong-types',
    'external-tests/create-wrong-types',
    'external-tests/create-needs',
  ]),
  status('a 400 is sent instead of a 422', creates, 422, 400, [
    'create-spam-test/invalid-type',
    'create-spam-test/external-style-needs',
    'external-tests/create-needs',
    'bodies/empty',
  ]),
  field('test.source is always null', createSpam, 'test.source', () => null, ['create-spam-test/external-style']),
  field('test.metadata is always empty', createSpam, 'test.metadata', () => ({}), ['create-spam-test/external-style']),
  refuseWhen('an empty provider_types is rejected', creates, /"provider_types":\[\]/u, [
    'create-spam-test/no-types-means-all',
  ]),
  field(
    'a duplicate provider type duplicates its seeds',
    createSpam,
    'instructions.send_to.consumer',
    (to, { body }) =>
      /"consumer","consumer"/u.test(Buffer.from(body).toString()) ? [...listOf(to), ...listOf(to)] : to,
    ['create-spam-test/type-twice'],
  ),
  wish(
    'fields of the wrong type are ignored',
    createSpam,
    '',
    (body) => (typeof objectOf(body)['provider_types'] === 'string' ? {} : body),
    ['create-spam-test/wrong-types'],
  ),
  unnamed('a test without a name has an empty name', '', ['create-spam-test/untitled']),
  wish(
    'long names are truncated',
    createSpam,
    'spam_test.name',
    (name) => (typeof name === 'string' ? name.slice(0, 255) : name),
    ['create-spam-test/name-length'],
  ),
  refuseWhen('names of 255 characters are rejected', creates, /"name":"n{255}"/u, [
    'create-spam-test/name-length',
    'external-tests/create-lengths',
  ]),
  wish(
    'external_test requires no name and no source',
    creates,
    'external_test',
    (test) => ({ source: 's', name: 'n', ...objectOf(test) }),
    ['create-spam-test/external-style-needs', 'external-tests/create-needs'],
  ),
  field('test.id is missing from created tests', creates, 'test.id', () => undefined, [
    'create-spam-test/numeric-id',
    'external-tests/create-fields',
  ]),
  field('test.id is a string', createExternal, 'test.id', (id) => String(id), ['external-tests/create-fields']),
  field('all tests have the same id', creates, 'test.id', () => 1, [
    'create-spam-test/numeric-id',
    'external-tests/create-ids-differ',
    'external-tests/one-space-of-ids',
  ]),
  field('long_poll is missing from created tests', creates, 'long_poll', () => undefined, [
    'create-spam-test/long-poll-offer',
    'external-tests/create-additions',
  ]),
  field('timeout_minutes is missing from created tests', creates, 'instructions.timeout_minutes', () => undefined, [
    'create-spam-test/timeout-minutes',
    'external-tests/create-additions',
  ]),
  wish(
    'timeout_minutes values outside the range are corrected',
    creates,
    'timeout_minutes',
    (value) => {
      return typeof value === 'number' ? Math.min(1440, Math.max(1, Math.round(value))) : undefined
    },
    ['create-spam-test/bad-timeout-minutes', 'external-tests/create-wrong-types'],
  ),
  refuseWhen('metadata is rejected', createExternal, /"metadata":\{/u, [
    'external-tests/create-metadata',
    'external-tests/create-lengths',
  ]),
  wish(
    'metadata that is too large is discarded',
    createExternal,
    'external_test.metadata',
    (data) => (JSON.stringify(data ?? null).length > 16_384 ? {} : data),
    ['external-tests/create-lengths'],
  ),
  field('a new external test is in_progress', createExternal, 'test.status', () => 'in_progress', [
    'external-tests/create-additions',
  ]),
]

export const reading: readonly Alteration[] = [
  field('data.key is missing', getSpam, 'data.key', () => undefined, ['get-spam-test/fields', 'get-spam-test/by-key']),
  field('data.key finds no test', getSpam, 'data.key', () => 'K'.repeat(22), [
    'get-spam-test/by-key',
    'get-spam-test/any-test-by-any-id',
  ]),
  field('data.name is the name of a different test', getSpam, 'data.name', () => 'other', [
    'get-spam-test/by-tracking-id',
    'get-spam-test/by-test-id',
    'conventions/unicode-survives',
  ]),
  request('numeric ids are unknown', /^GET \/spam_tests\/\d+$/u, () => answer(404, refusal), [
    'get-spam-test/by-test-id',
    'get-spam-test/any-test-by-any-id',
  ]),
  field('a seed is missing from test_results', getSpam, 'data.test_results', (list) => listOf(list).slice(1), [
    'get-spam-test/one-entry-per-seed',
  ]),
  field('test_results is an object', getSpam, 'data.test_results', (list) => ({ list }), ['get-spam-test/fields']),
  field('test_results has a seed twice', getSpam, 'data.test_results', (list) => [...listOf(list), listOf(list)[0]], [
    'get-spam-test/one-entry-per-seed',
  ]),
  field(
    'delivered_to is empty until a copy arrives',
    getSpam,
    'data.test_results.*.delivered_to',
    (folder) => folder ?? '',
    ['get-spam-test/null-before-arrival'],
  ),
  field(
    'spf_pass is "pass" or "fail"',
    getSpam,
    'data.test_results.*.spf_pass',
    (isPass) => (isPass === true ? 'pass' : 'fail'),
    ['get-spam-test/booleans', 'results/fields'],
  ),
  field(
    'dmarc_pass is null until a copy arrives',
    getSpam,
    'data.test_results.*.dmarc_pass',
    (isPass) => (isPass === true ? true : null),
    ['get-spam-test/booleans', 'get-spam-test/nothing-before-arrival'],
  ),
  field('from is empty until a copy arrives', getSpam, 'data.test_results.*.from', (from) => from ?? '', [
    'get-spam-test/nothing-before-arrival',
  ]),
  field('provider_type is missing from results', getSpam, 'data.test_results.*.provider_type', () => undefined, [
    'get-spam-test/provider-of-each-seed',
  ]),
  field('all seeds have the same provider type', getSpam, 'data.test_results.*.provider_type', () => 'consumer', [
    'get-spam-test/provider-of-each-seed',
  ]),
  field('data.status is missing', getSpam, 'data.status', () => undefined, ['get-spam-test/status', 'results/states']),
  status('an unknown test gets a 410', getSpam, 404, 410, ['get-spam-test/unknown-is-404', 'workspaces/spam-test']),
  reply('an unknown test gets a 200', getSpam, (came) => (came.status === 404 ? { ...came, status: 200 } : came), [
    'get-spam-test/unknown',
    'get-spam-test/unknown-is-404',
  ]),
  request(
    'signs before numeric ids are ignored',
    getSpam,
    (came) => ({ ...came, path: came.path.replace('/+', '/') }),
    ['get-spam-test/names-that-are-numbers'],
  ),
  header('replies have no ETag', /^GET/u, 'etag', () => null, ['waiting/etag', 'waiting/not-modified']),
  header('all tests have the same ETag', /^GET/u, 'etag', (tag) => (tag === undefined ? null : '"same"'), [
    'waiting/etag',
    'results/long-poll',
  ]),
  status('a 200 is sent instead of a 304', /^GET/u, 304, 200, ['waiting/not-modified', 'waiting/prefer-wait']),
  request(
    'weak ETags do not match',
    /^GET/u,
    (came) => {
      const named = came.headers['if-none-match'] ?? ''
      return named.startsWith('W/') ? { ...came, headers: { ...came.headers, 'if-none-match': '"x"' } } : came
    },
    ['waiting/not-modified'],
  ),
  request(
    'any ETag matches',
    /^GET/u,
    (came) => {
      return came.headers['if-none-match'] === undefined
        ? came
        : { ...came, headers: { ...came.headers, 'if-none-match': '*' } }
    },
    ['waiting/modified'],
  ),
  request('Prefer is ignored', /^GET/u, (came) => ({ ...came, headers: { ...came.headers, prefer: '' } }), [
    'waiting/prefer-wait',
    'waiting/nothing-known-nothing-awaited',
    'results/long-poll',
  ]),
  header(
    'waits are not limited to 20 seconds',
    /^GET/u,
    'preference-applied',
    (value) => (value === 'wait=20' ? 'wait=100' : (value ?? null)),
    ['waiting/nothing-known-nothing-awaited'],
  ),
  header('every reply has a Preference-Applied header', /^GET/u, 'preference-applied', () => 'wait=9', [
    'waiting/strange-preferences',
  ]),
]

export const external: readonly Alteration[] = [
  field('test.status is missing', getExternal, 'test.status', () => undefined, [
    'external-tests/get-fields',
    'external-tests/not-terminal-at-first',
  ]),
  field('a new external test is complete', getExternal, 'test.status', () => 'complete', [
    'external-tests/not-terminal-at-first',
    'external-tests/get-record',
    'results/states',
  ]),
  field('inbox_rate is a string', getExternal, 'summary.inbox_rate', (rate) => `${String(rate)}%`, [
    'external-tests/get-fields',
    'results/summary',
  ]),
  field('total_providers counts provider types', getExternal, 'summary.total_providers', () => 3, [
    'external-tests/get-fields',
    'results/summary',
  ]),
  field('completed counts all seeds', getExternal, 'summary.completed', () => 9, [
    'external-tests/get-fields',
    'results/one-by-one',
  ]),
  field('inbox_rate is 100 without results', getExternal, 'summary.inbox_rate', (rate) => (rate === 0 ? 100 : rate), [
    'external-tests/get-record',
  ]),
  field('test.name is missing from external tests', getExternal, 'test.name', () => undefined, [
    'external-tests/get-record',
    'external-tests/get-either-origin',
  ]),
  {
    name: 'POST /spam_tests never creates an external test',
    breaks: ['external-tests/get-either-origin', 'lists/external-alone'],
    start: () => ({
      request: (came) =>
        came.method === 'POST' && came.path === '/spam_tests'
          ? { ...came, body: Buffer.from(Buffer.from(came.body).toString().replace('"external_test"', '"other"')) }
          : came,
    }),
  },
  {
    name: 'POST /spam_tests always creates an external test',
    breaks: ['external-tests/get-no-spam-test', 'lists/external-alone'],
    start: () => ({
      request: (came) => {
        const body = Buffer.from(came.body).toString()
        if (came.method !== 'POST' || came.path !== '/spam_tests' || body.includes('external_test')) return came
        return { ...came, body: Buffer.from('{"external_test":{"name":"n","source":"s"}}') }
      },
    }),
  },
  {
    name: 'external tests can be read by tracking id',
    breaks: ['external-tests/get-by-integer-alone'],
    start: () => {
      const ids = new Map<string, string>()
      return {
        request: (came) => {
          const id = ids.get(came.path.slice('/external_tests/'.length))
          return id === undefined ? came : { ...came, path: `/external_tests/${id}` }
        },
        reply: (came) => {
          const { tracking_id: trackingId, id } =
            /"id":(?<id>\d+),"tracking_id":"(?<tracking_id>[^"]+)"/u.exec(came.body)?.groups ?? {}
          if (trackingId !== undefined && id !== undefined) ids.set(trackingId, id)
          return came
        },
      }
    },
  },
  {
    name: 'external tests have a separate id sequence',
    breaks: ['external-tests/one-space-of-ids'],
    start: () => {
      let count = 0
      return {
        reply: (came, { method, path }) =>
          method === 'POST' && path === '/external_tests' && came.status === 201
            ? withField(came, 'test.id', () => (count += 1))
            : came,
      }
    },
  },
]
