/** Keeps presend's comment on a pull request up to date, even if several runs write at the same time. */

import { TimeLimitReached, withinTime } from '../foundation/world/time-limit.ts'
import type { Clock } from '../foundation/world/world.ts'
import type { Answer, CommentApi, IssueComment } from './comment-api.ts'
import { hasMarker, isLaterRun, parseRunLine, type RunOrder } from './comment-marker.ts'
import {
  attemptRequest,
  canWait,
  failureText,
  type NoAnswer,
  type RequestLimits,
  repeatRequest,
} from './repeat-request.ts'

export interface CommentRequest {
  /** The hidden line at the start of `body`, by which presend finds the comment. */
  readonly marker: string
  readonly body: string
  /** True if presend may create a comment. If false, presend only updates an existing comment. */
  readonly mayCreate: boolean
  /** The run that wrote `body`. An unknown run (`null`) counts as the latest one. */
  readonly run: RunOrder | null
}

/** The result of updating the comment. `reason` and `message` are untrusted text from GitHub. */
export type CommentOutcome =
  | { readonly status: 'created' | 'updated' | 'unchanged'; readonly url: string | null }
  /** A later run has already commented, so presend keeps the verdict of that run. */
  | { readonly status: 'outdated'; readonly url: string | null }
  | { readonly status: 'not-wanted' }
  | { readonly status: 'refused'; readonly code: number; readonly message: string }
  | { readonly status: 'failed'; readonly reason: string }

const wholeLimitMs = 30_000

/** How long to wait before listing the comments again. At first, a new comment can be missing from the list. */
const relistAfterMs = 1000

/** The maximum number of pages to read. A page has 100 comments, so this limit is 10,000 comments. */
const pageCount = 100

/** The account of GITHUB_TOKEN. presend assumes this account if it cannot read the token's login. */
const defaultBotLogin = 'github-actions[bot]'

interface RequestDeps extends RequestLimits {
  readonly api: CommentApi
}

/**
 * Finds presend's comment by author and marker on all pages, then updates or creates the comment. Concurrent runs can
 * create several comments; the first is kept and the others are deleted. If the response to a create request is lost,
 * presend lists the comments again before retrying once. Ends within 30 s, or earlier if GitHub's rate limit requires a
 * longer wait or if `signal` aborts. Rejects only with the signal's reason.
 */
