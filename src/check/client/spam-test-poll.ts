/** Polls a spam test: one request returns all seeds. */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import {
  getSpamTestReader,
  isTerminalStatus,
  type ReadSpamTest,
  toSeedResult,
} from '../../foundation/contract/read-test.ts'
import type { CreatedTest, Seed, SeedResult } from '../../foundation/contract/test.ts'
import { type JsonCall, tryCallJson } from './json-call.ts'
import { type Poll, type PollOptions, toPollCall } from './poll.ts'
import type { Transport } from './transport.ts'

/** Creates a poll that requests `GET /spam_tests/:tracking_id`. */
export function openSpamTestPoll(test: CreatedTest, transport: Transport): Poll {
  return async (options, signal) => {
    const outcome = await tryCallJson(transport, spamTestCall(test.trackingId, options), signal)
    if (outcome.status === 'failed') return outcome
    const { rateLimit, headers } = outcome.reply
    if (outcome.status === 'unchanged') return { status: 'unchanged', rateLimit, requestCount: 1 }
    const results = readResults(outcome.value, test)
    const receivedCount = results.filter((result) => result.folder !== null).length
    const status = outcome.value.data.status ?? null
    // api-v1.md defines no status for spam tests. If the response contains no status, the test is complete when every
    // seed has a folder.
    const isTerminal = status === null ? receivedCount === test.seeds.length : isTerminalStatus(status)
    return {
      status: 'ok',
      snapshot: { results, summary: null, status, isTerminal },
      receivedCount,
      etag: headers[httpHeaders.etag.toLowerCase()] ?? null,
      rateLimit,
      requestCount: 1,
    }
  }
}

/** Builds the API call that reads the test with this id. */
export function spamTestCall(id: string, options: PollOptions): JsonCall<ReadSpamTest> {
  return { call: toPollCall(`/spam_tests/${encodeURIComponent(id)}`, options), schema: getSpamTestReader }
}

/** Returns the results for seeds that belong to the test. */
export function readResults(reply: ReadSpamTest, test: CreatedTest): readonly SeedResult[] {
  return matchSeedResults(reply.data.test_results.map(toSeedResult), test.seeds)
}

/**
 * Returns at most one result per seed, with the address as spelled in the response that created the test. Addresses are
 * compared case-insensitively. A service may report an address without its subaddress (`seed@` for `seed+abc@`); such a
 * result counts if exactly one seed matches. Results for other addresses are dropped.
 */
export function matchSeedResults(results: readonly SeedResult[], seeds: readonly Seed[]): readonly SeedResult[] {
  const addressByKey = indexSeeds(seeds)
  const resultByAddress = new Map<string, SeedResult>()
  for (const result of results) {
    const address = addressByKey.get(result.address.toLowerCase())
    if (address === undefined) continue
    const known = resultByAddress.get(address)
    // If a seed has several entries, the first entry with a folder counts.
    if (known === undefined || known.folder === null) resultByAddress.set(address, { ...result, address })
  }
  return [...resultByAddress.values()]
}

/**
 * Maps lowercase addresses to their spelling in the response that created the test. Also maps addresses without their
 * subaddress if exactly one seed matches.
 */
function indexSeeds(seeds: readonly Seed[]): ReadonlyMap<string, string> {
  const exact = new Map(seeds.map(({ address }) => [address.toLowerCase(), address]))
  const byBareAddress = Map.groupBy(exact, ([key]) => key.replace(/\+[^@]*@/, '@'))
  const unambiguous = [...byBareAddress].flatMap(([bare, [first, ...others]]) =>
    first === undefined || others.length > 0 ? [] : [[bare, first[1]] as const],
  )
  return new Map([...unambiguous, ...exact])
}
