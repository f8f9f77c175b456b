/** Creates, once per run, the tests that several checks share. */

import { addressesAt, at, integerAt, objectAt, succeeds, textAt } from './expect.ts'
import { type AskOptions, type Reply, type Session, shared } from './session.ts'

/** All provider types in the document. */
export const providerTypes = ['consumer', 'business', 'protected'] as const

/** Every documented operation, with ids that may not exist. */
export const operations: readonly string[] = [
  'POST /spam_tests',
  'GET /spam_tests/1',
  'GET /spam_tests/email_services',
  'GET /external_tests/providers',
  'POST /external_tests',
  'GET /external_tests/1',
  'GET /external_tests',
  'GET /postmaster_accounts/connected',
  'GET /postmaster_accounts?email=nobody%40mail.example',
  'GET /postmaster_accounts/1?email=nobody%40mail.example&item=mail.example',
]

/** Returns the request options for an operation. Create operations have a body. */
export function bodyOf(operation: string): AskOptions {
  return operation.startsWith('POST') ? { json: {} } : {}
}

/** Returns a unique name, which distinguishes this run from others. */
export function freshName(what: string): string {
  return `conformance ${what} ${crypto.randomUUID().slice(0, 8)}`
}

/** Adds a timeout of 60 minutes to the body of a create request if the service's default timeout is short. */
export function bodyFor(session: Session, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...body, ...(session.given.testTimeoutMs === null ? {} : { timeout_minutes: 60 }) }
}

/** A test, as described in the response to its create request. */
export interface MadeTest {
  readonly reply: Reply
  readonly name: string
  readonly trackingId: string
  readonly seeds: readonly MadeSeed[]
}

/** A seed in the response to a create request. */
export interface MadeSeed {
  readonly address: string
  readonly type: string
}

/** An external test, as described in the response to its create request. */
export interface MadeExternalTest extends MadeTest {
  readonly id: number
  readonly source: string
}

/** Creates a spam test. */
export async function makeSpamTest(
  session: Session,
  body: Readonly<Record<string, unknown>> = {},
  options: AskOptions = {},
): Promise<MadeTest> {
  const name = freshName('spam test')
  const json = bodyFor(session, { spam_test: { name }, ...body })
  const reply = await session.ask('POST /spam_tests', { json, ...options })
  succeeds(reply)
  return {
    reply,
    name,
    trackingId: textAt(reply.json, 'test.tracking_id'),
    seeds: seedsIn(reply.json, 'instructions.send_to'),
  }
}

/** Creates an external test; `external` overrides fields of `external_test`. */
export async function makeExternalTest(
  session: Session,
  { external = {}, body = {} }: { readonly external?: object; readonly body?: object } = {},
  options: AskOptions = {},
): Promise<MadeExternalTest> {
  const fields = { name: freshName('external test'), source: freshName('source'), ...external }
  const json = bodyFor(session, { external_test: fields, ...body })
  const reply = await session.ask('POST /external_tests', { json, ...options })
  succeeds(reply)
  return {
    reply,
    ...fields,
    id: integerAt(reply.json, 'test.id'),
    trackingId: textAt(reply.json, 'test.tracking_id'),
    seeds: seedsIn(reply.json, 'send_to'),
  }
}

/** Lists the seeds in a `send_to`. */
export function seedsIn(json: unknown, path: string): readonly MadeSeed[] {
  const groups = objectAt(json, path)
  return Object.keys(groups).flatMap((type) => addressesAt(groups, type).map((address) => ({ address, type })))
}

/** A spam test with all provider types; no mail is sent to its seeds. */
export const spamTest: (session: Session) => Promise<MadeTest> = shared(async (session) => await makeSpamTest(session))

/** An external test with all provider types; no mail is sent to its seeds. */
export const externalTest: (session: Session) => Promise<MadeExternalTest> = shared(
  async (session) => await makeExternalTest(session, { external: { metadata: { order: 1001, tags: ['a', 'b'] } } }),
)

/** Reads `spamTest` by its tracking id and returns the response. */
export const spamTestRead: (session: Session) => Promise<Reply> = shared(async (session) => {
  const { trackingId } = await spamTest(session)
  const reply = await session.ask(`GET /spam_tests/${trackingId}`)
  succeeds(reply)
  return reply
})

/** Returns the addresses from `GET /spam_tests/email_services`, by provider type. */
export const emailServices: (session: Session) => Promise<Readonly<Record<string, readonly string[]>>> = shared(
  async (session) => {
    const reply = await session.ask('GET /spam_tests/email_services')
    succeeds(reply)
    return Object.fromEntries(providerTypes.map((type) => [type, addressesAt(reply.json, type)]))
  },
)

/**
 * Returns the address that email_services lists for a seed from `send_to`. A service may add a subaddress for each test
 * (`user+detail@domain`, RFC 5233), and list the mailbox without the subaddress.
 */
export function listedAddress(address: string, listed: readonly string[] = []): string {
  return listed.includes(address) ? address : address.replace(/^([^+@]+)\+[^@]*@/u, '$1@')
}

/** Returns the first provider type that has seeds, and the addresses of these seeds. */
export async function someType(
  session: Session,
): Promise<{ readonly type: string; readonly addresses: readonly string[] }> {
  const services = await emailServices(session)
  const [type = 'consumer', addresses = []] = Object.entries(services).find(([, each]) => each.length > 0) ?? []
  return { type, addresses }
}

/** Returns the provider types that have seeds. */
export async function typesWithSeeds(session: Session): Promise<readonly string[]> {
  const services = await emailServices(session)
  return providerTypes.filter((type) => (services[type]?.length ?? 0) > 0)
}

/** Returns the entries of `data.test_results`, by seed. */
export function resultsIn(reply: Reply): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const entries = at(reply.json, 'data.test_results')
  const list: readonly unknown[] = Array.isArray(entries) ? entries : []
  return new Map(list.map((entry) => [textAt(entry, 'to'), objectAt(entry, '')] as const))
}
