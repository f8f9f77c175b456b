/**
 * Replies of the postmaster paths: api-v1.md, "Connected postmaster account" and "Domain postmaster data". They carry no
 * `success`. `postmaster-reply-schemas.ts` says the same to programs.
 */

/** One account of a mailbox provider's postmaster service that the workspace has connected. */
export interface ConnectedPostmasterAccount {
  readonly id: number
  readonly email: string
  /** ISO 8601. */
  readonly created_at: string
  /** Additive: where its data comes from, such as `google` or `import`. */
  readonly source: string
  /** Additive: whether its provider lets new data be read. `none`: it was disconnected, or only has files. */
  readonly grant: 'active' | 'revoked' | 'none'
  /** Additive, ISO 8601: when its data was last fetched to the end; null: never. */
  readonly synced_at: string | null
}

/** Reply of `GET /postmaster_accounts/connected`. */
export interface ConnectedAccountsReply {
  readonly connected_accounts: readonly ConnectedPostmasterAccount[]
}

/** Every entry of a series is about one day. */
interface DailyEntry {
  /** YYYY-MM-DD */
  readonly date: string
}

/** Spam rate that users reported, a ratio 0–1. */
export interface SpamRateEntry extends DailyEntry {
  readonly value: number
}

/** How many sending addresses had which reputation. */
export interface IpReputationEntry extends DailyEntry {
  readonly high: number
  readonly medium: number
  readonly low: number
  readonly bad: number
}

/** What the provider thought of the domain. */
export interface DomainReputationEntry extends DailyEntry {
  readonly reputation: 'HIGH' | 'MEDIUM' | 'LOW' | 'BAD'
}

/**
 * What a feedback loop reported. Google names identifiers and rates, no messages: there `fbl_count` is how many
 * identifiers were seen, and `spam_count` how many of them readers reported as spam.
 */
export interface FeedbackLoopEntry extends DailyEntry {
  readonly spam_count: number
  readonly fbl_count: number
}

/** Shares of mail that passed, each a ratio 0–1. */
export interface AuthenticationEntry extends DailyEntry {
  readonly spf_success_ratio: number
  readonly dkim_success_ratio: number
  readonly dmarc_success_ratio: number
}

/** Share of mail that came over TLS, a ratio 0–1. */
export interface EncryptionEntry extends DailyEntry {
  readonly tls_success_ratio: number
}

/** One kind of delivery error; the document does not show its fields. */
export interface DeliveryError {
  readonly error_class: string
  readonly error_type: string
  /** 0–1 of the domain's mail. */
  readonly error_ratio: number
}

/** Delivery errors of a day. */
export interface DeliveryErrorsEntry extends DailyEntry {
  readonly errors: readonly DeliveryError[]
}

/** Reply of `GET /postmaster_accounts/:id`: the seven series at the top level, each ascending by day. */
export interface DomainPostmasterReply {
  readonly spam_rate_data: readonly SpamRateEntry[]
  readonly ip_reputation_data: readonly IpReputationEntry[]
  readonly domain_reputation_data: readonly DomainReputationEntry[]
  readonly feedback_loop_data: readonly FeedbackLoopEntry[]
  readonly authentication_data: readonly AuthenticationEntry[]
  readonly encryption_data: readonly EncryptionEntry[]
  readonly delivery_errors_data: readonly DeliveryErrorsEntry[]
}

/** The same daily entries over all domains of one account. */
export interface CumulativePostmasterData {
  readonly spam_rate: readonly SpamRateEntry[]
  readonly ip_reputation: readonly IpReputationEntry[]
  readonly domain_reputation: readonly DomainReputationEntry[]
  readonly feedback_loop: readonly FeedbackLoopEntry[]
  readonly authentication: readonly AuthenticationEntry[]
  readonly encryption: readonly EncryptionEntry[]
  readonly delivery_errors: readonly DeliveryErrorsEntry[]
}

/** Reply of `GET /postmaster_accounts`. */
export interface CumulativePostmasterReply {
  readonly data: CumulativePostmasterData
}
