/** Creates tests. */

import type { TrackingId, WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { type MailType, type ProviderType, providerTypes, type TestStyle } from '../../foundation/contract/names.ts'
import type { CreateSpamTestRequest } from '../../foundation/contract/requests.ts'
import type { WireSchema } from '../../foundation/contract/wire-schema.ts'
import { parsedObject } from '../../foundation/errors/problem.ts'
import { ApiProblem, validRequest } from '../problems/api-problem.ts'
import { type DirectorySeed, isMonitored } from '../receiving/directory.ts'
import { plusAddressOf } from '../receiving/plus-address.ts'
import { createTrackingId, createTrackingKey } from '../receiving/tracking-id.ts'
import { parseJsonBody } from '../requests/read-json.ts'
import { readTestFields, type TestFields } from '../requests/read-test-fields.ts'
import { callerWorkspace, type Route, type ServiceDeps } from '../requests/service-context.ts'
import type { NewTest, TestSeed } from '../storage/store.ts'

/** A parsed create request. */
export interface TestOptions {
  readonly style: TestStyle
  /** The test's name. If `null` or empty, the test is named `Untitled test`. */
  readonly name: string | null
  readonly source: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  /** The sender domain from which the test accepts mail; `null` accepts any sender. */
  readonly senderDomain: string | null
  /** The mail type; `null` if unknown. */
  readonly mailType: MailType | null
  /** The requested provider types; an empty list requests all types. */
  readonly providerTypes: readonly ProviderType[]
  /** The timeout; `null` to use the service's default. */
  readonly timeoutMinutes: number | null
}

/** A created test. */
export type CreatedTest = NewTest & { readonly numericId: number }

/**
 * Creates the handler for an endpoint that creates tests. The handler reports all problems with the body and the header
 * fields at once.
 */
export function postTest(
  schema: WireSchema<CreateSpamTestRequest>,
  toReply: (test: CreatedTest, deps: ServiceDeps) => object,
): Route['handler'] {
  return (deps) => async (request) => {
    const parsed = parsedObject({ body: await parseJsonBody(request, schema), fields: readTestFields(request) })
    const { body, fields } = validRequest(parsed)
    const test = await createTest(testOptions(body, fields), callerWorkspace(request), deps)
    request.set('testId', test.numericId)
    return request.json(toReply(test, deps), 201)
  }
}

/** Reads the options from the body of `POST /spam_tests` or `POST /external_tests`. */
export function testOptions(body: CreateSpamTestRequest, fields: TestFields): TestOptions {
  const { external_test: external } = body
  return {
    style: external === undefined ? 'spam-test' : 'external-test',
    name: external?.name ?? body.spam_test?.name ?? null,
    source: external?.source ?? null,
    metadata: external?.metadata ?? {},
    ...fields,
    providerTypes: body.provider_types ?? [],
    timeoutMinutes: body.timeout_minutes ?? null,
  }
}

const untitled = 'Untitled test'
const minuteMs = 60_000

/** Creates and stores a test. @throws ApiProblem 503 if no seed of a requested type can be monitored */
export async function createTest(
  options: TestOptions,
  workspaceId: WorkspaceId,
  deps: Pick<ServiceDeps, 'store' | 'directory' | 'clock' | 'random' | 'testTimeoutMs'>,
): Promise<CreatedTest> {
  const seeds = chooseSeeds(options.providerTypes, await deps.directory.list())
  const createdAtMs = deps.clock.nowMs()
  const trackingId = createTrackingId(deps.random)
  const timeoutMs = options.timeoutMinutes === null ? deps.testTimeoutMs : options.timeoutMinutes * minuteMs
  const test: NewTest = {
    workspaceId,
    trackingId,
    trackingKey: createTrackingKey(deps.random),
    style: options.style,
    name: options.name === null || options.name === '' ? untitled : options.name,
    source: options.source,
    metadata: options.metadata,
    senderDomain: options.senderDomain,
    mailType: options.mailType,
    createdAtMs,
    expiresAtMs: createdAtMs + timeoutMs,
    seeds: seeds.map((seed) => toTestSeed(seed, trackingId)),
  }
  return { ...test, numericId: await deps.store.createTest(test) }
}

function toTestSeed(
  { address, providerType, providerName, hasPlusAddress }: DirectorySeed,
  trackingId: TrackingId,
): TestSeed {
  const ownAddress = hasPlusAddress === true ? plusAddressOf(address, trackingId) : address
  return { address: ownAddress, providerType, providerName }
}

/** Returns all seeds of the requested types that can be monitored, at least one per type, in the directory's order. */
function chooseSeeds(wanted: readonly ProviderType[], seeds: readonly DirectorySeed[]): readonly DirectorySeed[] {
  const types = providerTypes.filter((type) =>
    wanted.length > 0 ? wanted.includes(type) : seeds.some((seed) => seed.providerType === type),
  )
  const chosen = seeds.filter((seed) => types.includes(seed.providerType) && isMonitored(seed))
  const missing = types.filter((type) => !chosen.some((seed) => seed.providerType === type))
  if (missing.length === 0 && chosen.length > 0) return chosen
  const names = missing.length === 0 ? 'any provider type' : missing.map((type) => `"${type}"`).join(', ')
  throw new ApiProblem(503, `Email monitoring is unavailable: no working seed mailbox for ${names}; retry later`, {
    headers: { 'Retry-After': '60' },
  })
}
