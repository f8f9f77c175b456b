/** Patterns for authserv-ids. */

const anyHost = '*.'

/**
 * True if `authservId` matches `pattern`. `*.mail.example` matches every name below that domain, for providers whose
 * hosts each use their own name. Null matches a field without an authserv-id.
 */
export function isAuthservId(pattern: string | null, authservId: string | null): boolean {
  if (pattern === null || authservId === null) return pattern === authservId
  const [wanted, name] = [pattern.toLowerCase(), authservId.toLowerCase()]
  return wanted.startsWith(anyHost) ? name.endsWith(wanted.slice(1)) && name.length >= wanted.length : name === wanted
}

/** A name for `pattern`: itself, or the domain of a wildcard, optionally with `host` in front. */
export function exampleOf(pattern: string, host: string | null = null): string {
  if (!pattern.startsWith(anyHost)) return pattern
  return host === null ? pattern.slice(anyHost.length) : `${host}${pattern.slice(1)}`
}
