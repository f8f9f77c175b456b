/** Keeps one comment on a pull request up to date, also when runs write at the same time. */

import { TimeLimitReached, withinTime } from '../world/time-limit.ts'
import type { Clock } from '../world/world.ts'
import type { Answer, CommentApi, IssueComment } from './comment-api.ts'
import { hasMarker, isLaterRun, type RunOrder, runOf } from './comment-marker.ts'

/** The comment as it should be. */
export interface CommentRequest {
  /** Its hidden first line; `body` begins with it. */
  readonly marker: string
  readonly body: string
  /** False: only a comment that is already there is changed. */
  readonly mayCreate: boolean
  /** The run that `body` is about; `null`: not known, so it counts as the latest. */
  readonly run: RunOrder | null
}

/** What became of it. `reason` and `message` hold GitHub's own words: foreign text. */
export type CommentOutcome =
  | { readonly status: 'created' | 'updated' | 'unchanged'; readonly url: string | null }
  /** A later run has commented: its verdict stays. */
  | { readonly status: 'outdated'; readonly url: string | null }
  | { readonly status: 'not-wanted' }
  | { readonly status: 'refused'; readonly code: number; readonly message: string }
  | { readonly status: 'failed'; readonly reason: string }

const requestLimitMs = 10_000
const wholeLimitMs = 30_000

/** Requests that may be repeated (lists, updates, removals) are tried this often; waits double from the first. */
const attemptCount = 3
const firstWaitMs = 500

/** GitHub may need a moment until a comment shows in the list. */
const relistAfterMs = 1000

/** 100 a page: ten thousand comments, more than a pull request can be read with. */
const pageCount = 100

/** The account behind GITHUB_TOKEN, for when the token may not ask who it is. */
const defaultBotLogin = 'github-actions[bot]'

interface Tools {
  readonly api: CommentApi
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Monotonic time at which commenting ends. */
  readonly deadlineMs: number
}

/**
 * Finds presend's comment by author and marker over all pages, then updates or creates it. Of several with the marker,
 * which runs at the same time can leave, the first is kept and the others are removed. A creation whose answer was lost
 * is looked for in the list before it is tried once more. Ends within 30 s, at once when GitHub asks for a longer wait,
 * and at once when `signal` aborts. Never rejects but with the signal's reason.
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

async function findThenWrite(request: CommentRequest, tools: Tools): Promise<CommentOutcome> {
  const found = await findOwn(request.marker, tools)
  if (found.status !== 'ok') return outcomeOf(found)
  const [kept, ...others] = found.value
  return kept === undefined ? await createOnce(request, tools) : await settle(request, { kept, others }, tools)
}

interface OwnComments {
  /** The first one. */
  readonly kept: IssueComment
  readonly others: readonly IssueComment[]
}

/** The first comment gets the verdict of the latest run, the others go: whichever run does this, the end is the same. */
async function settle(request: CommentRequest, { kept, others }: OwnComments, tools: Tools): Promise<CommentOutcome> {
  const later = [kept, ...others].filter((comment) => isLaterRun(runOf(comment.body), request.run))
  const latest = later.reduce<IssueComment | null>(
    (best, one) => (best === null || isLaterRun(runOf(one.body), runOf(best.body)) ? one : best),
    null,
  )
  const outcome = await update(kept, { ...request, body: latest?.body ?? request.body }, tools)
  if (outcome.status !== 'updated' && outcome.status !== 'unchanged') return outcome
  for (const comment of others) await remove(comment, request, tools)
  return latest === null ? outcome : { status: 'outdated', url: outcome.url }
}

async function update(comment: IssueComment, request: CommentRequest, tools: Tools): Promise<CommentOutcome> {
  if (comment.body === request.body) return { status: 'unchanged', url: comment.url }
  const { id } = comment
  const answer = await repeat(tools, async (signal) => await tools.api.update(id, request.body, signal))
  if (answer.status === 'ok') return { status: 'updated', url: answer.value.url ?? comment.url }
  // It was deleted after it was listed.
  if (answer.status === 'refused' && answer.code === 404) return await createOnce(request, tools)
  return outcomeOf(answer)
}

/** A comment that may not be removed says the same as the kept one. What fails here is found by the next run. */
async function remove(comment: IssueComment, request: CommentRequest, tools: Tools): Promise<void> {
  const { id } = comment
  const answer = await repeat(tools, async (signal) => await tools.api.remove(id, signal))
  if (answer.status !== 'refused' || answer.code === 404) return
  await attempt(tools, async (signal) => await tools.api.update(id, request.body, signal))
}

