/** Which paths need no token, and which serve pages. */

const apiPaths = /^\/api\/v1(?:\/|$)/u
const openApiPath = '/api/v1/openapi.json'
const pagePaths = /^\/(?:api\/docs|r)(?:\/|$)/u

/** Returns whether a path needs no token. Requests for such paths are counted per client address. */
export function isOpenPath(path: string): boolean {
  return path === openApiPath || !apiPaths.test(path)
}

/** Returns whether a path is a report page. Report pages have their own rate limit. */
export function isReportPath(path: string): boolean {
  return path.startsWith('/r/')
}

/** Returns whether a path is an HTML page, whose errors are pages, too. All other paths answer in JSON. */
export function isPagePath(path: string): boolean {
  return pagePaths.test(path)
}
