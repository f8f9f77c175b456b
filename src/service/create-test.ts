/** Creates a test: chooses its seeds, names it, and writes it down. */

import { type MailType, type ProviderType, providerTypes, type TestStyle } from '../contract/names.ts'
import { type DirectorySeed, isMonitored } from '../seeds/directory.ts'
import { plusAddressOf } from '../seeds/plus-address.ts'
import { createTrackingId, createTrackingKey } from '../seeds/tracking-id.ts'
import type { NewTest, TestSeed } from '../storage/store.ts'
import { ApiProblem } from './api-problem.ts'
import type { ServiceParts } from './service-context.ts'

/** What a client wants, parsed. */
export interface TestWish {
  readonly style: TestStyle
  /** `null` or empty: it gets one. */
  readonly name: string | null
  readonly source: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  /** Whose mail the test is for; `null`: mail of any sender. */
  readonly senderDomain: string | null
  /** `null`: not told. */
  readonly mailType: MailType | null
  /** Empty: all. */
  readonly providerTypes: readonly ProviderType[]
  /** `null`: the service's default. */
  readonly timeoutMinutes: number | null
}

/** A test as it was just created. */
export type CreatedTest = NewTest & { readonly numericId: number }

const untitled = 'Untitled test'
const minuteMs = 60_000

/** @throws ApiProblem 503 when no seed of a wanted type can be monitored */
export async function createTest(
  wish: TestWish,
  workspaceId: string,
  parts: Pick<ServiceParts, 'store' | 'directory' | 'clock' | 'random' | 'testTimeoutMs'>,
): Promise<CreatedTest> {
  const seeds = chooseSeeds(wish.providerTypes, await parts.directory.list())
  const createdAtMs = parts.clock.nowMs()
  const trackingId = createTrackingId(parts.random)
  const timeoutMs = wish.timeoutMinutes === null ? parts.testTimeoutMs : wish.timeoutMinutes * minuteMs
  const test: NewTest = {
    workspaceId,
    trackingId,
    trackingKey: createTrackingKey(parts.random),
    style: wish.style,
    name: wish.name === null || wish.name === '' ? untitled : wish.name,
    source: wish.source,
    metadata: wish.metadata,
    senderDomain: wish.senderDomain,
    mailType: wish.mailType,
    createdAtMs,
    expiresAtMs: createdAtMs + timeoutMs,
    seeds: seeds.map((seed) => toTestSeed(seed, trackingId)),
  }
  return { ...test, numericId: await parts.store.createTest(test) }
}

function toTestSeed(
  { address, providerType, providerName, hasPlusAddress }: DirectorySeed,
  trackingId: string,
): TestSeed {
  const ownAddress = hasPlusAddress === true ? plusAddressOf(address, trackingId) : address
  return { address: ownAddress, providerType, providerName }
}

/** All seeds of the wanted types that can be monitored, in the directory's order; at least one of each type. */
function chooseSeeds(wanted: readonly ProviderType[], seeds: readonly DirectorySeed[]): readonly DirectorySeed[] {
  const types = providerTypes.filter((type) =>
    wanted.length > 0 ? wanted.includes(type) : seeds.some((seed) => seed.providerType === type),
  )
  const chosen = seeds.filter((seed) => types.includes(seed.providerType) && isMonitored(seed))
  const lacking = types.filter((type) => !chosen.some((seed) => seed.providerType === type))
  if (lacking.length === 0 && chosen.length > 0) return chosen
  const named = lacking.length === 0 ? 'any provider type' : lacking.map((type) => `"${type}"`).join(', ')
  throw new ApiProblem(
    503,
    `Email monitoring could not be set up: no seed mailbox of ${named} is working; retry later`,
    {
      headers: { 'Retry-After': '60' },
    },
  )
}
