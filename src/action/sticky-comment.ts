/** Keeps one comment on a pull request up to date, and never makes two. */

import { TimeLimitReached, withinTime } from '../world/time-limit.ts'
import type { Clock } from '../world/world.ts'
import type { Answer, CommentApi, IssueComment } from './comment-api.ts'
import { hasMarker } from './comment-marker.ts'

/** The comment as it should be. */
export interface CommentRequest {
  /** Its hidden first line; `body` begins with it. */
  readonly marker: string
  readonly body: string
  /** False: only a comment that is already there is changed. */
  readonly mayCreate: boolean
}

/** What became of it. `reason` and `message` hold GitHub's own words: foreign text. */
export type CommentOutcome =
  | { readonly status: 'created' | 'updated' | 'unchanged'; readonly url: string | null }
  | { readonly status: 'not-wanted' }
  | { readonly status: 'forbidden'; readonly message: string }
  | { readonly status: 'failed'; readonly reason: string }

const requestLimitMs = 10_000
const wholeLimitMs = 30_000

/** Requests that may be repeated (lists, updates) are tried this often; waits double from the first. */
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
}

/**
 * Finds presend's comment by author and marker over all pages, then updates or creates it.
 * A creation whose answer was lost is looked for in the list before it is tried once more. Ends within 30 s; as soon
 * as `signal` aborts, at once. Never rejects but with the signal's reason.
 */
export async function keepComment(
  request: CommentRequest,
  api: CommentApi,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<CommentOutcome> {
  try {
    const work = async (inner: AbortSignal): Promise<CommentOutcome> =>
      await findThenWrite(request, { api, clock, signal: inner })
    return await withinTime(work, wholeLimitMs, { clock, signal })
  } catch (error) {
    if (error instanceof TimeLimitReached) return { status: 'failed', reason: error.message }
    throw error
  }
}

async function findThenWrite(request: CommentRequest, tools: Tools): Promise<CommentOutcome> {
  const found = await findOwn(request.marker, tools)
  if (found.status !== 'ok') return outcomeOf(found)
  if (found.value === null) return await createOnce(request, tools)
  return await update(found.value, request, tools)
}

async function update(comment: IssueComment, request: CommentRequest, tools: Tools): Promise<CommentOutcome> {
  if (comment.body === request.body) return { status: 'unchanged', url: comment.url }
  const { id } = comment
  const answer = await repeat(tools, async (signal) => await tools.api.update(id, request.body, signal))
  if (answer.status === 'ok') return { status: 'updated', url: answer.value.url ?? comment.url }
  // Somebody deleted it after it was listed.
  if (answer.status === 'refused' && answer.code === 404) return await createOnce(request, tools)
  return outcomeOf(answer)
}

/** At most two creations, and the second only when the list shows that the first had no effect. */
async function createOnce(request: CommentRequest, tools: Tools): Promise<CommentOutcome> {
  if (!request.mayCreate) return { status: 'not-wanted' }
  const first = await attempt(tools, async (signal) => await tools.api.create(request.body, signal))
  if (first.status === 'ok') return { status: 'created', url: first.value.url }
  if (first.status === 'refused') return outcomeOf(first)
  await tools.clock.sleep(waitMs(first, relistAfterMs), tools.signal)
  const found = await findOwn(request.marker, tools)
  if (found.status !== 'ok') return outcomeOf(found)
  if (found.value !== null) return { status: 'created', url: found.value.url }
  const second = await attempt(tools, async (signal) => await tools.api.create(request.body, signal))
  return second.status === 'ok' ? { status: 'created', url: second.value.url } : outcomeOf(second)
}

/** The oldest comment that carries the marker and was written by this token's account; `null`: there is none. */
async function findOwn(marker: string, tools: Tools): Promise<Answer<IssueComment | null>> {
  let ownLogin: string | null = null
  for (let page = 1; page <= pageCount; page += 1) {
    const answer = await repeat(tools, async (signal) => await tools.api.listPage(page, signal))
    if (answer.status !== 'ok') return answer
    const candidates = answer.value.comments.filter((comment) => hasMarker(comment.body, marker))
    if (candidates.length > 0) ownLogin ??= await askOwnLogin(tools)
    const own = candidates.find((comment) => comment.authorLogin?.toLowerCase() === ownLogin)
    if (own !== undefined) return { status: 'ok', value: own }
    if (!answer.value.hasNext) return { status: 'ok', value: null }
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
    await tools.clock.sleep(waitMs(answer, firstWaitMs * 2 ** (count - 1)), tools.signal)
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

function waitMs(answer: Answer<unknown>, defaultMs: number): number {
  return answer.status === 'limited' && answer.retryAfterMs !== null ? answer.retryAfterMs : defaultMs
}

/** 404 is how GitHub answers a token that may not see that something exists. */
function outcomeOf(answer: Exclude<Answer<unknown>, { status: 'ok' }>): CommentOutcome {
  if (answer.status === 'failed') return { status: 'failed', reason: answer.reason }
  if (answer.status === 'limited') return { status: 'failed', reason: `rate limit: ${answer.message}` }
  const message = `${answer.code} ${answer.message}`
  return [401, 403, 404].includes(answer.code)
    ? { status: 'forbidden', message }
    : { status: 'failed', reason: message }
}
