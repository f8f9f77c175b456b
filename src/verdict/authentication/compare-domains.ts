/** Compares two domains without DNS. */

/** The domains to compare. */
export interface TwoDomains {
  /** The domain from the message; untrusted. */
  readonly domain: string
  /** The expected domain, as A-labels in lower case. */
  readonly expected: string
}

/**
 * Returns whether both domains belong to the same organization, if the names alone are conclusive; returns null if
 * DNS must be queried.
 */
export function isSameByName({ domain, expected }: TwoDomains): boolean | null {
  if (domain === expected) return true
  return topOf(domain) === topOf(expected) ? null : false
}

function topOf(domain: string): string {
  return domain.slice(domain.lastIndexOf('.') + 1)
}
