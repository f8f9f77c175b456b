/** The setting `allow-hosts`. */

/** True if the URL's host is one of the hosts or a subdomain of one. */
export function hostAllowed(url: string, hosts: readonly string[]): boolean {
  if (hosts.length === 0 || !URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hosts.some((host) => hostname === host.toLowerCase() || hostname.endsWith(`.${host.toLowerCase()}`))
}
