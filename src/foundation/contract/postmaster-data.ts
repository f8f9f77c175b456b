/** Types for postmaster data requests and their results. */

import type { DayRange } from './day.ts'

/** A postmaster account at a mailbox provider, connected to the presend service. */
export interface PostmasterAccount {
  readonly id: number
  readonly email: string
  /** When the account was connected (ISO 8601). */
  readonly createdAt: string
  /**
   * The data source: `google`, `import`, `dmarc-reports` or a value that another service defines; `null` if unknown.
   */
  readonly source: string | null
}

/**
 * A response with postmaster data. A service without such data responds with 404. For a 404 response, the status is
 * `none`, which is not a failure, and `message` contains the service's message.
 */
export type PostmasterAnswer<T> =
  | { readonly status: 'found'; readonly value: T }
  | { readonly status: 'none'; readonly message: string }

/** The deadline for a read, including its retries, on the monotonic clock. */
export interface ReadLimit {
  readonly deadlineMs: number
}

/** A request for the data of one domain in a connected account. If `range` is `null`, all data is requested. */
export interface DomainQuestion extends ReadLimit {
  readonly account: Pick<PostmasterAccount, 'id' | 'email'>
  /** The domain in A-label form. */
  readonly domain: string
  readonly range: DayRange | null
}
