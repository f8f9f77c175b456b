/** Creates a test. Creating a test and reporting its outcome are the only calls that change data at the service. */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import { isSafeTrackingId, type TrackingId, trackingIdRule } from '../../foundation/contract/identifiers.ts'
import { providerTypes as allTypes, type TestStyle } from '../../foundation/contract/names.ts'
import {
  createExternalTestReader,
  createSpamTestReader,
  type ReadCreatedTest,
  toCreatedTest,
} from '../../foundation/contract/read-test.ts'
import type { CreateExternalTestRequest, CreateSpamTestRequest } from '../../foundation/contract/requests.ts'
import type { CreatedTest, Seed, TestRequest } from '../../foundation/contract/test.ts'
import type { WireSchema } from '../../foundation/contract/wire-schema.ts'
import { PresendError } from '../../foundation/errors/presend-error.ts'
import { type Problem, quoteValue } from '../../foundation/errors/problem.ts'
import { callJson, invalidReply, type JsonCall } from './json-call.ts'
import type { Transport } from './transport.ts'

/** The value that presend sends as `external_test.source`. */
const callerSource = 'presend'

export interface CreateDeps {
  readonly transport: Transport
  /** The monotonic time after which no retry starts. */
  readonly deadlineMs: number
  /** The ids of the tests that this client has created. Two messages with one id would share their results. */
  readonly createdIds: Set<TrackingId>
}

/**
 * Creates a test. The returned test has at least one seed, only valid addresses and no duplicates.
 *
 * @throws PresendError with an API_ code; with API_REPLY_LOST, API_REPLY_INVALID or API_NO_SEEDS, the test may have
 * been created anyway
 */
export async function createTest(request: TestRequest, deps: CreateDeps, signal: AbortSignal): Promise<CreatedTest> {
  const jsonCall = toJsonCall(request, deps.deadlineMs)
  const created = toCreatedTest(await callJson(deps.transport, jsonCall, signal), request.style)
  const info = deps.transport.info(jsonCall.call)
  const problems = [...findCreatedTestProblems(created), ...findRepeatedId(created, deps.createdIds)]
  if (problems.length > 0) throw invalidReply(info, problems)
  deps.createdIds.add(created.trackingId)
  if (created.seeds.length === 0) throw noSeeds(request, info.done)
  return withoutDuplicates(created)
}

/**
 * Creates the error for a test without seeds. The outcome is `misconfigured`, because no mail was sent and the seed
 * mailboxes depend on the account's settings.
 */
function noSeeds({ providerTypes }: TestRequest, done: string): PresendError {
  const isRestricted = providerTypes.length > 0
  const fields = (isRestricted ? providerTypes : allTypes).map((type) => `send_to.${type}`)
  const advice = 'check which seed mailboxes the account has at the service'
  return new PresendError({
    code: 'API_NO_SEEDS',
    outcome: 'misconfigured',
    done,
    came: 'a test without seed addresses',
    expected: `at least one seed address in ${fields.join(' or ')}`,
    todo: isRestricted ? `${advice}, or request other provider-types` : advice,
  })
}

function toJsonCall(request: TestRequest, deadlineMs: number): JsonCall<ReadCreatedTest> {
  const { path, toBody, schema } = endpoints[request.style]
  return { call: { method: 'POST', path, body: toBody(request), deadlineMs, headers: toHeaders(request) }, schema }
}

/**
 * Returns the header fields for presend's additions to the API. Services that do not support the additions ignore these
 * fields.
 */
function toHeaders({ senderDomain, mailType }: TestRequest): Readonly<Record<string, string>> {
  return {
    ...(senderDomain === null ? {} : { [httpHeaders.senderDomain]: senderDomain }),
    ...(mailType === null ? {} : { [httpHeaders.mailType]: mailType }),
  }
}

interface CreateEndpoint {
  readonly path: string
  readonly toBody: (request: TestRequest) => CreateSpamTestRequest | CreateExternalTestRequest
  readonly schema: WireSchema<ReadCreatedTest>
}

const endpoints: Readonly<Record<TestStyle, CreateEndpoint>> = {
  'spam-test': {
    path: '/spam_tests',
    toBody: (request) => ({ spam_test: { name: request.name }, ...toOptions(request) }),
    schema: createSpamTestReader,
  },
  'external-test': {
    path: '/external_tests',
    toBody: (request) => {
      const { name, metadata } = request
      return { external_test: { name, source: callerSource, metadata }, ...toOptions(request) }
    },
    schema: createExternalTestReader,
  },
}

/** Omits fields with default values, because other services may not support presend's additions to the API. */
function toOptions({
  providerTypes,
  timeoutMinutes,
}: TestRequest): Pick<CreateSpamTestRequest, 'provider_types' | 'timeout_minutes'> {
  return {
    ...(providerTypes.length === 0 ? {} : { provider_types: providerTypes }),
    ...(timeoutMinutes === null ? {} : { timeout_minutes: timeoutMinutes }),
  }
}

/** The limit in RFC 5321 §4.5.3.1.3 (256 octets), minus the two angle brackets. */
const maxAddressLength = 254

/**
 * Matches an address with letters of any script, but without white space, control characters, invisible characters or
 * the special characters listed in RFC 5322 §3.2.3.
 */
const addressForm = /^[^\s\p{C}<>()[\]\\,;:@"]+@[\p{L}\p{N}\p{M}_-]+(\.[\p{L}\p{N}\p{M}_-]+)*$/u

/** Finds unsafe values in the response to a create request, before mail is sent to the addresses in the response. */
export function findCreatedTestProblems({ trackingId, seeds }: CreatedTest): readonly Problem[] {
  const malformed = seeds.filter(({ address }) => address.length > maxAddressLength || !addressForm.test(address))
  const seedProblems = malformed.map(({ address, providerType }) => {
    return { input: `send_to.${providerType}`, came: quoteValue(address), expected: 'a plain email address' }
  })
  if (isSafeTrackingId(trackingId)) return seedProblems
  const id = { input: '$.test.tracking_id', came: quoteValue(trackingId), expected: trackingIdRule }
  return [id, ...seedProblems]
}

function findRepeatedId({ trackingId }: CreatedTest, createdIds: ReadonlySet<TrackingId>): readonly Problem[] {
  if (!createdIds.has(trackingId)) return []
  const came = `${quoteValue(trackingId)}, the id of another test of this run,`
  return [{ input: '$.test.tracking_id', came, expected: 'a new id for each test' }]
}

/**
 * Removes duplicate seeds. A duplicate seed would receive two copies and count twice. Addresses are compared
 * case-insensitively.
 */
export function withoutDuplicates(test: CreatedTest): CreatedTest {
  const byAddress = new Map<string, Seed>()
  for (const seed of test.seeds) {
    const key = seed.address.toLowerCase()
    if (!byAddress.has(key)) byAddress.set(key, seed)
  }
  return { ...test, seeds: [...byAddress.values()] }
}
