/** The input of the rules about broken links: what links answered over the network. */

/** The results of a message. `unchecked`: `check-links` is not set. */
export type LinkFacts =
  | { readonly status: 'unchecked' }
  | { readonly status: 'checked'; readonly results: ReadonlyMap<string, LinkResult> }

/** The result for one URL. */
export interface LinkResult {
  /**
   * The status. `answered`: there was a final response. `failed`: there was no valid connection, or a redirect led
   * nowhere. `unknown`: the URL was not requested, or the failure says nothing about the link.
   */
  readonly status: 'answered' | 'failed' | 'unknown'
  /** The status code of the final response; null if there was none. */
  readonly statusCode: number | null
  /** Why the request failed or the result is unknown; null if the URL answered. */
  readonly reason: string | null
  /** The responses that redirected, in their order. */
  readonly redirects: readonly LinkRedirect[]
  /** The earliest expiry time in the chain of certificates; null without TLS. */
  readonly certificateExpiresAtMs: number | null
}

export interface LinkRedirect {
  readonly statusCode: number
  readonly target: string
}

/** Requests URLs, each only once. */
export type CheckLinks = (urls: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, LinkResult>>
