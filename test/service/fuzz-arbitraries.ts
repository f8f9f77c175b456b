/** Requests generated from the OpenAPI document: valid, nearly valid and hostile ones. */

import * as fc from 'fast-check'

import type { OpenApiOperation } from '../../src/foundation/contract/openapi/document.ts'
import { makeOpenApiDocument } from '../../src/foundation/contract/openapi/make-document.ts'

/** A request. */
export interface FuzzRequest {
  readonly method: string
  /** Relative to `/api/v1`, including the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** `null`: none. */
  readonly body: string | Uint8Array<ArrayBuffer> | null
}

/** An operation of the OpenAPI document. */
export interface FuzzedOperation {
  readonly name: string
  readonly method: string
  readonly template: string
  readonly operation: OpenApiOperation
}

type Schema = Readonly<Record<string, unknown>>

const document = makeOpenApiDocument('open')

/** Every operation of the OpenAPI document. */
export const fuzzedOperations: readonly FuzzedOperation[] = Object.entries(document.paths).flatMap(
  ([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      return { name: `${method.toUpperCase()} ${template}`, method: method.toUpperCase(), template, operation }
    }),
)

/** Text that often breaks parsers. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  '\u0000x',
  '\u2028',
  '\ud800',
  '\uffff',
  '\r\nX-Injected: 1',
  '../../etc/passwd',
  '%00',
  '%',
  '%zz',
  "' or 1=1 --",
  '"; drop table tests; --',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '9'.repeat(400),
  'é'.normalize('NFD'),
  '🚀'.repeat(300),
  'a'.repeat(100_000),
]

const hostileText: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }))

/** A marker for an object that JSON.stringify cannot write; see `toJson`. */
const deepValue = '@deep@'

function toJson(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.replaceAll(`"${deepValue}"`, () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)
}

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 1, [], {}, [[]], [null], { length: 1 }),
  fc.constant(deepValue),
  fc.jsonValue(),
)

function objectOf(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function resolve(schema: unknown): Schema {
  const { $ref: reference, ...rest } = objectOf(schema)
  if (typeof reference !== 'string') return rest
  const steps = reference.replace('#/', '').split('/')
  return { ...resolve(steps.reduce<unknown>((found, step) => objectOf(found)[step], document)), ...rest }
}

/** A valid value. */
function fitting(schema: unknown): fc.Arbitrary<unknown> {
  const { type, enum: allowed, const: only, anyOf, ...rest } = resolve(schema)
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(allowed)) return fc.constantFrom(...allowed)
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(fitting))
  switch (Array.isArray(type) ? type[0] : type) {
    case 'string':
      return fittingText(rest)
    case 'integer':
      return fc.integer({ min: Number(rest['minimum'] ?? 0), max: Math.min(Number(rest['maximum'] ?? 1e6), 1e6) })
    case 'number':
      return fc.double({ noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(rest['items']), { maxLength: 4 })
    case 'object':
      return fittingObject(rest)
    default:
      return fc.jsonValue()
  }
}

function fittingText({ minLength, maxLength, format }: Schema): fc.Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  const limits = { minLength: Number(minLength ?? 0), maxLength: Math.min(Number(maxLength ?? 40), 300) }
  return fc.oneof(fc.string(limits), fc.string({ ...limits, unit: 'grapheme' }))
}

function fittingObject({ properties, required, additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = Object.entries(objectOf(properties))
  const record = Object.fromEntries(known.map(([name, schema]) => [name, fitting(schema)]))
  const requiredKeys = Array.isArray(required) ? required.map(String) : []
  const fixed = fc.record(record, { requiredKeys })
  if (known.length > 0 || additionalProperties === false) return fixed
  return fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
}

/** A valid value with one change: a part that is hostile, missing or added. */
function nearly(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(), hostileValue, fc.constantFrom('replace', 'drop', 'add'))
    .map(([whole, at, odd, how]) => {
      const spots = spotsIn(whole)
      return change(whole, spots[at % spots.length] ?? [], { odd, how })
    })
}

type Spot = readonly string[]

function spotsIn(value: unknown, path: Spot = []): readonly Spot[] {
  if (typeof value !== 'object' || value === null || path.length > 4) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => spotsIn(inner, [...path, key]))]
}

