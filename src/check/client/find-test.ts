/** Finds a test that another run created, and its seeds. */

import type { TrackingId } from '../../foundation/contract/identifiers.ts'
import type { ReadLimit } from '../../foundation/contract/postmaster-data.ts'
import { type FoundSeed, type ReadSpamTest, toFoundSeeds, toSeeds } from '../../foundation/contract/read-test.ts'
import { type ListedMailboxes, sendToReader } from '../../foundation/contract/seed-replies.ts'
import type { FoundTest, Seed } from '../../foundation/contract/test.ts'
import { PresendError } from '../../foundation/errors/presend-error.ts'
import { callJson } from './json-call.ts'
import { spamTestCall } from './spam-test-poll.ts'
import type { Transport } from './transport.ts'

/**
 * Reads a test by its tracking id. The seeds are those for which the service reports results. Responses of services
 * that implement only api-v1.md contain no provider types, so presend looks them up in the list of all seed mailboxes.
 *
 * @throws PresendError with an API_ code
 */
export async function findTest(
  trackingId: TrackingId,
  {
    transport,
    deadlineMs,
    listMailboxes,
  }: ReadLimit & { readonly transport: Transport; readonly listMailboxes: ListMailboxes },
  signal: AbortSignal,
): Promise<FoundTest> {
  const { call, schema } = spamTestCall(trackingId, { longPoll: null, deadlineMs })
  // A test that another run has just created may not be visible everywhere in the service yet.
  const read = { call: { ...call, retriedStatuses: [404] }, schema }
  const reply = await callJson(transport, read, signal).catch((error: unknown) => {
    throw explained(error)
  })
  const done = transport.info(read.call).done
  const seeds = withoutDuplicateSeeds(toFoundSeeds(reply))
  if (seeds.length === 0) throw seedsError(done, { came: 'a test without seeds', expected: 'at least one result' })
  const isTyped = seeds.every((seed) => seed.providerType !== null)
  const listed = isTyped ? {} : await listMailboxes({ deadlineMs }, signal)
  return { name: reply.data.name, test: toTest(trackingId, reply, typedSeeds(seeds, { listed, done })) }
}

function toTest(trackingId: TrackingId, { data }: ReadSpamTest, seeds: readonly Seed[]): FoundTest['test'] {
  // The response does not say whether the service supports long polls.
  const unknown = { numericId: null, longPollSeconds: null }
  return { style: 'spam-test', trackingId, ...unknown, seeds, reportUrl: data.report_url ?? null }
}

/** Adds advice to the error for an unknown test. */
function explained(error: unknown): unknown {
  if (!(error instanceof PresendError) || error.code !== 'API_NOT_FOUND') return error
  return new PresendError({
    ...error.parts,
    expected: 'the test with this tracking id',
    todo: 'check tracking-id, and that api-url and api-token are those of the run that sent the mail; some services do not return external tests by their tracking id',
    cause: error,
  })
}

/** Lists all seed mailboxes of the service. */
export type ListMailboxes = (limit: ReadLimit, signal: AbortSignal) => Promise<ListedMailboxes>

/** Caches the list, because a run reads many tests, and each request counts toward the rate limit. */
export function mailboxLister(transport: Transport): ListMailboxes {
  let known: ListedMailboxes | null = null
  return async ({ deadlineMs }, signal) => {
    const call = { method: 'GET', path: '/spam_tests/email_services', deadlineMs, endMs: deadlineMs } as const
    known ??= await callJson(transport, { call, schema: sendToReader }, signal)
    return known
  }
}

function withoutDuplicateSeeds(seeds: readonly FoundSeed[]): readonly FoundSeed[] {
  return [...new Map(seeds.map((seed) => [seed.address.toLowerCase(), seed])).values()]
}

/** Adds the missing provider types. The address of a test's seed can contain a subaddress that the list does not. */
function typedSeeds(
  seeds: readonly FoundSeed[],
  { listed, done }: { readonly listed: ListedMailboxes; readonly done: string },
): readonly Seed[] {
  const typeOf = new Map(toSeeds(listed).map(({ address, providerType }) => [address.toLowerCase(), providerType]))
  return seeds.map((seed) => {
    const address = seed.address.toLowerCase()
    const providerType = seed.providerType ?? typeOf.get(address) ?? typeOf.get(address.replace(/\+[^@]*@/u, '@'))
    if (providerType !== undefined) return { ...seed, providerType }
    const came = `no provider type for ${seed.address}`
    throw seedsError(done, { came, expected: 'each seed in the response to GET /spam_tests/email_services' })
  })
}

function seedsError(done: string, parts: { readonly came: string; readonly expected: string }): PresendError {
  const todo = 'use mode check with this service'
  return new PresendError({ code: 'API_REPLY_INVALID', outcome: 'inconclusive', done, ...parts, todo })
}
