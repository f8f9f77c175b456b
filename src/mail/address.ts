/** A parsed mail address. */

/** One mailbox: RFC 5322 §3.4. `address` is `local@domain` with the domain as A-labels (ASCII). */
export interface MailAddress {
  readonly displayName: string | null
  readonly localPart: string
  /** A-label form, lower case. */
  readonly domain: string
  readonly address: string
}
