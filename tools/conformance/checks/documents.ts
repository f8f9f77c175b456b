/** Checks the OpenAPI document, its HTML page, and the report page. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { answers, headerOf, holds, integerHeaderOf, objectAt, textAt } from '../expect.ts'
import { operations, spamTest } from '../fixtures.ts'
import { NotChecked } from '../not-checked.ts'

const decided: readonly Check[] = requiredBy('presend', 'Endpoints', [
  {
    id: 'documents/openapi',
    says: 'GET /openapi.json returns an OpenAPI 3.1 document that describes every operation, and requires no token',
    run: async (session) => {
      const reply = await session.ask('GET /openapi.json', { token: null })
      answers(reply, 200)
      holds(textAt(reply.json, 'openapi').startsWith('3.1'), 'OpenAPI 3.1', textAt(reply.json, 'openapi'))
      const paths = objectAt(reply.json, 'paths')
      for (const operation of operations) {
        const [method = '', path = ''] = operation.replace(/\?.*$/u, '').replace(/\/1$/u, '/{id}').split(' ')
        const isThere = method.toLowerCase() in objectAt({ there: paths[path] ?? {} }, 'there')
        holds(isThere, `${method} ${path} to be in the document`, Object.keys(paths))
      }
      integerHeaderOf(reply, 'X-RateLimit-Limit')
    },
  },
  {
    id: 'documents/page-of-the-api',
    says: 'GET /api/docs returns an HTML page that describes the API, and requires no token',
    run: async (session) => {
      const reply = await session.ask(`GET ${new URL(session.given.baseUrl).origin}/api/docs`, { token: null })
      answers(reply, 200)
      holds(headerOf(reply, 'Content-Type').startsWith('text/html'), 'HTML', headerOf(reply, 'Content-Type'))
      for (const path of ['/spam_tests', '/external_tests', '/postmaster_accounts']) {
        holds(reply.text.includes(path), `a page that contains ${path}`, reply.text)
      }
    },
  },
  {
    id: 'documents/report-page',
    says: 'If a test has a report_url, its report page opens without a token',
    section: 'What the service does',
    run: async (session) => {
      const { reply: created, name, trackingId } = await spamTest(session)
      const { report_url: url } = objectAt(created.json, '')
      if (url === undefined)
        throw new NotChecked('a --base-url of a service with report pages (this one returns no report_url)')
      if (typeof url === 'string' && /^\/tests\/[1-9]\d*$/u.test(URL.parse(url)?.pathname ?? ''))
        throw new NotChecked('a --base-url of a service whose reports open without a login (see report-access)')
      holds(typeof url === 'string' && url.includes(trackingId), 'a URL that contains the tracking id', url)
      const path = new URL(url).pathname
      const page = await session.ask(`GET ${new URL(session.given.baseUrl).origin}${path}`, { token: null })
      answers(page, 200)
      holds(page.text.includes(name), `a page that contains ${name}`, page.text)
      const none = await session.ask(`GET ${new URL(session.given.baseUrl).origin}${path}x`, { token: null })
      answers(none, 404)
    },
  },
])

/** Checks documents and pages. */
export const documents: CheckGroup = { title: 'Documents and pages', checks: decided }
