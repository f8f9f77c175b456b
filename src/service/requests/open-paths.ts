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

/** Returns whether a path counts against the rate limit for pages, which covers reports and the dashboard. */
export function isInPageBudget(path: string): boolean {
  return path.startsWith('/r/') || isDashboardPath(path)
}

/**
 * Returns whether a path serves an HTML page. Errors on these paths are HTML pages, too; errors on all other paths are
 * JSON.
 */
export function isPagePath(path: string): boolean {
  return pagePaths.test(path) || isDashboardPath(path)
}
