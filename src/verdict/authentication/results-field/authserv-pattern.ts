/** Names under which a provider writes, as people give them. */

const anyHost = '*.'

/**
 * Whether a field's authserv-id is one that `pattern` means. `*.mail.example` means every name below that domain, for
 * providers whose machines each sign with their own; `null` is that of providers who name themselves nowhere.
 */
export function isAuthservId(pattern: string | null, authservId: string | null): boolean {
  if (pattern === null || authservId === null) return pattern === authservId
  const [wanted, name] = [pattern.toLowerCase(), authservId.toLowerCase()]
  return wanted.startsWith(anyHost) ? name.endsWith(wanted.slice(1)) && name.length >= wanted.length : name === wanted
}

/** A name that `pattern` means: itself, or its domain, or a host below that. */
export function exampleOf(pattern: string, host: string | null = null): string {
  if (!pattern.startsWith(anyHost)) return pattern
  return host === null ? pattern.slice(anyHost.length) : `${host}${pattern.slice(1)}`
}