/** At most two creations, and the second only when the list shows that the first had no effect. */
async function createOnce(request: CommentRequest, tools: Tools): Promise<CommentOutcome> {
  if (!request.mayCreate) return { status: 'not-wanted' }
  const first = await attempt(tools, async (signal) => await tools.api.create(request.body, signal))
  if (first.status === 'ok') return await settleCreated(first.value, request, tools)
  if (first.status === 'refused' || !(await canWait(first, relistAfterMs, tools))) return outcomeOf(first)
  const found = await findOwn(request.marker, tools)
  if (found.status !== 'ok') return outcomeOf(found)
  const [created] = found.value
  if (created !== undefined) return await settleCreated(created, request, tools)
  const second = await attempt(tools, async (signal) => await tools.api.create(request.body, signal))
  return second.status === 'ok' ? await settleCreated(second.value, request, tools) : outcomeOf(second)
}

/** Another run may have created one since the first list: of the two that list again, at least the later one sees both. */
async function settleCreated(created: IssueComment, request: CommentRequest, tools: Tools): Promise<CommentOutcome> {
  const found = await findOwn(request.marker, tools)
  const others = found.status === 'ok' ? found.value.filter((comment) => comment.id !== created.id) : []
  if (others.length === 0) return { status: 'created', url: created.url }
  const [kept = created, ...rest] = [created, ...others].toSorted((left, right) => left.id - right.id)
  const outcome = await settle(request, { kept, others: rest }, tools)
  return outcome.status === 'unchanged' || outcome.status === 'updated' ? { ...outcome, status: 'created' } : outcome
}

/** The comments that carry the marker and were written by this token's account, the first one first. */
async function findOwn(marker: string, tools: Tools): Promise<Answer<readonly IssueComment[]>> {
  const own: IssueComment[] = []
  let ownLogin: string | null = null
  for (let page = 1; page <= pageCount; page += 1) {
    const answer = await repeat(tools, async (signal) => await tools.api.listPage(page, signal))
    if (answer.status !== 'ok') return answer
    const candidates = answer.value.comments.filter((comment) => hasMarker(comment.body, marker))
    if (candidates.length > 0) ownLogin ??= await askOwnLogin(tools)
    own.push(...candidates.filter((comment) => comment.authorLogin?.toLowerCase() === ownLogin))
    if (!answer.value.hasNext) return { status: 'ok', value: own.toSorted((left, right) => left.id - right.id) }
  }
  return { status: 'failed', reason: `more than ${pageCount * 100} comments on this pull request` }
}

async function askOwnLogin(tools: Tools): Promise<string> {
  const answer = await repeat(tools, async (signal) => await tools.api.ownLogin(signal))
  return (answer.status === 'ok' ? answer.value : defaultBotLogin).toLowerCase()
}

/** For requests that do no harm when they reach GitHub twice. */
async function repeat<T>(tools: Tools, ask: (signal: AbortSignal) => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let count = 1; ; count += 1) {
    const answer = await attempt(tools, ask)
    if (answer.status === 'ok' || answer.status === 'refused' || count === attemptCount) return answer
    if (!(await canWait(answer, firstWaitMs * 2 ** (count - 1), tools))) return answer
  }
}

async function attempt<T>(tools: Tools, ask: (signal: AbortSignal) => Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await withinTime(ask, requestLimitMs, tools)
  } catch (error) {
    if (error instanceof TimeLimitReached && !tools.signal.aborted) return { status: 'failed', reason: error.message }
    throw error
  }
}

/** Waits before the next try; false at once when the time for commenting would be over by then. */
async function canWait(
  answer: Answer<unknown>,
  defaultMs: number,
  { clock, deadlineMs, signal }: Tools,
): Promise<boolean> {
  const askedMs = answer.status === 'limited' ? answer.retryAfterMs : null
  const waitMs = askedMs ?? defaultMs
  if (waitMs >= deadlineMs - clock.monotonicMs()) return false
  await clock.sleep(waitMs, signal)
  return true
}

function outcomeOf(answer: Exclude<Answer<unknown>, { status: 'ok' }>): CommentOutcome {
  if (answer.status === 'failed') return { status: 'failed', reason: answer.reason }
  if (answer.status === 'refused') return { status: 'refused', code: answer.code, message: answer.message }
  const { retryAfterMs, message } = answer
  const wait = retryAfterMs === null ? '' : `, which allows the next request in ${Math.ceil(retryAfterMs / 1000)} s`
  return { status: 'failed', reason: `GitHub's rate limit is exhausted${wait} (${message})` }
}
