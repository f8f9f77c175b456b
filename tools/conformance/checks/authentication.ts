/** Checks the "Authentication" section. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { headerOf, holds, refuses, succeeds } from '../expect.ts'
import { bodyOf, operations } from '../fixtures.ts'
import type { AskOptions, Session } from '../session.ts'

const section = 'Authentication'
const unauthorized = { status: 401, form: 'test' } as const

async function refusesEverywhere(session: Session, options: AskOptions, status: number): Promise<void> {
  for (const operation of operations) {
    refuses(await session.ask(operation, { ...bodyOf(operation), ...options }), { status, form: 'test' })
  }
}

/** Returns a token of the same length that differs only in the last character. */
function wrongToken(token: string): string {
  const last = token.at(-1) === 'A' ? 'B' : 'A'
  return token.slice(0, -1) + last
}

function otherCase(token: string): string {
  const upper = token.toUpperCase()
  return upper === token ? token.toLowerCase() : upper
}

const documented: readonly Check[] = requiredBy('document', section, [
  {
    id: 'authentication/valid-token',
    says: 'A valid token in "Authorization: Bearer …" is accepted',
    run: async (session) => succeeds(await session.ask('GET /spam_tests/email_services')),
  },
  {
    id: 'authentication/missing-token',
    says: 'Every operation without a token gets a 401 with {success: false, error}',
    run: async (session) => await refusesEverywhere(session, { token: null }, 401),
  },
  {
    id: 'authentication/invalid-token',
    says: 'Every operation with an invalid token gets a 401 with {success: false, error}',
    run: async (session) => await refusesEverywhere(session, { token: wrongToken(session.given.token) }, 401),
  },
  {
    id: 'authentication/almost-valid-token',
    says: 'Truncated tokens, extended tokens and tokens in a different letter case are invalid',
    run: async (session) => {
      const { token } = session.given
      for (const wrong of [token.slice(0, -1), `${token}A`, token.slice(0, 8), otherCase(token), 'x'.repeat(5000)]) {
        refuses(await session.ask('GET /spam_tests/email_services', { token: wrong }), unauthorized)
      }
    },
  },
  {
    id: 'authentication/other-schemes',
    says: 'A token is accepted only in the Authorization header, and only with the Bearer scheme',
    run: async (session) => {
      const { token } = session.given
      const basic = `Basic ${Buffer.from(`${token}:`).toString('base64')}`
      for (const authorization of [basic, token, 'Bearer', `Bearer ${token} ${token}`, `Token ${token}`]) {
        refuses(await session.ask('GET /spam_tests/email_services', { authorization }), unauthorized)
      }
      const elsewhere = { token: null, headers: { 'X-Api-Token': token, Cookie: `token=${token}` } }
      const request = `GET /spam_tests/email_services?token=${token}&access_token=${token}&api_token=${token}`
      refuses(await session.ask(request, elsewhere), unauthorized)
    },
  },
  {
    id: 'authentication/revoked-token',
    says: 'Every operation returns a 401 for a revoked token',
    needs: ['revoked-token'],
    run: async (session) => await refusesEverywhere(session, { token: session.given.revokedToken }, 401),
  },
  {
    id: 'authentication/plan-without-access',
    says: 'Every operation returns a 403 with {success: false, error} for a token on a plan without API access',
    needs: ['free-token'],
    run: async (session) => await refusesEverywhere(session, { token: session.given.freeToken }, 403),
  },
])

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'authentication/challenge',
    says: 'A 401 has the header WWW-Authenticate: Bearer, with error="invalid_token" only if the request had a token',
    run: async (session) => {
      const missing = await session.ask('GET /external_tests', { token: null })
      const asked = headerOf(missing, 'WWW-Authenticate')
      holds(/^Bearer\b/u.test(asked) && !asked.includes('error='), 'a Bearer challenge without an error', asked)
      const invalid = await session.ask('GET /external_tests', { token: wrongToken(session.given.token) })
      const refused = headerOf(invalid, 'WWW-Authenticate')
      holds(/^Bearer\b.*error="invalid_token"/u.test(refused), 'a Bearer challenge with invalid_token', refused)
    },
  },
  {
    id: 'authentication/words',
    says: 'The message of a 401 distinguishes a missing token from an invalid or revoked one',
    run: async (session) => {
      const missing = await session.ask('GET /external_tests', { token: null })
      refuses(missing, { ...unauthorized, names: [/missing/iu] })
      const invalid = await session.ask('GET /external_tests', { token: wrongToken(session.given.token) })
      refuses(invalid, { ...unauthorized, names: [/invalid/iu] })
    },
  },
  {
    id: 'authentication/scheme-without-case',
    says: 'The name of the Bearer scheme is case-insensitive',
    run: async (session) => {
      for (const scheme of ['bearer', 'BEARER']) {
        const authorization = `${scheme} ${session.given.token}`
        succeeds(await session.ask('GET /spam_tests/email_services', { authorization }))
      }
    },
  },
  {
    id: 'authentication/before-anything-else',
    says: 'A 401 takes precedence over errors in the path, method and body',
    run: async (session) => {
      const huge = ' '.repeat(1024 * 1024 + 1)
      for (const body of ['{', '{"provider_types": ["pigeon"]}', huge]) {
        refuses(await session.ask('POST /spam_tests', { token: null, body }), unauthorized)
      }
      for (const request of ['GET /no_such_path', 'DELETE /spam_tests', 'GET /external_tests?page=0']) {
        refuses(await session.ask(request, { token: null }), unauthorized)
      }
      refuses(await session.ask('GET /postmaster_accounts/1?start_date=x', { token: null }), unauthorized)
    },
  },
  {
    id: 'authentication/plan-before-anything-else',
    says: 'A 403 takes precedence over errors in the path, method and body, and names the plans that include API access',
    needs: ['free-token'],
    run: async (session) => {
      const token = session.given.freeToken
      const forbidden = { status: 403, form: 'test', names: [/pro/iu, /enterprise/iu] } as const
      refuses(await session.ask('POST /spam_tests', { token, body: '{' }), forbidden)
      refuses(await session.ask('GET /no_such_path', { token }), forbidden)
      refuses(await session.ask('GET /postmaster_accounts/1?start_date=x', { token }), forbidden)
    },
  },
  {
    id: 'authentication/limit-without-access',
    says: 'Requests with a token on a plan without API access are limited to 1000 per hour',
    section: 'Limits',
    needs: ['free-token'],
    run: async (session) => {
      const reply = await session.ask('GET /external_tests', { token: session.given.freeToken })
      refuses(reply, { status: 403, form: 'test' })
      holds(
        headerOf(reply, 'X-RateLimit-Limit') === '1000',
        'X-RateLimit-Limit: 1000',
        headerOf(reply, 'X-RateLimit-Limit'),
      )
    },
  },
  {
    id: 'authentication/token-is-not-echoed',
    says: 'No reply contains the token from the request',
    run: async (session) => {
      const token = wrongToken(session.given.token)
      const reply = await session.ask('GET /spam_tests/email_services', { token })
      const everything = `${reply.text} ${JSON.stringify([...reply.headers])}`
      holds(!everything.includes(token), 'a reply without the token', 'a reply that contains the token')
    },
  },
])

/** Checks tokens and plans. */
export const authentication: CheckGroup = { title: section, checks: [...documented, ...decided] }
