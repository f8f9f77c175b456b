/** What DNS says about the domains of a message. */

/** Everything that DNS rules look at; collected before they run. */
export interface DnsFacts {
  /** Null if DNS is off or nothing names a domain. */
  readonly mode: 'zone' | 'live' | 'off'
}

/** Without DNS. */
export const noDnsFacts: DnsFacts = { mode: 'off' }
