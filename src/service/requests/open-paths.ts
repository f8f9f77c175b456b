/** Recognizes paths that require no token, and paths that serve pages. */

const apiPaths = /^\/api\/v1(?:\/|$)/u
const openApiPath = '/api/v1/openapi.json'
const pagePaths = /^\/(?:api\/docs|r)(?:\/|$)/u
const dashboardPaths =
  /^\/(?:$|(?:account|assets|audit|invitations|links|login|logout|oidc|postmaster|seeds|settings|setup|tests|trends|webhooks|workspace)(?:\/|$))/u

/**
 * Returns whether a path requires no token. Requests for paths that require no token are rate-limited per client
 * address.
 */
export function isOpenPath(path: string): boolean {
  return path === openApiPath || !apiPaths.test(path)
}

/** Returns whether a path belongs to the dashboard. */
export function isDashboardPath(path: string): boolean {
  return dashboardPaths.test(path)
}

/**
 * What a request counts against, so that the views of one budget cannot use up another one. `static`: style sheets,
 * which are not counted. `login`: the pages that people open before they are logged in. `dashboard`: all other pages of
 * the dashboard, which count per session.
 */
export type Budget = 'api' | 'reports' | 'login' | 'dashboard' | 'static'

const staticPaths = /^\/(?:r\/)?assets\//u
const loginPaths = /^\/(?:invitations|login|oidc|setup)(?:\/|$)/u

/** Returns the budget against which requests for a path count. */
export function budgetOf(path: string): Budget {
  if (staticPaths.test(path)) return 'static'
  if (path.startsWith('/r/')) return 'reports'
  if (loginPaths.test(path)) return 'login'
  return isDashboardPath(path) ? 'dashboard' : 'api'
}

/**
 * Returns whether a path serves an HTML page. Errors on these paths are HTML pages, too; errors on all other paths are
 * JSON.
 */
export function isPagePath(path: string): boolean {
  return pagePaths.test(path) || isDashboardPath(path)
}
