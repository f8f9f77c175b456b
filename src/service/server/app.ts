/** The routes of the service (method, path, handler), and its error responses. */

import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { messagePage } from '../../report/pages/html-page.ts'
import { deleteExternalTest, deleteSpamTest } from '../api/delete-test.ts'
import { getExternalTest, getProviders, listExternalTests, postExternalTest } from '../api/external-tests.ts'
import { listTests, listWorkspaces } from '../api/lists.ts'
import { getEmailServices, getSpamTest, postSpamTest } from '../api/spam-tests.ts'
import { putOutcome } from '../api/test-outcome.ts'
import { getDocs, getOpenApi } from '../api-docs/document-routes.ts'
import { admit } from '../middleware/admit.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { ApiProblem, errorBody, toProblem } from '../problems/api-problem.ts'
import { getPreview } from '../report-page/preview-route.ts'
import { getReport, getReportAsset } from '../report-page/report-route.ts'
import { answerPage } from '../requests/answer-page.ts'
import { isDashboardPath, isPagePath } from '../requests/open-paths.ts'
import type {
  Route,
  ServiceDeps,
  ServiceEnv,
  ServiceHandler,
  ServiceMiddleware,
  ServiceRequest,
} from '../requests/service-context.ts'

/** Path prefix of this version of the API. */
export const apiPath = '/api/v1'

/** Routes below `/api/v1`. The first matching route wins, so routes with fixed names come before `:id`. */
const apiRoutes: readonly Route[] = [
  { method: 'POST', path: '/spam_tests', handler: postSpamTest },
  { method: 'GET', path: '/tests', handler: listTests },
  { method: 'GET', path: '/spam_tests/email_services', handler: getEmailServices },
  { method: 'GET', path: '/spam_tests/:id', handler: getSpamTest },
  { method: 'DELETE', path: '/spam_tests/:id', handler: deleteSpamTest },
  { method: 'PUT', path: '/spam_tests/:id/outcome', handler: putOutcome },
  { method: 'GET', path: '/external_tests/providers', handler: getProviders },
  { method: 'POST', path: '/external_tests', handler: postExternalTest },
  { method: 'GET', path: '/external_tests', handler: listExternalTests },
  { method: 'GET', path: '/external_tests/:id', handler: getExternalTest },
  { method: 'DELETE', path: '/external_tests/:id', handler: deleteExternalTest },
  { method: 'GET', path: '/workspaces', handler: listWorkspaces },
]

/** Returns the routes that require no token (see open-paths.ts), then the API. */
function routesWith(added: readonly Route[]): readonly Route[] {
  return [
    { method: 'GET', path: '/api/docs', handler: getDocs },
    { method: 'GET', path: '/r/:name', handler: getReport },
    { method: 'GET', path: '/r/assets/:name', handler: getReportAsset },
    { method: 'GET', path: '/r/:name/preview', handler: getPreview },
    { method: 'GET', path: `${apiPath}/openapi.json`, handler: getOpenApi },
    ...[...apiRoutes, ...added].map(({ method, path, handler }) => ({ method, path: apiPath + path, handler })),
  ]
}

export type ServiceApp = Pick<Hono<ServiceEnv>, 'fetch' | 'request'>

/** Builds the app, which handles all requests to the service. */
export function serviceApp(deps: ServiceDeps): ServiceApp {
  const app = new Hono<ServiceEnv>()
  app.onError(answerError)
  app.notFound(answerUnknownPath)
  if (deps.operations !== undefined) app.route('/', deps.operations)
  if (deps.observe !== undefined) app.use(deps.observe)
  app.use(compressPages())
  app.use(admit(deps))
  // Read only the bodies of POST and PUT requests.
  app.on(['POST', 'PUT'], '*', limitBody(deps.uploadBytes))
  if (deps.loadDashboard !== undefined) app.use(dashboardPages(deps, deps.loadDashboard))
  const routes = routesWith(deps.addedRoutes)
  for (const route of routes) app.on(route.method, route.path, route.handler(deps))
  for (const path of new Set(routes.map((route) => route.path))) app.all(path, rejectMethod(path, routes))
  return app
}

/** Compresses pages and style sheets. API responses are never compressed. */
function compressPages(): ServiceMiddleware {
  const compressed = compress({ encoding: 'gzip', contentTypeFilter: /^text\/(?:html|css)/u })
  return (request, next) => (isPagePath(request.req.path) ? compressed(request, next) : next())
}

/** Passes requests for dashboard pages to the dashboard. */
function dashboardPages(deps: ServiceDeps, load: NonNullable<ServiceDeps['loadDashboard']>): ServiceMiddleware {
  let dashboard: ReturnType<typeof load> | null = null
  return async (request, next) => {
    if (!isDashboardPath(request.req.path)) return await next()
    dashboard ??= load(deps)
    return await (await dashboard)(request)
  }
}

function rejectMethod(path: string, routes: readonly Route[]): ServiceHandler {
  const allowed = routes.filter((route) => route.path === path).map((route) => route.method)
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ')
  return (request) => {
    throw new ApiProblem(405, `${request.req.method} is not allowed for this path; allowed methods: ${allow}`, {
      headers: { Allow: allow },
    })
  }
}

/**
 * Handles hono's `onError`: responds with a page on paths that people open in a browser, and in JSON on all other
 * paths.
 */
export function answerError(error: Error, request: ServiceRequest): Response {
  const problem = toProblem(error)
  for (const [name, value] of Object.entries(problem.headers)) request.header(name, value)
  const { status, message } = problem
  if (!isPagePath(request.req.path)) return request.json(errorBody(problem, request.req.path), status)
  const page = messagePage(status === 404 ? 'Not found' : `Error ${status}`, message)
  return answerPage(request, page, status)
}

/** Handles hono's `notFound`: responds with a page if the client accepts HTML and the path is not an API path. */
export function answerUnknownPath(request: ServiceRequest): Response {
  const { req } = request
  if (!req.path.startsWith('/api/') && req.header('Accept')?.includes('text/html') === true) {
    return answerPage(request, messagePage('Not found', 'There is no page at this address.'), 404)
  }
  const message = 'Not found. See the API reference for available endpoints'
  return answerError(new ApiProblem(404, message), request)
}
