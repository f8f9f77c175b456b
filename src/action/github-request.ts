/** Sends requests to GitHub with `@actions/github`, which supports proxies and GitHub Enterprise Server (GHES). */

import { getOctokit } from '@actions/github'

import type { Secret } from '../foundation/world/secret.ts'
import type { Clock } from '../foundation/world/world.ts'
import type { Answer } from './comment-api.ts'
import { fieldAt, textAt } from './payload.ts'

/** A pull request, and a token with access to it. */
export interface PullRequestTarget {
  /** The base URL of the REST API: `https://api.github.com`, or `…/api/v3` on GHES. */
  readonly apiUrl: string
  /** The repository, as `owner/name`. */
  readonly repository: string
  readonly pullRequestNumber: number
  readonly token: Secret
  readonly userAgent: string
}

/** Prints a debug line; `undefined` if debug output is off. */
export type Trace = ((line: string) => void) | undefined

/** A successful response. */
export interface Reply {
  readonly status: number
  readonly headers: unknown
  readonly data: unknown
}

/** Sends one request without retrying it. Rejects only with the signal's reason. */
export type Ask = (route: string, parameters: object, signal: AbortSignal) => Promise<Answer<Reply>>

/** How many details of an error are shown. */
const mostDetails = 3

/** A log that prints nothing. Octokit's warnings quote GitHub's responses, which must not reach the log unescaped. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore }

/**
 * Returns the function that sends requests. The signal must be passed with each request, because a signal passed to
 * getOctokit() would replace the proxy settings.
 */
export function openGitHub(
  { apiUrl, token, userAgent }: Pick<PullRequestTarget, 'apiUrl' | 'token' | 'userAgent'>,
  clock: Pick<Clock, 'nowMs' | 'monotonicMs'>,
  trace?: Trace,
): Ask {
  const octokit = getOctokit(token.reveal(), { baseUrl: apiUrl, userAgent, log: silent })
  return async (route, parameters, signal) => {
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
 * Parses the body of a successful response. `parse` returns `null` for a body that does not match GitHub's
 * documentation.
 */
export function mapAnswer<T>(answer: Answer<Reply>, parse: (reply: Reply) => T | null): Answer<T> {
  if (answer.status !== 'ok') return answer
  const value = parse(answer.value)
  if (value !== null) return { status: 'ok', value }
  return { status: 'failed', reason: `GitHub replied with ${answer.value.status} and an unexpected body` }
}

/** Returns true if the response is a page of a list, and the list has further pages. */
export function hasNextPage({ headers }: Reply): boolean {
  return /\brel="?next"?/u.test(textAt(headers, 'link') ?? '')
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

/**
 * Returns GitHub's error message, with the details of a validation error, whose own message is only "Validation
 * Failed". Never quotes an HTML page, which a proxy or GitHub may send during an outage. */
function messageOf(error: unknown): string {
  const own = textAt(error, 'response', 'data', 'message')
  if (own !== null) return [own, ...detailsOf(fieldAt(error, 'response', 'data', 'errors'))].join(': ')
  const text = error instanceof Error ? error.message : String(error)
  const type = textAt(error, 'response', 'headers', 'content-type') ?? ''
  const isPage = /^text\/html\b/iu.test(type) || /<(?:!doctype|html|head|body)\b/iu.test(text)
  return isPage ? 'an HTML page instead of JSON' : text
}

/** Returns the sentences that explain a validation error, joined into one text; `[]` if there are none. */
function detailsOf(errors: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(errors) ? errors : []
  const texts = list.map((one) => (typeof one === 'string' ? one : textAt(one, 'message')))
  const known = texts.filter((text) => text !== null).slice(0, mostDetails)
  return known.length === 0 ? [] : [known.join(', ')]
}

/** Returns true if GitHub's primary or secondary rate limit is reached, which GitHub reports with 403 or 429. */
function isRateLimit(code: number, headers: unknown, message: string): boolean {
  if (code === 429) return true
  if (code !== 403) return false
  const isExhausted = textAt(headers, 'x-ratelimit-remaining') === '0'
  return isExhausted || textAt(headers, 'retry-after') !== null || /rate limit/iu.test(message)
}

/**
 * How long to wait if GitHub does not say it, as for many secondary rate limits. Source: GitHub Docs, "Rate limits for
 * the REST API" ("wait for at least one minute").
 */
const defaultWaitMs = 60_000

/**
 * Returns how long to wait before the next request. The reset time counts only if the primary rate limit is exhausted:
 * every response has it, and it says nothing about a secondary rate limit.
 */
function retryAfterMs(headers: unknown, nowMs: number): number {
  const seconds = Number(textAt(headers, 'retry-after') ?? Number.NaN)
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000
  if (textAt(headers, 'x-ratelimit-remaining') !== '0') return defaultWaitMs
  const resetSeconds = Number(textAt(headers, 'x-ratelimit-reset') ?? Number.NaN)
  return Number.isFinite(resetSeconds) ? Math.max(0, resetSeconds * 1000 - nowMs) : defaultWaitMs
}

function ignore(): void {
  // This function does nothing, because the `silent` log must not print.
}
