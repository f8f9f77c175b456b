import { array, assert, asyncProperty, boolean, integer, shuffledSubarray, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { collectTotals } from '../../../../src/extensions/postmaster/http/cumulative-days.ts'
import { cachedTotals } from '../../../../src/extensions/postmaster/http/stored-data.ts'
import type { PostmasterDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'
import { someDays } from '../../../support/postmaster-arbitraries.ts'
import { allDays } from '../storage/all-days.ts'

/** Splits a list into parts of the given sizes. */
function inParts(days: readonly PostmasterDay[], sizes: readonly number[]): readonly (readonly PostmasterDay[])[] {
  const parts: (readonly PostmasterDay[])[] = []
  let start = 0
  for (const size of [...sizes, days.length]) {
    parts.push(days.slice(start, start + size))
    start += size
  }
  return parts
}

/** Generates days, the same days in another order, how to split them into writes, and whether to repeat each write. */
const writes = someDays.chain((days) =>
  tuple(
    shuffledSubarray([...days], { minLength: days.length }),
    array(integer({ min: 0, max: 5 }), { maxLength: 6 }),
    boolean(),
  ).map(([shuffled, sizes, isTwice]) => ({ days, parts: inParts(shuffled, sizes), isTwice })),
)

it('reads return the same data however days are split into syncs, repeated and reordered', async () => {
  await using store = await openMemoryStore()
  const readTotals = cachedTotals(store)
  let accounts = 0
  await assert(
    asyncProperty(writes, async ({ days, parts, isTwice }) => {
      accounts += 1
      const account = {
        workspaceId: toWorkspaceId('a'),
        email: `a${accounts}@shop.example`,
        source: 'google',
        nowMs: 1,
      } as const
      const { id: accountId } = await store.ensurePostmasterAccount(account)
      for (const part of [...parts, ...(isTwice ? parts : [])]) await store.writePostmasterDays(accountId, part)
      const collector = collectTotals()
      collector.add(days)
      const stored = await store.findPostmasterAccount(null, accountId)
      expect(stored === null ? null : await readTotals(stored)).toEqual(collector.total())
      for (const domain of new Set(days.map((day) => day.domain))) {
        const own = days.filter((day) => day.domain === domain)
        const ordered = own.toSorted((left, right) => (left.date < right.date ? -1 : 1))
        expect(await store.readPostmasterDays({ accountId, domain, range: null })).toEqual(ordered)
      }
    }),
    { numRuns: 60 },
  )
})

it('reads return the last written value for each series of a day', async () => {
  await using store = await openMemoryStore()
  let accounts = 0
  await assert(
    asyncProperty(someDays, someDays, async (before, after) => {
      accounts += 1
      const account = {
        workspaceId: toWorkspaceId('a'),
        email: `a${accounts}@shop.example`,
        source: 'google',
        nowMs: 1,
      } as const
      const { id: accountId } = await store.ensurePostmasterAccount(account)
      for (const days of [before, after, after]) await store.writePostmasterDays(accountId, days)
      const stored = await allDays(store, accountId)
      const once = new Map(before.map((day) => [`${day.domain} ${day.date}`, day]))
      for (const day of after) once.set(`${day.domain} ${day.date}`, over(once.get(`${day.domain} ${day.date}`), day))
      expect(stored).toHaveLength(once.size)
      for (const day of stored) expect(day).toEqual(once.get(`${day.domain} ${day.date}`))
    }),
    { numRuns: 60 },
  )
})

/** Merges two days; keeps series that the later day does not have. */
function over(before: PostmasterDay | undefined, day: PostmasterDay): PostmasterDay {
  if (before === undefined) return day
  return {
    domain: day.domain,
    date: day.date,
    spamRate: day.spamRate ?? before.spamRate,
    ipReputation: day.ipReputation ?? before.ipReputation,
    domainReputation: day.domainReputation ?? before.domainReputation,
    feedbackLoop: day.feedbackLoop ?? before.feedbackLoop,
    authentication: day.authentication ?? before.authentication,
    encryption: day.encryption ?? before.encryption,
    deliveryErrors: day.deliveryErrors ?? before.deliveryErrors,
  }
}
