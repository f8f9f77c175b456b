/** The input for the rules about broken links: the responses to link requests. */

/** The link results for a message. `unchecked`: `check-links` is not set. */
export type LinkFacts =
  | { readonly status: 'unchecked' }
  | { readonly status: 'checked'; readonly results: ReadonlyMap<string, LinkResult> }

/** The result for one URL. */
export interface LinkResult {
  /**
   * The status of the link. `answered`: the server sent a final response. `failed`: a valid connection was not
   * possible, or a redirect had no valid target. `unknown`: the URL was not requested, or the failure says nothing
   * about the link.
   */
  readonly status: 'answered' | 'failed' | 'unknown'
  /** The status code of the final response; null if there was none. */
  readonly statusCode: number | null
  /** Why the request failed, or why the result is unknown; null if the server responded. */
  readonly reason: string | null
  /** The redirect responses, in order. */
  readonly redirects: readonly LinkRedirect[]
  /** The earliest expiry time in the certificate chain; null if TLS was not used. */
  readonly certificateExpiresAtMs: number | null
}

export interface LinkRedirect {
  readonly statusCode: number
  readonly target: string
}

/** Requests the URLs, each of them only once. */
export type CheckLinks = (urls: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, LinkResult>>
