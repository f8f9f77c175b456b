/** Implements CommentApi with `@actions/github`, which supports proxies and GitHub Enterprise Server (GHES). */

import { getOctokit } from '@actions/github'

import type { Secret } from '../world/secret.ts'
import type { Clock } from '../world/world.ts'
import type { Answer, CommentApi, CommentPage, IssueComment } from './comment-api.ts'
import { fieldAt, idAt, textAt } from './payload.ts'

/** A pull request, and a token with access to its comments. */
export interface CommentTarget {
  /** The base URL of the REST API: `https://api.github.com`, or `…/api/v3` on GHES. */
  readonly apiUrl: string
  /** The repository, as `owner/name`. */
  readonly repository: string
  readonly pullRequestNumber: number
  readonly token: Secret
  readonly userAgent: string
}

interface Reply {
  readonly status: number
  readonly headers: unknown
  readonly data: unknown
}

type Ask = (route: string, parameters: object, signal: AbortSignal) => Promise<Answer<Reply>>

/** A log that prints nothing. Octokit's warnings quote GitHub's responses, which must not reach the log unescaped. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore }

/**
 * Gives access to the comments on one pull request, without sending a request yet. The signal must be passed with each
 * request, because a signal passed to getOctokit() would replace the proxy settings.
 */
export function githubCommentApi(
  target: CommentTarget,
  clock: Pick<Clock, 'nowMs' | 'monotonicMs'>,
  trace?: (line: string) => void,
): CommentApi {
  const { apiUrl, userAgent } = target
  const octokit = getOctokit(target.token.reveal(), { baseUrl: apiUrl, userAgent, log: silent })
  const ask: Ask = async (route, parameters, signal) => {
    const startedMs = clock.monotonicMs()
    const done = (status: unknown, headers: unknown): void => {
      const took = Math.round(clock.monotonicMs() - startedMs)
      trace?.(`GitHub: ${route}: ${String(status)} after ${took} ms${limitsOf(headers)}`)
    }
    try {
      const { status, headers, data } = await octokit.request(route, { ...parameters, request: { signal } })
      done(status, headers)
      return { status: 'ok', value: { status, headers, data } }
    } catch (error) {
      done(fieldAt(error, 'status') ?? 'no reply', fieldAt(error, 'response', 'headers'))
      signal.throwIfAborted()
      return failureOf(error, clock.nowMs())
    }
  }
  const issue = `/repos/${target.repository}/issues`
  const thread = `${issue}/${target.pullRequestNumber}/comments`
  return {
    listPage: async (page, signal) => mapAnswer(await ask(`GET ${thread}`, { per_page: 100, page }, signal), parsePage),
    create: async (body, signal) => mapAnswer(await ask(`POST ${thread}`, { body }, signal), parseComment),
    update: async (id, body, signal) =>
      mapAnswer(await ask(`PATCH ${issue}/comments/${id}`, { body }, signal), parseComment),
    remove: async (id, signal) => mapRemoval(await ask(`DELETE ${issue}/comments/${id}`, {}, signal)),
    ownLogin: async (signal) => await readOwnLogin(ask, graphqlUrl(apiUrl), signal),
  }
}

/** Renders the rate limit headers of a response, for debug output. */
function limitsOf(headers: unknown): string {
  const names = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after']
  const shown = names.flatMap((name) => {
    const value = textAt(headers, name)
    return value === null ? [] : [`${name}: ${value}`]
  })
  return shown.length === 0 ? '' : ` (${shown.join(', ')})`
}

/**
 * Reads the login of the token's account. `GET /user` rejects GITHUB_TOKEN, so presend queries GraphQL's `viewer`,
 * which returns `github-actions[bot]` for that token. For personal tokens without GraphQL permission, `GET /user` is
 * used instead.
 */
async function readOwnLogin(ask: Ask, url: string, signal: AbortSignal): Promise<Answer<string>> {
  const viewer = await ask(`POST ${url}`, { query: '{ viewer { login } }' }, signal)
  const login = viewer.status === 'ok' ? textAt(viewer.value.data, 'data', 'viewer', 'login') : null
  if (login !== null) return { status: 'ok', value: login }
  return mapAnswer(await ask('GET /user', {}, signal), (reply) => textAt(reply.data, 'login'))
}

