/** Types for requests for postmaster data, and for their results. */

import type { DayRange } from './day.ts'

/** A postmaster account at a mailbox provider, connected to the presend service. */
export interface PostmasterAccount {
  readonly id: number
  readonly email: string
  /** The time when the account was connected, in ISO 8601. */
  readonly createdAt: string
  /** The source of the data: `google`, `import`, `dmarc-reports`, or another service's own value; `null` if unknown. */
  readonly source: string | null
}

/**
 * A reply with postmaster data. `none` means a 404 that the API documents for missing data; it contains the service's
 * message and is not a failure.
 */
export type PostmasterAnswer<T> =
  | { readonly status: 'found'; readonly value: T }
  | { readonly status: 'none'; readonly message: string }

/** Monotonic time by which a read must end, including retries. */
export interface ReadLimit {
  readonly deadlineMs: number
}

/** A request for the data of one domain in a connected account. If `range` is `null`, all data is requested. */
export interface DomainQuestion extends ReadLimit {
  readonly account: Pick<PostmasterAccount, 'id' | 'email'>
  /** The domain, as A-labels. */
  readonly domain: string
  readonly range: DayRange | null
}
