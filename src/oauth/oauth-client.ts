/**
 * OAuth 2.0 as a client that acts for a user (RFC 6749, RFC 7636, RFC 8252): the port. One kind of client serves
 * postmaster accounts and seed mailboxes; which provider it speaks to is data.
 */

import type { Secret } from '../world/secret.ts'

/** Where a provider's OAuth lives, and who we are there. */
export interface OAuthProvider {
  /** For messages: `Google`. */
  readonly name: string
  /** `null`: consent is not asked for here, only refresh tokens are used. */
  readonly authorizeUrl: string | null
  /** What its page asks again although it knows the answer (OpenID Connect Core §3.1.2.1); absent: account and consent. */
  readonly consentPrompt?: string
  readonly tokenUrl: string
  /** RFC 7009; `null`: it has none. */
  readonly revokeUrl: string | null
  readonly clientId: string
  /** `null`: a public client. */
  readonly clientSecret: Secret | null
}

/** What an access token may be used for, and until when. */
export interface AccessGrant {
  readonly accessToken: Secret
  /** By the clock that the client was made with. */
  readonly expiresAtMs: number
  /** Given when the provider issued a new one, which replaces the old (Microsoft does so each time); else `null`. */
  readonly refreshToken: Secret | null
  /** When the refresh token ends by itself, where the provider says so; `null`: it did not. */
  readonly refreshTokenEndsAtMs: number | null
  /** As granted, which may be less than what was asked for; `null`: the reply did not say. */
  readonly scopes: readonly string[] | null
  /** The user's address when the provider told it, as Google does with the scope `email`. */
  readonly email: string | null
}

/** What came of asking for an access token. */
export type GrantAnswer =
  | { readonly status: 'granted'; readonly grant: AccessGrant }
  /** The user or the provider ended it (`invalid_grant`): only consent helps, asking again does not. */
  | { readonly status: 'revoked'; readonly reason: string }
  /** The client itself is refused (`invalid_client`, `unauthorized_client`): a person must mend the settings. */
  | { readonly status: 'refused'; readonly reason: string }
  /** Network, 429 or 5xx: worth another try. */
  | { readonly status: 'unavailable'; readonly reason: string; readonly retryAfterMs: number | null }

/** A question to the user that is under way. */
export interface Consent {
  /** What the user opens. */
  readonly url: string
  /** Must come back unchanged (RFC 6749 §10.12). */
  readonly state: string
  /** RFC 7636 §4.1. */
  readonly codeVerifier: Secret
}

/** The client of one provider. No call rejects but with its signal's reason; reasons hold no secret. */
export interface OAuthClient {
  /** Pure: nothing is sent. With PKCE (S256), `state`, offline access, and consent asked for anew. */
  beginConsent(ask: { readonly redirectUri: string; readonly scopes: readonly string[] }): Consent
  /** The code of the redirect against tokens. */
  exchangeCode(
    ask: { readonly code: Secret; readonly codeVerifier: Secret; readonly redirectUri: string },
    signal: AbortSignal,
  ): Promise<GrantAnswer>
  /** RFC 6749 §6. */
  refresh(refreshToken: Secret, signal: AbortSignal): Promise<GrantAnswer>
  /** RFC 7009. `gone`: the provider does not know it any more, which is as good. */
  revoke(token: Secret, signal: AbortSignal): Promise<'revoked' | 'gone' | 'unavailable'>
}
