/** The requests that the sticky comment makes to GitHub, and the answers that it distinguishes. */

/** A comment as the list shows it. */
export interface IssueComment {
  readonly id: number
  readonly body: string
  /** The account's login; bots end in `[bot]`. `null`: a deleted account. */
  readonly authorLogin: string | null
  readonly url: string | null
}

/** What became of one request. */
export type Answer<T> =
  | { readonly status: 'ok'; readonly value: T }
  /** 4xx: asking again changes nothing. `message` is GitHub's own: foreign text. */
  | { readonly status: 'refused'; readonly code: number; readonly message: string }
  /** A rate limit: the request had no effect. `message` is GitHub's own. */
  | { readonly status: 'limited'; readonly retryAfterMs: number | null; readonly message: string }
  /** 5xx, no connection, no or an unreadable answer: the request may have had its effect. */
  | { readonly status: 'failed'; readonly reason: string }

/** One page of comments, oldest first. */
export interface CommentPage {
  readonly comments: readonly IssueComment[]
  readonly hasNext: boolean
}

/** Comments of one pull request. No call rejects but with the signal's reason, and none is repeated in here. */
export interface CommentApi {
  /** Page 1 is the first; a page holds up to 100. */
  listPage(page: number, signal: AbortSignal): Promise<Answer<CommentPage>>
  create(body: string, signal: AbortSignal): Promise<Answer<IssueComment>>
  update(id: number, body: string, signal: AbortSignal): Promise<Answer<IssueComment>>
  remove(id: number, signal: AbortSignal): Promise<Answer<null>>
  /** The login of the token's own account, `[bot]` included. */
  ownLogin(signal: AbortSignal): Promise<Answer<string>>
}
