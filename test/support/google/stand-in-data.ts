/** What the stand-in of Google knows: accounts, their domains, and what became of their mail day by day. */

/** One kind of delivery error of a day. */
export interface StandInError {
  readonly type: 'reject' | 'temp_fail'
  /** Of those in the discovery document: `spammy_content`, `other`… */
  readonly reason: string
  readonly count: number
  /** 0–1 of the day's mail. */
  readonly rate: number
}

/** A day of a domain. What is absent was not published: too little mail, or too early. Rates are 0–1. */
export interface StandInDay {
  readonly spamRate?: number
  readonly spf?: number
  readonly dkim?: number
  readonly dmarc?: number
  readonly tlsInbound?: number
  readonly tlsOutbound?: number
  readonly tlsInboundCount?: number
  readonly tlsOutboundCount?: number
  /** Spam rate by feedback loop id. */
  readonly feedbackLoops?: Readonly<Record<string, number>>
  readonly errors?: readonly StandInError[]
}

/** A domain in somebody's Postmaster Tools. */
export interface StandInDomain {
  /** `shop.example`; A-labels, lower case. */
  readonly name: string
  readonly permission?: 'OWNER' | 'READER' | 'NONE'
  readonly verificationState?: 'VERIFIED' | 'UNVERIFIED'
  /** By YYYY-MM-DD. Change it as days are published and revised. */
  readonly days?: Map<string, StandInDay>
}

/** What the user does at the page of consent. */
export interface StandInUser {
  /** The account that is chosen. */
  email: string
  /** `deny`: the user clicks it away. `close`: the page is shown and nothing follows. */
  decision: 'allow' | 'deny' | 'close'
  /** What is left ticked; `null`: everything. */
  scopes: readonly string[] | null
}

/** An access that was granted. */
export interface StandInGrant {
  readonly email: string
  readonly scopes: readonly string[]
  /** `null`: granted without one. */
  readonly refreshToken: string | null
  /** When it ends by itself; `null`: it does not. */
  readonly endsAtMs: number | null
  isRevoked: boolean
}

/** What came over the wire, without anything secret. */
export interface StandInCall {
  readonly method: string
  readonly path: string
  readonly statusCode: number
}

/** What goes wrong next. */
export type StandInFault =
  /** The project's quota is used up. */
  | { readonly kind: 'quota'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  /** The connection breaks off in the middle of a reply. */
  | { readonly kind: 'cut' }
  /** No reply comes. */
  | { readonly kind: 'silence' }
  /** Another body with 200. */
  | { readonly kind: 'body'; readonly body: string }

/** Everything that the stand-in's parts share. */
export interface StandInState {
  /** What its clock shows. */
  nowMs: number
  readonly clientId: string
  readonly clientSecret: string
  /** Another one each time; nobody can guess it. */
  readonly newToken: () => string
  /** How long an access token holds. */
  accessTokenSeconds: number
  /** How long a new refresh token holds; `null`: until somebody ends it. A client that is being tested: seven days. */
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

/** A code that was handed out at the page of consent. */
export interface StandInCode {
  readonly email: string
  readonly scopes: readonly string[]
  readonly redirectUri: string
  readonly codeChallenge: string | null
  readonly isOffline: boolean
  readonly endsAtMs: number
}

/** The scopes that there are. */
export const scopes = {
  traffic: 'https://www.googleapis.com/auth/postmaster.traffic.readonly',
  domain: 'https://www.googleapis.com/auth/postmaster.domain',
  all: 'https://www.googleapis.com/auth/postmaster',
  openid: 'openid',
  email: 'email',
} as const

/** What Google writes into a reply for the short name `email`. */
export const emailScope = 'https://www.googleapis.com/auth/userinfo.email'
