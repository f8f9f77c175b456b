/** Compares two domains without DNS. */

/** A-labels in lower case. */
export interface TwoDomains {
  /** The domain from the message; untrusted. */
  readonly domain: string
  readonly expected: string
}

/** True or false if the names alone decide whether both belong to one organization; null if DNS must be queried. */
export function isSameByName({ domain, expected }: TwoDomains): boolean | null {
  if (domain === expected) return true
  return topOf(domain) === topOf(expected) ? null : false
}

function topOf(domain: string): string {
  return domain.slice(domain.lastIndexOf('.') + 1)
}