export async function keepComment(
  request: CommentRequest,
  api: CommentApi,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<CommentOutcome> {
  const deadlineMs = clock.monotonicMs() + wholeLimitMs
  try {
    const work = async (inner: AbortSignal): Promise<CommentOutcome> =>
      await findThenWrite(request, { api, clock, signal: inner, deadlineMs })
    return await withinTime(work, wholeLimitMs, { clock, signal })
  } catch (error) {
    if (error instanceof TimeLimitReached) return { status: 'failed', reason: error.message }
    throw error
  }
}

async function findThenWrite(request: CommentRequest, deps: RequestDeps): Promise<CommentOutcome> {
  const found = await findOwn(request.marker, deps)
  if (found.status !== 'ok') return toOutcome(found)
  const [kept, ...others] = found.value
  return kept === undefined ? await createOnce(request, deps) : await settle(request, { kept, others }, deps)
}

interface OwnComments {
  readonly kept: IssueComment
  readonly others: readonly IssueComment[]
}

/**
 * Writes the verdict of the latest run to the first comment, and deletes the other comments. All concurrent runs follow
 * this procedure, so they agree on which comment to keep.
 */
async function settle(
  request: CommentRequest,
  { kept, others }: OwnComments,
  deps: RequestDeps,
): Promise<CommentOutcome> {
  const later = [kept, ...others].filter((comment) => isLaterRun(parseRunLine(comment.body), request.run))
  const latest = later.reduce<IssueComment | null>(
    (best, one) => (best === null || isLaterRun(parseRunLine(one.body), parseRunLine(best.body)) ? one : best),
    null,
  )
  const outcome = await update(kept, { ...request, body: latest?.body ?? request.body }, deps)
  if (outcome.status !== 'updated' && outcome.status !== 'unchanged') return outcome
  for (const comment of others) await remove(comment, request, deps)
  return latest === null ? outcome : { status: 'outdated', url: outcome.url }
}

async function update(comment: IssueComment, request: CommentRequest, deps: RequestDeps): Promise<CommentOutcome> {
  if (comment.body === request.body) return { status: 'unchanged', url: comment.url }
  const { id } = comment
  const answer = await repeatRequest(deps, async (signal) => await deps.api.update(id, request.body, signal))
  if (answer.status === 'ok') return { status: 'updated', url: answer.value.url ?? comment.url }
  // The comment was deleted after presend listed the comments.
  if (answer.status === 'refused' && answer.code === 404) return await createOnce(request, deps)
  return toOutcome(answer)
}

/**
 * Deletes one of presend's surplus comments. If the comment cannot be deleted, replaces its text with the text of the
 * first comment. If that also fails, the next run tries again.
 */
async function remove(comment: IssueComment, request: CommentRequest, deps: RequestDeps): Promise<void> {
  const { id } = comment
  const answer = await repeatRequest(deps, async (signal) => await deps.api.remove(id, signal))
  if (answer.status !== 'refused' || answer.code === 404) return
  await attemptRequest(deps, async (signal) => await deps.api.update(id, request.body, signal))
}

/** Sends a create request, and a second one only if the list of comments shows that the first had no effect. */
async function createOnce(request: CommentRequest, deps: RequestDeps): Promise<CommentOutcome> {
  if (!request.mayCreate) return { status: 'not-wanted' }
  const first = await attemptRequest(deps, async (signal) => await deps.api.create(request.body, signal))
  if (first.status === 'ok') return await settleCreated(first.value, request, deps)
  if (first.status === 'refused' || !(await canWait(first, relistAfterMs, deps))) return toOutcome(first)
  const found = await findOwn(request.marker, deps)
  if (found.status !== 'ok') return toOutcome(found)
  const [created] = found.value
  if (created !== undefined) return await settleCreated(created, request, deps)
  const second = await attemptRequest(deps, async (signal) => await deps.api.create(request.body, signal))
  return second.status === 'ok' ? await settleCreated(second.value, request, deps) : toOutcome(second)
}

/**
 * Lists the comments again, because a concurrent run may also have created one. At least the later of the two runs sees
 * both comments.
 */
async function settleCreated(
  created: IssueComment,
  request: CommentRequest,
  deps: RequestDeps,
): Promise<CommentOutcome> {
  const found = await findOwn(request.marker, deps)
  const others = found.status === 'ok' ? found.value.filter((comment) => comment.id !== created.id) : []
  if (others.length === 0) return { status: 'created', url: created.url }
  const [kept = created, ...rest] = [created, ...others].toSorted((left, right) => left.id - right.id)
  const outcome = await settle(request, { kept, others: rest }, deps)
  return outcome.status === 'unchanged' || outcome.status === 'updated' ? { ...outcome, status: 'created' } : outcome
}

/** Returns the comments that contain the marker and were written by the account of this token, oldest first. */
async function findOwn(marker: string, deps: RequestDeps): Promise<Answer<readonly IssueComment[]>> {
  const own: IssueComment[] = []
  let ownLogin: string | null = null
  for (let page = 1; page <= pageCount; page += 1) {
    const answer = await repeatRequest(deps, async (signal) => await deps.api.listPage(page, signal))
    if (answer.status !== 'ok') return answer
    const candidates = answer.value.comments.filter((comment) => hasMarker(comment.body, marker))
    if (candidates.length > 0) ownLogin ??= await readOwnLogin(deps)
    own.push(...candidates.filter((comment) => comment.authorLogin?.toLowerCase() === ownLogin))
    if (!answer.value.hasNext) return { status: 'ok', value: own.toSorted((left, right) => left.id - right.id) }
  }
  return { status: 'failed', reason: `the pull request has more than ${pageCount * 100} comments` }
}

async function readOwnLogin(deps: RequestDeps): Promise<string> {
  const answer = await repeatRequest(deps, async (signal) => await deps.api.ownLogin(signal))
  return (answer.status === 'ok' ? answer.value : defaultBotLogin).toLowerCase()
}

function toOutcome(answer: NoAnswer): CommentOutcome {
  if (answer.status === 'refused') return { status: 'refused', code: answer.code, message: answer.message }
  return { status: 'failed', reason: failureText(answer) }
}
