/** What a mailbox provider says of a domain, day by day, as everything behind the wire speaks of it. */

/** A connected account of a mailbox provider's postmaster service. */
export interface PostmasterAccount {
  readonly id: number
  readonly email: string
  /** ISO 8601, as the service wrote it. */
  readonly createdAt: string
  /** Where its data comes from: `google`, `import`, `dmarc-reports`, or another service's own word; `null`: it does not say. */
  readonly source: string | null
}

/** Every entry of a series is about one of the provider's days. */
interface Daily {
  /** YYYY-MM-DD */
  readonly date: string
}

/** Share of the mail in inboxes that its readers reported as spam. */
export interface SpamRateDay extends Daily {
  /** 0–1 */
  readonly userReportedSpamRatio: number
}

/** How many sending addresses had which reputation. */
export interface IpReputationDay extends Daily {
  readonly highCount: number
  readonly mediumCount: number
  readonly lowCount: number
  readonly badCount: number
}

/** What the provider thought of the domain. */
export interface DomainReputationDay extends Daily {
  /** `null`: a word that the API document does not have. */
  readonly reputation: 'HIGH' | 'MEDIUM' | 'LOW' | 'BAD' | null
}

/** Complaints that a feedback loop reported. */
export interface FeedbackLoopDay extends Daily {
  readonly spamCount: number
  readonly loopCount: number
}

/** Shares of the mail that passed, each 0–1. */
export interface AuthenticationDay extends Daily {
  readonly spfSuccessRatio: number
  readonly dkimSuccessRatio: number
  readonly dmarcSuccessRatio: number
}

/** Share of the mail that came over TLS. */
export interface EncryptionDay extends Daily {
  /** 0–1 */
  readonly tlsSuccessRatio: number
}

/** One kind of delivery error. The API document does not show its fields, so each may be missing. */
export interface DeliveryError {
  readonly errorClass: string | null
  readonly errorType: string | null
  /** Share of the mail, 0–1. */
  readonly errorRatio: number | null
}

/** Delivery errors of a day; an empty list is a day without any. */
export interface DeliveryErrorsDay extends Daily {
  readonly errors: readonly DeliveryError[]
}

/** The seven series, each ascending, with every day at most once. A day that is missing was not told. */
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

/** What a postmaster path answered. `none`: one of the document's own 404s, in the service's words; an answer, no failure. */
export type PostmasterAnswer<T> =
  | { readonly status: 'told'; readonly value: T }
  | { readonly status: 'none'; readonly words: string }

/** How long a read may take, its retries included: monotonic time. */
export interface ReadLimit {
  readonly deadlineMs: number
}

/** A read of one domain of a connected account. `range: null`: all that there is. */
export interface DomainQuestion extends ReadLimit {
  readonly account: Pick<PostmasterAccount, 'id' | 'email'>
  /** A-labels. */
  readonly domain: string
  readonly range: DayRange | null
}
