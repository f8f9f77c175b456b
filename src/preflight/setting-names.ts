/** The values that the preflight settings accept. */

/**
 * The DNS modes. `off`: preflight looks up no names. `zone`: preflight looks up names only in the zone files. `live`:
 * preflight also looks up all other names, using the machine's resolver.
 */
export const dnsModes = ['zone', 'live', 'off'] as const
export type DnsMode = (typeof dnsModes)[number]

/**
 * The classes of senders. The requirements for senders of 5,000 or more messages a day apply only to `bulk` senders.
 */
export const senderClasses = ['bulk', 'all'] as const
export type SenderClass = (typeof senderClasses)[number]

/** The DKIM domain and selector with which the mail is signed. */
export interface DkimName {
  readonly domain: string
  readonly selector: string
  /** Whether presend has the private key and signs the mail. */
  readonly isSigning: boolean
}

export type RuleSeverity = 'error' | 'warning' | 'notice' | 'off'

/** The user's settings for a rule. A severity of null means that the rule's own severity applies. */
export interface RuleSetting {
  readonly severity: RuleSeverity | null
  readonly options: Readonly<Record<string, number | string | boolean | readonly string[]>>
}
