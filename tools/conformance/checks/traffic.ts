/** Checks every response in the run. This group of checks runs last. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { answers, headerOf, holds, integerHeaderOf, refuses, textAt } from '../expect.ts'
import type { Reply, Session } from '../session.ts'

/** Returns the responses to requests under the base URL. */
function ofTheApi({ traffic }: Session): readonly Reply[] {
  return traffic.filter(({ request }) => !request.includes('://'))
}

const documented: readonly Check[] = requiredBy('document', 'Errors', [
  {
    id: 'traffic/headers',
    says: 'Every reply in this run had the three rate limit headers',
    section: 'Limits',
    run: async (session) => {
      await session.ask('GET /spam_tests/email_services', { mayBeLimited: true })
      for (const reply of ofTheApi(session)) {
        for (const name of ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']) {
          integerHeaderOf(reply, name)
        }
      }
    },
  },
  {
    id: 'traffic/json',
    says: 'Every reply body in this run was JSON with a JSON content type',
    section: 'Conventions',
    run: async (session) => {
      await session.ask('GET /spam_tests/email_services', { mayBeLimited: true })
      for (const reply of ofTheApi(session).filter(({ text }) => text !== '')) {
        const type = headerOf(reply, 'Content-Type')
        holds(/^application\/json\b/iu.test(type), `the reply to ${reply.request} to be application/json`, type)
        holds(reply.json !== undefined, `the reply to ${reply.request} to be JSON`, reply.text)
      }
    },
  },
  {
    id: 'traffic/errors',
    says: 'Every error reply in this run had a message and the error format of its path',
    run: async (session) => {
      await session.ask('GET /spam_tests/none-of-this-name', { mayBeLimited: true })
      for (const reply of ofTheApi(session).filter(({ status, text }) => status >= 400 && text !== '')) {
        const isOwn = reply.request.includes('/postmaster_accounts') && ![401, 403, 429].includes(reply.status)
        refuses(reply, { status: reply.status, form: isOwn ? 'postmaster' : 'test' })
        textAt(reply.json, 'error')
      }
    },
  },
  {
    id: 'traffic/no-server-error',
    says: 'No request in this run got a 5xx',
    run: async (session) => {
      answers(await session.ask('GET /external_tests', { mayBeLimited: true }), 200)
      for (const { request, status } of ofTheApi(session)) {
        holds(status < 500, `no 5xx response to ${request}`, status)
      }
    },
  },
])

/** Checks all responses in the run. */
export const traffic: CheckGroup = { title: 'All replies in this run', checks: documented }
