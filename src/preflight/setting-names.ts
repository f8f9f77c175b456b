/** The values that settings of preflight can have. */

/** `off`: never; `zone`: only names that a zone file covers; `live`: these, and the machine's resolver for the others. */
export const dnsModes = ['zone', 'live', 'off'] as const
export type DnsMode = (typeof dnsModes)[number]

/** `bulk`: requirements for senders of 5,000 messages a day apply, too. */
export const senderClasses = ['bulk', 'all'] as const
export type SenderClass = (typeof senderClasses)[number]

/** What the mail is signed with. */
export interface DkimName {
  readonly domain: string
  readonly selector: string
  /** True if presend has the private key and signs. */
  readonly isSigning: boolean
}

export type RuleSeverity = 'error' | 'warning' | 'notice' | 'off'

/** The user's setting of one rule; null: the rule's own severity. */
export interface RuleSetting {
  readonly severity: RuleSeverity | null
  readonly options: Readonly<Record<string, number | string | boolean | readonly string[]>>
}
