/** Requests for postmaster data, and their results. */

import type { DayRange } from './day.ts'

/** A connected account of a mailbox provider's postmaster service. */
export interface PostmasterAccount {
  readonly id: number
  readonly email: string
  /** ISO 8601. */
  readonly createdAt: string
  /** The source of the data: `google`, `import`, `dmarc-reports`, or another service's own value; `null` if unknown. */
  readonly source: string | null
}

/** A reply with postmaster data. `none` means a documented 404 with the service's message, which is not a failure. */
export type PostmasterAnswer<T> =
  | { readonly status: 'found'; readonly value: T }
  | { readonly status: 'none'; readonly message: string }

/** Monotonic time at which a read must end, including retries. */
export interface ReadLimit {
  readonly deadlineMs: number
}

/** A request for one domain of a connected account. All data is requested if `range` is `null`. */
export interface DomainQuestion extends ReadLimit {
  readonly account: Pick<PostmasterAccount, 'id' | 'email'>
  /** The domain as A-labels. */
  readonly domain: string
  readonly range: DayRange | null
}
