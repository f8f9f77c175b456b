/** The data of the stand-in for Google: accounts, their domains, and the figures of their mail by day. */

/** A kind of delivery error on a day. */
export interface StandInError {
  readonly type: 'reject' | 'temp_fail'
  /** A reason from the discovery document, such as `spammy_content` or `other`. */
  readonly reason: string
  readonly count: number
  /** The share of the day's mail, 0–1. */
  readonly rate: number
}

/**
 * A day of a domain. Absent fields were not published, because there was too little mail or it is too early. Rates are
 * 0–1.
 */
export interface StandInDay {
  readonly spamRate?: number
  readonly spf?: number
  readonly dkim?: number
  readonly dmarc?: number
  readonly tlsInbound?: number
  readonly tlsOutbound?: number
  readonly tlsInboundCount?: number
  readonly tlsOutboundCount?: number
  /** The spam rate by feedback loop id. */
  readonly feedbackLoops?: Readonly<Record<string, number>>
  readonly errors?: readonly StandInError[]
}

/** A domain in the Postmaster Tools of an account. */
export interface StandInDomain {
  /** The name, such as `shop.example`, as A-labels in lower case. */
  readonly name: string
  readonly permission?: 'OWNER' | 'READER' | 'NONE'
  readonly verificationState?: 'VERIFIED' | 'UNVERIFIED'
  /** The days by YYYY-MM-DD. Tests change them as days are published and revised. */
  readonly days?: Map<string, StandInDay>
}

/** The decision of the user on the consent page. */
export interface StandInUser {
  /** The account that the user chooses. */
  email: string
  /** `deny`: the user declines. `close`: the user closes the page. */
  decision: 'allow' | 'deny' | 'close'
  /** The scopes that stay checked; `null` means all. */
  scopes: readonly string[] | null
}

/** A grant. */
export interface StandInGrant {
  readonly email: string
  readonly scopes: readonly string[]
  /** The refresh token; `null` if the grant has none. */
  readonly refreshToken: string | null
  /** When the grant expires; `null` if it does not. */
  readonly endsAtMs: number | null
  isRevoked: boolean
}

/** A recorded call, without secrets. */
export interface StandInCall {
  readonly method: string
  readonly path: string
  readonly statusCode: number
}

/** The next fault. */
export type StandInFault =
  /** The project's quota is exhausted. */
  | { readonly kind: 'quota'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  /** The connection breaks in the middle of a response. */
  | { readonly kind: 'cut' }
  /** No response is sent. */
  | { readonly kind: 'silence' }
  /** A 200 response with another body. */
  | { readonly kind: 'body'; readonly body: string }

/** The state that the parts of the stand-in share. */
export interface StandInState {
  /** The time of its clock. */
  nowMs: number
  readonly clientId: string
  readonly clientSecret: string
  /** Returns a new random token. */
  readonly newToken: () => string
  /** The lifetime of an access token. */
  accessTokenSeconds: number
  /** The lifetime of a new refresh token; `null` if it does not expire. For a client in testing, it is seven days. */
  refreshTokenSeconds: number | null
  /** Whether the client's project has enabled the Postmaster Tools API. */
  isApiEnabled: boolean
  readonly user: StandInUser
  /** By address. */
  readonly accounts: Map<string, readonly StandInDomain[]>
  readonly grants: StandInGrant[]
  readonly accessTokens: Map<string, { readonly grant: StandInGrant; readonly endsAtMs: number }>
  readonly codes: Map<string, StandInCode>
  readonly faults: { readonly api: StandInFault[]; readonly token: StandInFault[] }
}

/** A code that the consent page issued. */
export interface StandInCode {
  readonly email: string
  readonly scopes: readonly string[]
  readonly redirectUri: string
  readonly codeChallenge: string | null
  readonly isOffline: boolean
  readonly endsAtMs: number
}

/** All existing scopes. */
export const scopes = {
  traffic: 'https://www.googleapis.com/auth/postmaster.traffic.readonly',
  domain: 'https://www.googleapis.com/auth/postmaster.domain',
  all: 'https://www.googleapis.com/auth/postmaster',
  openid: 'openid',
  email: 'email',
} as const

/** The scope that Google writes into responses for the short name `email`. */
export const emailScope = 'https://www.googleapis.com/auth/userinfo.email'
