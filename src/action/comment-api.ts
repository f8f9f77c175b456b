/** Defines the GitHub requests that the sticky comment needs, and their possible results. */

/** A comment in GitHub's list of comments. */
export interface IssueComment {
  readonly id: number
  readonly body: string
  /** The login of the comment's author, which ends in `[bot]` for a bot; `null` if the account was deleted. */
  readonly authorLogin: string | null
  readonly url: string | null
}

/** The result of one request. `message` and `reason` are untrusted text. */
export type Answer<T> =
  | { readonly status: 'ok'; readonly value: T }
  /** GitHub responded with 4xx, so sending the same request again would not help. */
  | { readonly status: 'refused'; readonly code: number; readonly message: string }
  /** GitHub's rate limit was reached, so the request had no effect. */
  | { readonly status: 'limited'; readonly retryAfterMs: number; readonly message: string }
  /** GitHub responded with 5xx, with an unreadable body, or not at all. The request may have taken effect. */
  | { readonly status: 'failed'; readonly reason: string }

/** One page of comments, oldest first. */
export interface CommentPage {
  readonly comments: readonly IssueComment[]
  readonly hasNext: boolean
}

/**
 * Reads and writes the comments on one pull request. The methods do not retry. They reject only if the signal aborts,
 * and then with the signal's reason.
 */
export interface CommentApi {
  /** Lists one page of comments. Pages start at 1 and contain up to 100 comments. */
  listPage(page: number, signal: AbortSignal): Promise<Answer<CommentPage>>
  create(body: string, signal: AbortSignal): Promise<Answer<IssueComment>>
  update(id: number, body: string, signal: AbortSignal): Promise<Answer<IssueComment>>
  remove(id: number, signal: AbortSignal): Promise<Answer<null>>
  /** Returns the login of the token's account, including `[bot]`. */
  ownLogin(signal: AbortSignal): Promise<Answer<string>>
}
