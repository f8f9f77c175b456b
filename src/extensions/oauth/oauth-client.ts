/** The interface of an OAuth 2.0 client that acts for a user (RFC 6749, RFC 7636, RFC 8252). */

import type { Secret } from '../../foundation/world/secret.ts'

/** A provider's endpoints, and the client registered with the provider. */
export interface OAuthProvider {
  /** The provider's name as used in messages, such as `Google`. */
  readonly name: string
  /**
   * The URL of the consent page; `null` if presend never asks for consent at this provider and uses only refresh tokens
   * from the settings.
   */
  readonly authorizeUrl: string | null
  /** The `prompt` parameter (OpenID Connect Core §3.1.2.1); default: `select_account consent`. */
  readonly consentPrompt?: string
  readonly tokenUrl: string
  /** The revocation endpoint (RFC 7009); `null` if the provider has none. */
  readonly revokeUrl: string | null
  readonly clientId: string
  /** The client secret; `null` for a public client. */
  readonly clientSecret: Secret | null
}

/** An access token and the data that the provider returned with it. */
export interface AccessGrant {
  readonly accessToken: Secret
  /** When the access token expires, according to the clock that was passed when the client was opened. */
  readonly expiresAtMs: number
  /**
   * A refresh token that replaces the old one (Microsoft issues a new token each time); `null` if the old token remains
   * valid.
   */
  readonly refreshToken: Secret | null
  /** When the refresh token expires; `null` if the provider does not state it. */
  readonly refreshTokenEndsAtMs: number | null
  /** The granted scopes, which may be fewer than the requested ones; `null` if the provider does not list them. */
  readonly scopes: readonly string[] | null
  /** The user's verified address, which Google sends if the `email` scope is granted. */
  readonly email: string | null
}

/** The result of a token request. `reason` contains no secret. */
export type GrantAnswer =
  | { readonly status: 'granted'; readonly grant: AccessGrant }
  /** The user or the provider ended the grant (`invalid_grant`), so the user must consent again. */
  | { readonly status: 'revoked'; readonly reason: string }
  /** The provider rejects the client (`invalid_client`, `unauthorized_client`), so the settings must be checked. */
  | { readonly status: 'refused'; readonly reason: string }
  /** A network failure, 429 or 5xx, after which the request can be retried. */
  | { readonly status: 'unavailable'; readonly reason: string; readonly retryAfterMs: number | null }

/** A pending request for consent. */
export interface Consent {
  /** The page that the user opens. */
  readonly url: string
  /** A random value that the redirect must return unchanged (RFC 6749 §10.12). */
  readonly state: string
  /** The PKCE code verifier (RFC 7636 §4.1). */
  readonly codeVerifier: Secret
}

/** The parameters of a redirect, and the values that are needed to exchange its code. */
export interface GivenConsent {
  readonly code: Secret
  readonly codeVerifier: Secret
  /** The redirect URI, which must be the same as for the consent page. */
  readonly redirectUri: string
}

/** An OAuth client for one provider. Calls reject only if their signal aborts, with the signal's reason. */
export interface OAuthClient {
  /** Builds the consent URL, with PKCE (S256), `state` and offline access, without sending a request. */
  beginConsent(request: { readonly redirectUri: string; readonly scopes: readonly string[] }): Promise<Consent>
  /** Exchanges the code from the redirect for tokens. */
  exchangeCode(request: GivenConsent, signal: AbortSignal): Promise<GrantAnswer>
  /** Refreshes an access token (RFC 6749 §6). */
  refresh(refreshToken: Secret, signal: AbortSignal): Promise<GrantAnswer>
  /** Revokes a token (RFC 7009). `gone` means that the provider no longer knows the token. */
  revoke(token: Secret, signal: AbortSignal): Promise<'revoked' | 'gone' | 'unavailable'>
}
