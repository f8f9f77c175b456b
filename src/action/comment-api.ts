/** The GitHub requests needed for the sticky comment, and their possible outcomes. */

/** A comment as GitHub's list of comments returns it. */
export interface IssueComment {
  readonly id: number
  readonly body: string
  /** The login of the comment's author, which ends in `[bot]` for a bot; `null` if the account was deleted. */
  readonly authorLogin: string | null
  readonly url: string | null
}

/** The outcome of one request. `message` and `reason` are untrusted text. */
export type Answer<T> =
  | { readonly status: 'ok'; readonly value: T }
  /** GitHub replied with 4xx: do not retry. */
  | { readonly status: 'refused'; readonly code: number; readonly message: string }
  /** The rate limit was reached: the request had no effect. */
  | { readonly status: 'limited'; readonly retryAfterMs: number | null; readonly message: string }
  /** GitHub replied with 5xx or not at all, or the reply was unreadable: the request may have taken effect. */
  | { readonly status: 'failed'; readonly reason: string }

/** One page of comments, oldest first. */
export interface CommentPage {
  readonly comments: readonly IssueComment[]
  readonly hasNext: boolean
}

/**
 * Reads and writes the comments of one pull request. The methods reject only with the signal's reason, and do not
 * retry.
 */
export interface CommentApi {
  /** Lists one page of comments. Pages start at 1 and contain up to 100 comments. */
  listPage(page: number, signal: AbortSignal): Promise<Answer<CommentPage>>
  create(body: string, signal: AbortSignal): Promise<Answer<IssueComment>>
  update(id: number, body: string, signal: AbortSignal): Promise<Answer<IssueComment>>
  remove(id: number, signal: AbortSignal): Promise<Answer<null>>
  /** Returns the login of the account that the token belongs to, including `[bot]`. */
  ownLogin(signal: AbortSignal): Promise<Answer<string>>
}
