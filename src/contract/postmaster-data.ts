/** Postmaster data of a domain by day, as client and service represent it internally. */

/** A connected account of a mailbox provider's postmaster service. */
export interface PostmasterAccount {
  readonly id: number
  readonly email: string
  /** ISO 8601. */
  readonly createdAt: string
  /** Source of the data: `google`, `import`, `dmarc-reports`, or another service's own value; `null`: unknown. */
  readonly source: string | null
}

/** An entry of a series, for one of the provider's days. */
interface Daily {
  /** YYYY-MM-DD */
  readonly date: string
}

/** Share of mail in inboxes that readers reported as spam. */
export interface SpamRateDay extends Daily {
  /** 0–1 */
  readonly userReportedSpamRatio: number
}

/** Number of sending addresses by reputation. */
export interface IpReputationDay extends Daily {
  readonly highCount: number
  readonly mediumCount: number
  readonly lowCount: number
  readonly badCount: number
}

/** Reputation of the domain at the provider. */
export interface DomainReputationDay extends Daily {
  /** `null`: a value that API v1 does not define. */
  readonly reputation: 'HIGH' | 'MEDIUM' | 'LOW' | 'BAD' | null
}

/** Complaints that a feedback loop reported. */
export interface FeedbackLoopDay extends Daily {
  readonly spamCount: number
  readonly loopCount: number
}

/** Shares of mail that passed, 0 to 1. */
export interface AuthenticationDay extends Daily {
  readonly spfSuccessRatio: number
  readonly dkimSuccessRatio: number
  readonly dmarcSuccessRatio: number
}

/** Share of mail received over TLS. */
export interface EncryptionDay extends Daily {
  /** 0–1 */
  readonly tlsSuccessRatio: number
}

/** A delivery error. api-v1.md does not define its fields, so each may be missing. */
export interface DeliveryError {
  readonly errorClass: string | null
  readonly errorType: string | null
  /** Share of the mail, 0 to 1. */
  readonly errorRatio: number | null
}

/** Delivery errors of a day; may be empty. */
export interface DeliveryErrorsDay extends Daily {
  readonly errors: readonly DeliveryError[]
}

/** The seven series, in ascending order without duplicate days. A missing day was not published. */
export interface PostmasterSeries {
  readonly spamRate: readonly SpamRateDay[]
  readonly ipReputation: readonly IpReputationDay[]
  readonly domainReputation: readonly DomainReputationDay[]
  readonly feedbackLoop: readonly FeedbackLoopDay[]
  readonly authentication: readonly AuthenticationDay[]
  readonly encryption: readonly EncryptionDay[]
  readonly deliveryErrors: readonly DeliveryErrorsDay[]
}

/** Days, both ends included, as YYYY-MM-DD. */
export interface DayRange {
  readonly startDate: string
  readonly endDate: string
}

/** A reply with postmaster data. `none`: a documented 404 with the service's message, not a failure. */
export type PostmasterAnswer<T> =
  | { readonly status: 'told'; readonly value: T }
  | { readonly status: 'none'; readonly words: string }

/** Monotonic time at which a read must end, including retries. */
export interface ReadLimit {
  readonly deadlineMs: number
}

/** A request for one domain of a connected account. `range: null`: all data. */
export interface DomainQuestion extends ReadLimit {
  readonly account: Pick<PostmasterAccount, 'id' | 'email'>
  /** A-labels. */
  readonly domain: string
  readonly range: DayRange | null
}
