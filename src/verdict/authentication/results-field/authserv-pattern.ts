/** Patterns for authserv-ids. */

const anyHost = '*.'

/**
 * Returns whether `authservId` matches `pattern`. `*.mail.example` matches every name below that domain, for providers
 * whose hosts each use their own name. A null pattern matches a field without an authserv-id.
 */
export function isAuthservId(pattern: string | null, authservId: string | null): boolean {
  if (pattern === null || authservId === null) return pattern === authservId
  const [wanted, name] = [pattern.toLowerCase(), authservId.toLowerCase()]
  return wanted.startsWith(anyHost) ? name.endsWith(wanted.slice(1)) && name.length >= wanted.length : name === wanted
}

/**
 * Returns an example of an authserv-id for `pattern`: the pattern itself or, for a wildcard pattern, its domain,
 * optionally with `host` as the first label.
 */
export function exampleOf(pattern: string, host: string | null = null): string {
  if (!pattern.startsWith(anyHost)) return pattern
  return host === null ? pattern.slice(anyHost.length) : `${host}${pattern.slice(1)}`
}
