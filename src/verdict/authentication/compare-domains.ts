/** What names alone tell of two domains. */

/** Two domains, as A-labels in lower case. */
export interface TwoDomains {
  /** Foreign: whoever wrote a message chose it. */
  readonly domain: string
  /** Ours: what it is compared with. */
  readonly expected: string
}

/** Whether both belong to one organization; `null`: DNS has to be asked. */
export function isSameByName({ domain, expected }: TwoDomains): boolean | null {
  if (domain === expected) return true
  return topOf(domain) === topOf(expected) ? null : false
}

function topOf(domain: string): string {
  return domain.slice(domain.lastIndexOf('.') + 1)
}