function change(
  value: unknown,
  [step, ...rest]: Spot,
  { odd, how }: { readonly odd: unknown; readonly how: string },
): unknown {
  if (step === undefined) {
    return how === 'add' && typeof value === 'object' && value !== null ? { ...value, ['__proto__x']: odd } : odd
  }
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === step ? change(each, rest, { odd, how }) : each))
  const entries = Object.entries(Object(value))
  if (how === 'drop' && rest.length === 0) return Object.fromEntries(entries.filter(([key]) => key !== step))
  return Object.fromEntries(entries.map(([key, each]) => [key, key === step ? change(each, rest, { odd, how }) : each]))
}

/** Bodies: mostly valid JSON, some broken. */
function bodyOf(schema: unknown): fc.Arbitrary<FuzzRequest['body']> {
  const json = fc.oneof(
    { arbitrary: fitting(schema), weight: 3 },
    { arbitrary: nearly(fitting(schema)), weight: 6 },
    hostileValue,
  )
  const text = json.map(toJson)
  return fc.oneof(
    { arbitrary: text, weight: 8 },
    // Truncated, with duplicate keys, with a byte order mark, or not UTF-8.
    fc.tuple(text, fc.nat()).map(([whole, at]) => whole.slice(0, at % (whole.length + 1))),
    text.map((whole) => `\ufeff${whole}`),
    text.map((whole) => whole.replace('{', '{"provider_types":["consumer"],"provider_types":7,')),
    fc.uint8Array({ maxLength: 64 }).map((bytes) => Uint8Array.from(bytes)),
    fc.constant(null),
  )
}

const strangeHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .record(
    {
      'Content-Type': fc.constantFrom(
        'application/json',
        'text/plain',
        'application/xml',
        'multipart/form-data',
        ';',
        'application/json; charset=utf-16',
      ),
      Accept: fc.constantFrom('*/*', 'text/html', 'application/json', 'q=;;', ''),
      Prefer: fc.constantFrom(
        'wait=0',
        'wait=-1',
        'wait=99999999999',
        'wait=',
        'wait="0"',
        'respond-async',
        ';,;=',
        'wait=0, wait=0',
      ),
      'If-None-Match': fc.constantFrom('*', '""', 'W/"x"', ',,,', '"'.repeat(300), 'x'),
      'Content-Encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
      'X-Forwarded-For': fc.constantFrom('10.0.0.1', '::1', 'unknown', ',', 'a'.repeat(3000)),
      'X-HTTP-Method-Override': fc.constantFrom('DELETE', 'PUT'),
      Cookie: fc.constant('session=1'),
      Range: fc.constant('bytes=0-1'),
      Expect: fc.constant('100-continue'),
    },
    { requiredKeys: [] },
  )
  .map(({ Expect: _unsendable, ...headers }) => headers)

function escapePath(text: string): string {
  // A lone surrogate cannot be encoded, and `/` would change the path.
  const escaped = encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, '')) || '%20'
  return escaped === '.' || escaped === '..' ? `${escaped}x` : escaped
}

/** A request to an operation. `names` are existing ids and tracking ids. */
export function requestTo(fuzzed: FuzzedOperation, names: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const { method, template, operation } = fuzzed
  const parameters = operation.parameters ?? []
  const id = fc.oneof(
    fc.constantFrom(...names),
    fc.nat().map(String),
    hostileText.map((text) => text.slice(0, 3000)),
  )
  const queries = parameters.filter((each) => each.in === 'query').map(({ name, schema }) => queryOf(name, schema))
  const more = queryOf(fc.constantFrom('page', 'x', '', '__proto__', 'status[]', 'provider_types'), {})
  const query = fc.tuple(...queries, more).map((all) => all.flat().join('&'))
  const schema = operation.requestBody?.content['application/json'].schema
  const body = schema === undefined ? fc.constant(null) : bodyOf(schema)
  return fc.tuple(id, query, strangeHeaders, body).map(([name, search, headers, sent]) => {
    const path = template.replace('{id}', () => escapePath(name))
    return { method, path: search === '' ? path : `${path}?${search}`, headers, body: sent }
  })
}

/** A parameter that is missing, valid, hostile or repeated. */
function queryOf(name: string | fc.Arbitrary<string>, schema: unknown): fc.Arbitrary<readonly string[]> {
  const value = fc.oneof(
    fitting(schema).map(String),
    hostileText.map((text) => text.slice(0, 2000)),
  )
  const pair = fc.tuple(typeof name === 'string' ? fc.constant(name) : name, value).map(([key, text]) => {
    return `${escapePath(key)}=${encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, ''))}`
  })
  return fc.oneof(
    fc.constant([]),
    pair.map((one) => [one]),
    fc.array(pair, { maxLength: 3 }),
  )
}
