/** The values that the preflight settings can have. */

/**
 * The DNS modes. `off`: no lookups. `zone`: only names in a zone file. `live`: names in a zone file, and all other
 * names with the machine's resolver.
 */
export const dnsModes = ['zone', 'live', 'off'] as const
export type DnsMode = (typeof dnsModes)[number]

/** The classes of senders. `bulk`: the requirements for senders of 5,000 messages a day also apply. */
export const senderClasses = ['bulk', 'all'] as const
export type SenderClass = (typeof senderClasses)[number]

/** The DKIM domain and selector with which the mail is signed. */
export interface DkimName {
  readonly domain: string
  readonly selector: string
  /** True if presend has the private key and signs the mail. */
  readonly isSigning: boolean
}

export type RuleSeverity = 'error' | 'warning' | 'notice' | 'off'

/** The user's setting for one rule; null means the rule's own severity. */
export interface RuleSetting {
  readonly severity: RuleSeverity | null
  readonly options: Readonly<Record<string, number | string | boolean | readonly string[]>>
}
