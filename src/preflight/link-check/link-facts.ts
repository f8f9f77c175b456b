/** What links answered over the network: the input of the rules about broken links. */

/** `unchecked`: `check-links` is not set. */
export type LinkFacts =
  | { readonly status: 'unchecked' }
  | { readonly status: 'checked'; readonly results: ReadonlyMap<string, LinkResult> }

/** What came of one URL. */
export interface LinkResult {
  /**
   * `answered`: a final response; `failed`: no valid connection, or a redirect that leads nowhere; `unknown`: it was not
   * requested, or the failure says nothing about the link.
   */
  readonly status: 'answered' | 'failed' | 'unknown'
  /** Of the final response; null without one. */
  readonly statusCode: number | null
  /** Why it failed or is unknown; null if it answered. */
  readonly reason: string | null
  /** Each response that redirected, in order. */
  readonly redirects: readonly LinkRedirect[]
  /** When the first certificate of the chain that expires does; null without TLS. */
  readonly certificateExpiresAtMs: number | null
}

export interface LinkRedirect {
  readonly statusCode: number
  readonly target: string
}

/** Requests URLs, each once. */
export type CheckLinks = (urls: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, LinkResult>>