/**
 * Returns the URL of GitHub's GraphQL API. On github.com and ghe.com, it is the base URL of the REST API plus
 * `/graphql`. On GHES, `https://host/api/v3` becomes `https://host/api/graphql`.
 */
function graphqlUrl(apiUrl: string): string {
  return `${apiUrl.replace(/\/v3$/u, '')}/graphql`
}

function mapRemoval(answer: Answer<Reply>): Answer<null> {
  return answer.status === 'ok' ? { status: 'ok', value: null } : answer
}

/**
 * Parses the body of a successful response. `parse` returns `null` for a body that does not match GitHub's
 * documentation.
 */
function mapAnswer<T>(answer: Answer<Reply>, parse: (reply: Reply) => T | null): Answer<T> {
  if (answer.status !== 'ok') return answer
  const value = parse(answer.value)
  if (value !== null) return { status: 'ok', value }
  return { status: 'failed', reason: `GitHub replied with ${answer.value.status} and an unexpected body` }
}

function parsePage(reply: Reply): CommentPage | null {
  if (!Array.isArray(reply.data)) return null
  const comments = reply.data.map(toComment).filter((comment) => comment !== null)
  return { comments, hasNext: /\brel="?next"?/u.test(textAt(reply.headers, 'link') ?? '') }
}

/** Parses a comment. A response without an id does not count as success, whatever its HTTP status. */
function parseComment(reply: Reply): IssueComment | null {
  return toComment(reply.data)
}

function toComment(data: unknown): IssueComment | null {
  const id = idAt(data, 'id')
  if (id === null) return null
  return {
    id,
    body: textAt(data, 'body') ?? '',
    authorLogin: textAt(data, 'user', 'login'),
    url: textAt(data, 'html_url'),
  }
}

function failureOf(error: unknown, nowMs: number): Exclude<Answer<never>, { status: 'ok' }> {
  const code = fieldAt(error, 'status')
  const headers = fieldAt(error, 'response', 'headers')
  const message = messageOf(error)
  if (headers === undefined || typeof code !== 'number') return { status: 'failed', reason: message }
  if (isRateLimit(code, headers, message))
    return { status: 'limited', retryAfterMs: retryAfterMs(headers, nowMs), message }
  if (code >= 500) return { status: 'failed', reason: `GitHub replied with ${code}: ${message}` }
  return { status: 'refused', code, message }
}

/** Returns GitHub's error message. Never quotes an HTML page, which a proxy or GitHub may send during an outage. */
function messageOf(error: unknown): string {
  const own = textAt(error, 'response', 'data', 'message')
  if (own !== null) return own
  const text = error instanceof Error ? error.message : String(error)
  const type = textAt(error, 'response', 'headers', 'content-type') ?? ''
  const isPage = /^text\/html\b/iu.test(type) || /<(?:!doctype|html|head|body)\b/iu.test(text)
  return isPage ? 'an HTML page instead of JSON' : text
}

/** Returns true if GitHub's primary or secondary rate limit is reached, which GitHub reports with 403 or 429. */
function isRateLimit(code: number, headers: unknown, message: string): boolean {
  if (code === 429) return true
  if (code !== 403) return false
  const isExhausted = textAt(headers, 'x-ratelimit-remaining') === '0'
  return isExhausted || textAt(headers, 'retry-after') !== null || /rate limit/iu.test(message)
}

function retryAfterMs(headers: unknown, nowMs: number): number | null {
  const seconds = Number(textAt(headers, 'retry-after') ?? Number.NaN)
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000
  const resetSeconds = Number(textAt(headers, 'x-ratelimit-reset') ?? Number.NaN)
  return Number.isFinite(resetSeconds) ? Math.max(0, resetSeconds * 1000 - nowMs) : null
}

function ignore(): void {
  // This function does nothing, because the `silent` log must not print.
}
