/** The GitHub requests that the sticky comment needs, and their possible answers. */

/** A comment as the list shows it. */
export interface IssueComment {
  readonly id: number
  readonly body: string
  /** The account's login; bots end in `[bot]`. `null`: a deleted account. */
  readonly authorLogin: string | null
  readonly url: string | null
}

/** The outcome of one request. `message` and `reason` are foreign text. */
export type Answer<T> =
  | { readonly status: 'ok'; readonly value: T }
  /** 4xx: do not retry. */
  | { readonly status: 'refused'; readonly code: number; readonly message: string }
  /** Rate limit: the request had no effect. */
  | { readonly status: 'limited'; readonly retryAfterMs: number | null; readonly message: string }
  /** 5xx, no connection, or no readable answer: the request may have taken effect. */
  | { readonly status: 'failed'; readonly reason: string }

/** One page of comments, oldest first. */
export interface CommentPage {
  readonly comments: readonly IssueComment[]
  readonly hasNext: boolean
}

/** Comments of one pull request. Calls reject only with the signal's reason, and are never retried here. */
export interface CommentApi {
  /** Page 1 is the first; a page holds up to 100. */
  listPage(page: number, signal: AbortSignal): Promise<Answer<CommentPage>>
  create(body: string, signal: AbortSignal): Promise<Answer<IssueComment>>
  update(id: number, body: string, signal: AbortSignal): Promise<Answer<IssueComment>>
  remove(id: number, signal: AbortSignal): Promise<Answer<null>>
  /** The login of the token's own account, `[bot]` included. */
  ownLogin(signal: AbortSignal): Promise<Answer<string>>
}
