/** Checks the "Limits" section by exhausting the hourly limit of a separate token. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { headerOf, holds, integerHeaderOf, refuses, same } from '../expect.ts'
import { type Reply, type Session, shared } from '../session.ts'
import { cheap, limits, remainingOf } from './rate-limits.ts'

const section = 'Limits'

/** The responses just before and just after a token's hourly limit is exhausted. */
interface Exhausted {
  readonly limit: number
  readonly allowedCount: number
  readonly lastAllowed: Reply
  readonly refused: Reply
}

const exhausted: (session: Session) => Promise<Exhausted> = shared(async (session) => {
  const options = { token: session.given.exhaustToken, mayBeLimited: true }
  const first = await session.ask(cheap, options)
  const limit = integerHeaderOf(first, 'X-RateLimit-Limit')
  // Rely on the reported number of remaining requests; the check below verifies it.
  const leftCount = Math.min(remainingOf(first), limit)
  let lastAllowed = first
  for (let count = 0; count < leftCount; count += 1) {
    const reply = await session.ask(cheap, options)
    if (reply.status === 429) return { limit, allowedCount: count + 1, lastAllowed, refused: reply }
    lastAllowed = reply
  }
  return { limit, allowedCount: leftCount + 1, lastAllowed, refused: await session.ask(cheap, options) }
})

const documented: readonly Check[] = requiredBy('document', section, [
  {
    id: 'exhaustion/limit-is-kept',
    says: 'Once the limit is exhausted, the next request gets a 429 that says how many seconds to wait before retrying',
    needs: ['exhaust-token'],
    run: async (session) => {
      const { limit, lastAllowed, refused } = await exhausted(session)
      holds(limits.has(limit), 'a limit of 1000 or 10000', limit)
      same('the status of the last request within the limit', lastAllowed.status, 200)
      same('X-RateLimit-Remaining in the reply to the last request within the limit', remainingOf(lastAllowed), 0)
      refuses(refused, { status: 429, form: 'test', names: [/\d+ ?s(?:ec(?:ond)?s?)?\b/iu] })
    },
  },
])

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'exhaustion/retry-after',
    says: 'In a 429, Retry-After is the number of seconds until the limit resets, and the message contains the same number',
    needs: ['exhaust-token'],
    run: async (session) => {
      const { refused } = await exhausted(session)
      const seconds = integerHeaderOf(refused, 'Retry-After')
      refuses(refused, { status: 429, form: 'test', names: [`Rate limit exceeded. Retry in ${seconds} seconds.`] })
      same('X-RateLimit-Remaining of a 429', remainingOf(refused), 0)
      const untilReset = integerHeaderOf(refused, 'X-RateLimit-Reset') - refused.receivedAtMs / 1000
      holds(Math.abs(seconds - untilReset) < 60 && seconds >= 1, `about ${untilReset} seconds`, seconds)
    },
  },
  {
    id: 'exhaustion/429-everywhere',
    says: 'Once the limit is exhausted, every operation, including those on postmaster paths, gets a 429 with {success: false, error}',
    section: 'Errors',
    needs: ['exhaust-token'],
    run: async (session) => {
      await exhausted(session)
      const options = { token: session.given.exhaustToken, mayBeLimited: true }
      for (const request of ['POST /spam_tests', 'GET /external_tests', 'GET /postmaster_accounts/connected']) {
        refuses(await session.ask(request, options), { status: 429, form: 'test' })
      }
      headerOf(await session.ask(cheap), 'X-RateLimit-Limit')
    },
  },
])

/** Checks responses after the rate limit has been exhausted. */
export const exhaustion: CheckGroup = { title: 'Exhausted rate limit', checks: [...documented, ...decided] }
