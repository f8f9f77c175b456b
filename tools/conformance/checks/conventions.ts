/** Checks the "Conventions" and "Versioning" sections: every response is JSON, and all paths are under one base URL. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { answers, at, flagAt, headerOf, holds, objectAt, refuses, same, succeeds, textAt } from '../expect.ts'
import { bodyOf, externalTest, makeSpamTest, operations, spamTest, spamTestRead } from '../fixtures.ts'

const section = 'Conventions'

/** A path that does not exist. */
const nowhere = '/no_such_resource_of_this_api'

const documented: readonly Check[] = requiredBy('document', section, [
  {
    id: 'conventions/json-replies',
    says: 'Every operation replies with a JSON object and an application/json content type',
    run: async (session) => {
      for (const operation of operations) {
        const reply = await session.ask(operation, bodyOf(operation))
        objectAt(reply.json, '')
        const type = headerOf(reply, 'Content-Type')
        holds(/^application\/json(?:\s*;|$)/iu.test(type), `the reply to ${operation} to be application/json`, type)
      }
    },
  },
  {
    id: 'conventions/success-is-true',
    says: 'Successful replies about tests have success: true',
    run: async (session) => {
      const external = await externalTest(session)
      const replies = [
        (await spamTest(session)).reply,
        await spamTestRead(session),
        external.reply,
        await session.ask(`GET /external_tests/${external.id}`),
      ]
      for (const reply of replies) same(`success in the reply to ${reply.request}`, flagAt(reply.json, 'success'), true)
    },
  },
  {
    id: 'conventions/no-success-field-of-postmaster',
    says: 'Postmaster replies have no success field',
    run: async (session) => {
      for (const path of ['/postmaster_accounts/connected', '/postmaster_accounts?email=nobody%40mail.example']) {
        const reply = await session.ask(`GET ${path}`)
        holds(reply.status === 200 || reply.status === 404, 'a 200 or a 404', reply.status)
        holds(!('success' in objectAt(reply.json, '')), 'no success field', reply.json)
      }
    },
  },
  {
    id: 'conventions/unicode-survives',
    says: 'Text in any writing system is returned unchanged',
    run: async (session) => {
      const name = 'Prüfung 検証 🚀 "quoted" \\ </script> \u2028'
      const { reply, trackingId } = await makeSpamTest(session, { spam_test: { name } })
      same('test.name', at(reply.json, 'test.name'), name)
      const read = await session.ask(`GET /spam_tests/${trackingId}`)
      same('data.name', at(read.json, 'data.name'), name)
    },
  },
  {
    id: 'conventions/content-type-with-charset',
    says: 'The Content-Type of a request may have a charset, and is case-insensitive',
    run: async (session) => {
      for (const contentType of ['application/json; charset=utf-8', 'Application/JSON']) {
        succeeds(await session.ask('POST /spam_tests', { json: {}, contentType }))
      }
    },
  },
  {
    id: 'conventions/reads-change-nothing',
    says: 'Repeated reads return the same reply',
    run: async (session) => {
      const { trackingId } = await spamTest(session)
      const { id } = await externalTest(session)
      for (const path of [`/spam_tests/${trackingId}`, `/external_tests/${id}`, '/spam_tests/email_services']) {
        const first = await session.ask(`GET ${path}`)
        succeeds(first)
        same(`the reply to a second GET ${path}`, (await session.ask(`GET ${path}`)).json, first.json)
      }
    },
  },
  {
    id: 'versioning/base-address',
    says: 'The base URL ends in the version prefix /api/v1',
    section: 'Versioning',
    run: async ({ given }) => {
      await Promise.resolve()
      const { pathname } = new URL(given.baseUrl)
      holds(pathname.endsWith('/api/v1'), 'a base URL that ends in /api/v1', given.baseUrl)
    },
  },
  {
    id: 'versioning/nothing-outside',
    says: 'Paths without the version prefix, or with a different version, are not found',
    section: 'Versioning',
    run: async (session) => {
      const base = session.given.baseUrl
      for (const other of [new URL(base).origin, base.replace(/\/v1$/u, '/v2')]) {
        const reply = await session.ask(`GET ${other}/spam_tests/email_services`)
        holds(reply.status >= 300, `${other}/spam_tests/email_services not to exist`, reply.status)
      }
    },
  },
])

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'conventions/unknown-path',
    says: 'An unknown path gets a 404 with a JSON error, not HTML',
    run: async (session) => {
      for (const path of [nowhere, '/spam_tests/1/2/3', '/postmaster_accounts/1/2']) {
        const form = path.startsWith('/postmaster') ? 'postmaster' : 'test'
        refuses(await session.ask(`GET ${path}`), { status: 404, form })
      }
    },
  },
  {
    id: 'conventions/undecodable-path',
    says: 'A path that cannot be decoded gets a 4xx with a JSON error',
    run: async (session) => {
      for (const path of ['/spam_tests/%', '/spam_tests/%ff', '/external_tests/%E0%A4%A', '/spam_tests/%00']) {
        const reply = await session.ask(`GET ${path}`)
        refuses(reply, { status: reply.status === 400 ? 400 : 404, form: 'test' })
      }
    },
  },
  {
    id: 'conventions/method-not-allowed',
    says: 'An unsupported method gets a 405 that lists the supported methods in the Allow header',
    section: 'Endpoints',
    run: async (session) => {
      // A service may support these methods even though API v1 does not require them.
      const additions = new Set(['DELETE'])
      const wrong = [
        ['PATCH', '/spam_tests', ['POST']],
        ['GET', '/spam_tests', ['POST']],
        ['PUT', '/spam_tests/1', ['GET', 'HEAD']],
        ['POST', '/spam_tests/email_services', ['GET', 'HEAD']],
        ['PATCH', '/external_tests', ['GET', 'HEAD', 'POST']],
        ['PATCH', '/external_tests/1', ['GET', 'HEAD']],
        ['POST', '/external_tests/providers', ['GET', 'HEAD']],
      ] as const
      for (const [method, path, allowed] of wrong) {
        const reply = await session.ask(`${method} ${path}`)
        refuses(reply, { status: 405, form: 'test' })
        const named = headerOf(reply, 'Allow').split(/\s*,\s*/u)
        const required = named.filter((each) => each !== 'OPTIONS' && !additions.has(each))
        same(`the Allow header of ${path}`, required.toSorted(), allowed)
      }
    },
  },
  {
    id: 'conventions/postmaster-method-not-allowed',
    says: 'An unsupported method on a postmaster path gets a 405 with {error}',
    section: 'Errors',
    run: async (session) => {
      for (const path of ['/postmaster_accounts', '/postmaster_accounts/connected', '/postmaster_accounts/1']) {
        refuses(await session.ask(`POST ${path}`), { status: 405, form: 'postmaster' })
      }
    },
  },
  {
    id: 'conventions/head',
    says: 'HEAD returns the same headers as GET, without a body',
    section: 'Endpoints',
    run: async (session) => {
      const { trackingId } = await spamTest(session)
      for (const path of ['/spam_tests/email_services', `/spam_tests/${trackingId}`, '/external_tests']) {
        const reply = await session.ask(`HEAD ${path}`)
        answers(reply, 200)
        same(`the body of HEAD ${path}`, reply.text, '')
        headerOf(reply, 'X-RateLimit-Remaining')
      }
      answers(await session.ask('HEAD /spam_tests/none-of-this-name'), 404)
    },
  },
  {
    id: 'conventions/unknown-fields',
    says: 'Unknown fields in a request are ignored',
    section: 'Endpoints',
    run: async (session) => {
      const json = { unknown: [1], spam_test: { name: 'n', color: 'red' } }
      succeeds(await session.ask('POST /spam_tests', { json }))
      const external_test = { name: 'n', source: 's', later: null }
      succeeds(await session.ask('POST /external_tests', { json: { external_test, more: {} } }))
    },
  },
  {
    id: 'conventions/created-is-201',
    says: 'Both create operations return 201',
    section: 'Endpoints',
    run: async (session) => {
      answers((await spamTest(session)).reply, 201)
      answers((await externalTest(session)).reply, 201)
    },
  },
  {
    id: 'conventions/reads-are-private',
    says: 'Replies to authenticated requests have a Cache-Control header that keeps shared caches from storing them',
    run: async (session) => {
      const control = headerOf(await spamTestRead(session), 'Cache-Control')
      holds(/private|no-store/u.test(control), 'Cache-Control to be private or no-store', control)
      holds(textAt((await spamTestRead(session)).json, 'data.key') !== '', 'a body', '')
    },
  },
])

/** Checks conventions, versioning, methods and paths. */
export const conventions: CheckGroup = { title: 'Conventions and versioning', checks: [...documented, ...decided] }
