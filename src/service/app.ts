/** The service's HTTP half as a list: method, path, handler. */

import { Hono } from 'hono'
import { postmasterRoutes } from '../postmaster/http/routes.ts'
import { getExternalTest, getProviders, listExternalTests, postExternalTest } from './api/external-tests.ts'
import { getEmailServices, getSpamTest, postSpamTest } from './api/spam-tests.ts'
import { getDocs, getOpenApi } from './api-docs/document-routes.ts'
import { ApiProblem } from './api-problem.ts'
import { answerError, answerUnknownPath } from './error-body.ts'
import { admit } from './middleware/admit.ts'
import { limitBody } from './middleware/limit-body.ts'
import { getReport } from './report-page/report-route.ts'
import type { Route, ServiceEnv, ServiceHandler, ServiceParts } from './service-context.ts'

/** Path prefix of this version of the API. */
export const apiPath = '/api/v1'

/** Paths are those of api-v1.md, below `/api/v1`. The first one that fits is taken, so names stand before `:id`. */
const apiRoutes: readonly Route[] = [
  { method: 'POST', path: '/spam_tests', handler: postSpamTest },
  { method: 'GET', path: '/spam_tests/email_services', handler: getEmailServices },
  { method: 'GET', path: '/spam_tests/:id', handler: getSpamTest },
  { method: 'GET', path: '/external_tests/providers', handler: getProviders },
  { method: 'POST', path: '/external_tests', handler: postExternalTest },
  { method: 'GET', path: '/external_tests', handler: listExternalTests },
  { method: 'GET', path: '/external_tests/:id', handler: getExternalTest },
  ...postmasterRoutes,
]

/** What asks for no token (see open-paths.ts), and then the API. */
const routes: readonly Route[] = [
  { method: 'GET', path: '/api/docs', handler: getDocs },
  { method: 'GET', path: '/r/:trackingId', handler: getReport },
  { method: 'GET', path: `${apiPath}/openapi.json`, handler: getOpenApi },
  ...apiRoutes.map(({ method, path, handler }) => ({ method, path: apiPath + path, handler })),
]

/** An app that answers requests. */
export type ServiceApp = Pick<Hono<ServiceEnv>, 'fetch' | 'request'>

/** The service's HTTP half. */
export function serviceApp(parts: ServiceParts): ServiceApp {
  const app = new Hono<ServiceEnv>()
  app.onError(answerError)
  app.notFound(answerUnknownPath)
  if (parts.observe !== undefined) app.use(parts.observe)
  app.use(admit(parts))
  // No other method has a body that is read.
  app.post('*', limitBody())
  for (const route of routes) app.on(route.method, route.path, route.handler(parts))
  for (const path of new Set(routes.map((route) => route.path))) app.all(path, refuseMethod(path))
  return app
}

function refuseMethod(path: string): ServiceHandler {
  const allowed = routes.filter((route) => route.path === path).map((route) => route.method)
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ')
  return (request) => {
    throw new ApiProblem(405, `${request.req.method} is not supported for this path; supported: ${allow}`, {
      headers: { Allow: allow },
    })
  }
}
