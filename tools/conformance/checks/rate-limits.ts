/** Checks the "Limits" section: the three header fields on every response, and the 429 response. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { holds, integerHeaderOf, same } from '../expect.ts'
import { spamTest } from '../fixtures.ts'
import type { AskOptions, Reply, Session } from '../session.ts'

const section = 'Limits'
/** A request that changes nothing. */
export const cheap = 'GET /spam_tests/email_services'
/** The documented limits. */
export const limits: ReadonlySet<number> = new Set([1000, 10_000])

/** Returns two consecutive responses from the same rate-limit window. */
async function twoReplies(
  session: Session,
  requests: readonly [string, string],
  options: AskOptions = {},
): Promise<readonly [Reply, Reply]> {
  for (;;) {
    const first = await session.ask(requests[0], options)
    const second = await session.ask(requests[1], options)
    // If the window ended between these two responses, the next two are in the same window.
    if (resetOf(first) === resetOf(second)) return [first, second]
  }
}

/** Returns the number of requests remaining, as reported by a response. */
export function remainingOf(reply: Reply): number {
  return integerHeaderOf(reply, 'X-RateLimit-Remaining')
}

function resetOf(reply: Reply): number {
  return integerHeaderOf(reply, 'X-RateLimit-Reset')
}

/** Asserts that a request with these options does not count against the rate limit for the run's token. */
async function costsNothing(session: Session, options: AskOptions): Promise<void> {
  for (;;) {
    const first = await session.ask(cheap)
    await session.ask(cheap, options)
    const second = await session.ask(cheap)
    if (resetOf(first) !== resetOf(second)) continue
    same('X-RateLimit-Remaining after a request with another token', remainingOf(second), remainingOf(first) - 1)
    return
  }
}

/** Requests that together produce every kind of response, including errors. */
const kinds: readonly (readonly [string, AskOptions])[] = [
  [cheap, {}],
  ['POST /spam_tests', { json: {} }],
  ['POST /external_tests', { json: { external_test: { name: 'n', source: 's' } } }],
  ['GET /external_tests', {}],
  ['GET /external_tests/providers', {}],
  ['GET /spam_tests/none-of-this-name', {}],
  ['GET /external_tests/999999999999', {}],
  ['GET /postmaster_accounts/connected', {}],
  ['GET /postmaster_accounts/0', {}],
  ['POST /spam_tests', { body: '{' }],
  ['POST /spam_tests', { json: { provider_types: ['pigeon'] } }],
  ['DELETE /spam_tests', {}],
  ['GET /no_such_path', {}],
  [cheap, { token: null }],
  [cheap, { token: 'invalid' }],
]

const documented: readonly Check[] = requiredBy('document', section, [
  {
    id: 'rate-limits/headers-everywhere',
    says: 'Every reply, including errors, has the headers X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset',
    run: async (session) => {
      const { trackingId } = await spamTest(session)
      const read = await session.ask(`GET /spam_tests/${trackingId}`)
      const replies = [read]
      for (const [request, options] of kinds) replies.push(await session.ask(request, options))
      for (const reply of replies) {
        const limit = integerHeaderOf(reply, 'X-RateLimit-Limit')
        holds(remainingOf(reply) <= limit, `at most ${limit} remaining requests`, remainingOf(reply))
        resetOf(reply)
      }
    },
  },
  {
    id: 'rate-limits/limit-of-the-plan',
    says: 'The limit is 1000 (Pro) or 10000 (Enterprise) requests per hour',
    run: async (session) => {
      const limit = integerHeaderOf(await session.ask(cheap), 'X-RateLimit-Limit')
      holds(limits.has(limit), 'a limit of 1000 or 10000', limit)
    },
  },
  {
    id: 'rate-limits/limit-of-this-plan',
    says: 'The limit is 1000 for a token on the Pro plan, and 10000 for one on the Enterprise plan',
    needs: ['plan'],
    run: async (session) => {
      const limit = integerHeaderOf(await session.ask(cheap), 'X-RateLimit-Limit')
      same(
        `the limit of a token on the ${session.given.plan} plan`,
        limit,
        session.given.plan === 'pro' ? 1000 : 10_000,
      )
    },
  },
  {
    id: 'rate-limits/reset-is-a-unix-time',
    says: 'X-RateLimit-Reset is a Unix timestamp within the next hour',
    run: async (session) => {
      const reply = await session.ask(cheap)
      const inSeconds = resetOf(reply) - reply.receivedAtMs / 1000
      // Allow the service's clock to differ from this machine's clock by up to a minute.
      holds(inSeconds > -60 && inSeconds <= 3660, 'a Unix time within the next hour', resetOf(reply))
    },
  },
  {
    id: 'rate-limits/counts-down',
    says: 'X-RateLimit-Remaining decreases with each request',
    run: async (session) => {
      const [first, second] = await twoReplies(session, [cheap, cheap])
      holds(remainingOf(second) < remainingOf(first), `less than ${remainingOf(first)} remaining`, remainingOf(second))
    },
  },
])

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'rate-limits/counts-by-one',
    says: 'Each request counts as one, even if it fails (if no other client uses the token during the run)',
    run: async (session) => {
      for (const request of [cheap, 'GET /spam_tests/none', 'DELETE /spam_tests', 'GET /no_such_path']) {
        const [first, second] = await twoReplies(session, [cheap, request])
        same(`X-RateLimit-Remaining after ${request}`, remainingOf(second), remainingOf(first) - 1)
      }
    },
  },
  {
    id: 'rate-limits/fixed-hour',
    says: 'The rate limit window is one clock hour: the limit resets at the next full hour',
    run: async (session) => {
      const reply = await session.ask(cheap)
      same('X-RateLimit-Reset modulo 3600', resetOf(reply) % 3600, 0)
      holds(resetOf(reply) * 1000 > reply.receivedAtMs - 60_000, 'a time in the future', resetOf(reply))
    },
  },
  {
    id: 'rate-limits/strangers',
    says: 'Requests without a valid token are limited to 1000 per hour for each client address',
    run: async (session) => {
      const [first, second] = await twoReplies(session, [cheap, cheap], { token: 'invalid', mayBeLimited: true })
      same('X-RateLimit-Limit without a valid token', integerHeaderOf(first, 'X-RateLimit-Limit'), 1000)
      holds(remainingOf(second) < remainingOf(first), 'fewer remaining requests', remainingOf(second))
    },
  },
  {
    id: 'rate-limits/strangers-cost-no-token',
    says: 'Requests without a valid token do not count against any token',
    run: async (session) => {
      await costsNothing(session, { token: null })
    },
  },
  {
    id: 'rate-limits/tokens-apart',
    says: 'Requests with one token do not count against another token',
    needs: ['other-token'],
    run: async (session) => {
      await costsNothing(session, { token: session.given.otherToken })
    },
  },
])

/** Checks rate limits. */
export const rateLimits: CheckGroup = { title: 'Rate limits', checks: [...documented, ...decided] }
