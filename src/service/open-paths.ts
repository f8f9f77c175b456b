/** Which paths ask for no token, and which are for people. */

const apiPaths = /^\/api\/v1(?:\/|$)/u
const openApiPath = '/api/v1/openapi.json'
const pagePaths = /^\/(?:api\/docs|r)(?:\/|$)/u

/** True where no token is asked for; requests count against the client's address. All of the API but its document wants one. */
export function isOpenPath(path: string): boolean {
  return path === openApiPath || !apiPaths.test(path)
}

/** True for report pages, whose views have a rate limit of their own. */
export function isReportPath(path: string): boolean {
  return path.startsWith('/r/')
}

/** True for pages: their errors are pages too. Everything else is answered in JSON. */
export function isPagePath(path: string): boolean {
  return pagePaths.test(path)
}
