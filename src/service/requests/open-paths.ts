/** Which paths need no token, and which serve pages. */

const apiPaths = /^\/api\/v1(?:\/|$)/u
const openApiPath = '/api/v1/openapi.json'
const pagePaths = /^\/(?:api\/docs|r)(?:\/|$)/u

/** True for paths that need no token. Their requests count against the client address. */
export function isOpenPath(path: string): boolean {
  return path === openApiPath || !apiPaths.test(path)
}

/** True for report pages, which have their own rate limit. */
export function isReportPath(path: string): boolean {
  return path.startsWith('/r/')
}

/** True for HTML pages, whose errors are pages too. All other paths answer in JSON. */
export function isPagePath(path: string): boolean {
  return pagePaths.test(path)
}
