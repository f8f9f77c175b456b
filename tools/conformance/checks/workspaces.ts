/** Checks that workspaces are isolated from each other. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { at, holds, integerAt, listAt, refuses, same, succeeds, textAt } from '../expect.ts'
import { makeExternalTest, makeSpamTest, spamTest, spamTestRead } from '../fixtures.ts'

const section = 'Authentication'
const unknown = { status: 404, form: 'test' } as const

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'workspaces/spam-test',
    says: 'A request for a test in another workspace, by any of its ids, gets the same 404 as a request for an unknown test',
    needs: ['other-token'],
    run: async (session) => {
      const token = session.given.otherToken
      const { trackingId, reply } = await spamTest(session)
      const key = textAt((await spamTestRead(session)).json, 'data.key')
      for (const name of [trackingId, key, String(integerAt(reply.json, 'test.id'))]) {
        const hidden = await session.ask(`GET /spam_tests/${name}`, { token })
        refuses(hidden, unknown)
        const none = 'none-of-this-name'
        const missing = await session.ask(`GET /spam_tests/${none}`, { token })
        same('the message', textAt(hidden.json, 'error').replace(name, none), textAt(missing.json, 'error'))
      }
    },
  },
  {
    id: 'workspaces/external-test',
    says: 'Two workspaces cannot read each other’s external tests: the request gets a 404',
    needs: ['other-token'],
    run: async (session) => {
      const token = session.given.otherToken
      const mine = await makeExternalTest(session)
      const theirs = await makeExternalTest(session, {}, { token })
      refuses(await session.ask(`GET /external_tests/${mine.id}`, { token }), unknown)
      refuses(await session.ask(`GET /external_tests/${theirs.id}`), unknown)
      succeeds(await session.ask(`GET /external_tests/${theirs.id}`, { token }))
      refuses(await session.ask(`GET /spam_tests/${theirs.trackingId}`), unknown)
    },
  },
  {
    id: 'workspaces/lists',
    says: 'A list shows only tests in the token’s workspace',
    needs: ['other-token'],
    run: async (session) => {
      const token = session.given.otherToken
      const mine = await makeExternalTest(session)
      const query = `GET /external_tests?source=${encodeURIComponent(mine.source)}`
      const seen = await session.ask(query, { token })
      same('total_count', at(seen.json, 'pagination.total_count'), 0)
      same('tests', listAt(seen.json, 'tests'), [])
      const all = await session.ask('GET /external_tests?per_page=100', { token })
      holds(
        !listAt(all.json, 'tests').some((test) => integerAt(test, 'id') === mine.id),
        'no test from another workspace in the list',
        mine.id,
      )
    },
  },
  {
    id: 'workspaces/two-tokens-of-two',
    says: 'A test created with a token for another workspace belongs to that workspace',
    needs: ['other-token'],
    run: async (session) => {
      const token = session.given.otherToken
      const { trackingId } = await makeSpamTest(session, {}, { token })
      succeeds(await session.ask(`GET /spam_tests/${trackingId}`, { token }))
      refuses(await session.ask(`GET /spam_tests/${trackingId}`), unknown)
    },
  },
])

/** Checks workspaces. */
export const workspaces: CheckGroup = { title: 'Workspaces', checks: decided }
