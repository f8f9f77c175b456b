/** The values that the preflight settings accept. */

/**
 * The DNS modes. `off`: preflight looks up nothing. `zone`: preflight looks up only names in a zone file. `live`:
 * preflight also looks up all other names, with the machine's resolver.
 */
export const dnsModes = ['zone', 'live', 'off'] as const
export type DnsMode = (typeof dnsModes)[number]

/**
 * The classes of senders. For `bulk` senders, the requirements for senders of 5,000 or more messages a day also apply.
 */
export const senderClasses = ['bulk', 'all'] as const
export type SenderClass = (typeof senderClasses)[number]

/** The DKIM domain and selector that the mail is signed with. */
export interface DkimName {
  readonly domain: string
  readonly selector: string
  /** Whether presend has the private key and signs the mail. */
  readonly isSigning: boolean
}

export type RuleSeverity = 'error' | 'warning' | 'notice' | 'off'

/** The user's setting for a rule; null to use the rule's own severity. */
export interface RuleSetting {
  readonly severity: RuleSeverity | null
  readonly options: Readonly<Record<string, number | string | boolean | readonly string[]>>
}
