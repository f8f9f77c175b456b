/** Decides whether a run comments on the pull request, and logs the outcome. */

import type { CheckResult } from '../check/check-result.ts'
import { hasCheckedNothing } from '../check/finish-run.ts'
import type { CommentSettings } from '../check/settings/comment-settings.ts'
import { version } from '../foundation/world/version.ts'
import type { Clock } from '../foundation/world/world.ts'
import { messageOf } from './assembly/process-watch.ts'
import type { CommentApi } from './comment-api.ts'
import { commentMarker, runLine } from './comment-marker.ts'
import type { EventContext } from './event-context.ts'
import type { PullRequestTarget, Trace } from './github-request.ts'
import type { ActionLog } from './log.ts'
import { type CommentOutcome, keepComment } from './sticky-comment.ts'

/** Gives access to the comments on one pull request. Loads GitHub's client on first use. */
export type OpenComments = (target: PullRequestTarget, trace: Trace) => Promise<CommentApi>

export interface CommentDeps {
  readonly clock: Clock
  readonly context: EventContext
  readonly log: ActionLog
  readonly cancelled: AbortSignal
  readonly openComments: OpenComments
  readonly trace?: Trace
  /** Renders the comment, which begins with the marker and stays within GitHub's size limit. */
  readonly render: (marker: string) => string
}

export interface CommentedRun {
  readonly result: CheckResult
  readonly settings: CommentSettings
}

/**
 * Creates or updates the comment, as the `comment` setting specifies. Resolves with the URL of the comment, or with
 * `null` if there is none. Never rejects.
 */
export async function commentOn({ result, settings }: CommentedRun, deps: CommentDeps): Promise<string | null> {
  const target = commentTarget({ result, settings }, deps)
  if (target === null) return null
  const { workflow, job, step, run } = deps.context
  const marker = commentMarker({ workflow, job, step, configPath: settings.configPath, key: settings.commentKey })
  const lines = run === null ? marker : `${marker}\n${runLine(run)}`
  // A run that only sends the mail leaves the comment to the run that decides the outcome.
  const when = result.mode === 'send' && settings.comment === 'auto' ? 'on-failure' : settings.comment
  const isWanted = when === 'auto' || (when === 'on-failure' && result.outcome !== 'pass')
  // A run that checked nothing has nothing to say, unless an earlier comment would now be wrong.
  const mayCreate = isWanted && !hasCheckedNothing(result)
  try {
    const request = { marker, body: deps.render(lines), mayCreate, run }
    const api = await deps.openComments(target, deps.trace)
    const outcome = await keepComment(request, api, { clock: deps.clock, signal: deps.cancelled })
    return logOutcome(outcome, whyNoComment(result), deps)
  } catch (error) {
    deps.log.warn(`Could not write the comment: ${messageOf(error)}. The result is not affected.`)
    return null
  }
}

/** Returns the pull request to comment on. If the run does not comment, logs the reason and returns `null`. */
function commentTarget({ result, settings }: CommentedRun, deps: CommentDeps): PullRequestTarget | null {
  const { context, log } = deps
  if (settings.comment === 'never') return null
  const { repository, pullRequestNumber } = context
  if (repository === null || pullRequestNumber === null) {
    log.info('No comment: this run is not for a pull request')
    return null
  }
  if (context.hasReadOnlyToken) {
    log.notice(
      'No comment: runs for pull requests from forks and Dependabot get a read-only token. See the job summary.',
    )
    return null
  }
  // Most cancellations are caused by a newer push, and the run for that push will comment.
  if (result.isDryRun || deps.cancelled.aborted) return null
  if (settings.githubToken === null) {
    log.notice('No comment: github-token is empty. See the job summary.')
    return null
  }
  const token = settings.githubToken
  return { apiUrl: context.apiUrl, repository, pullRequestNumber, token, userAgent: `presend/${version}` }
}

/** Returns why presend creates no comment if there is none to update. */
function whyNoComment(result: CheckResult): string {
  if (hasCheckedNothing(result)) return 'nothing was checked, and there is no earlier comment to update'
  if (result.mode === 'send') return 'this run only sent the mail; the run with mode await writes the comment'
  return 'the run passed, comment is set to on-failure, and there is no earlier comment to update'
}

/** @param why the reason for `not-wanted` */
function logOutcome(outcome: CommentOutcome, why: string, { log, context }: CommentDeps): string | null {
  switch (outcome.status) {
    case 'created':
    case 'updated':
    case 'unchanged':
      log.info(
        `Comment on pull request #${context.pullRequestNumber} ${outcome.status}: ${outcome.url ?? 'unknown URL'}`,
      )
      return outcome.url
    case 'outdated':
      log.info('Comment unchanged: a later run of this workflow has already updated it')
      return outcome.url
    case 'not-wanted':
      log.info(`No comment: ${why}`)
      return null
    case 'refused':
      log.warn(`Could not write the comment: ${refusalText(outcome)}. The result is not affected; see the job summary.`)
      return null
    case 'failed':
      log.warn(`Could not write the comment: ${outcome.reason}. The result is not affected; see the job summary.`)
      return null
    default:
      return outcome satisfies never
  }
}

function refusalText({ code, message }: { readonly code: number; readonly message: string }): string {
  return `GitHub replied with ${code} "${message}"; ${refusalAdvice(code, message)}`
}

/** Suggests what to do if GitHub rejects a comment. The suggestion is a clause without a period. */
export function refusalAdvice(code: number, message: string): string {
  if (code === 401) {
    return 'github-token is invalid or expired: pass a valid token, or omit github-token to use ${{ github.token }}'
  }
  if (/\block(?:ed)?\b/iu.test(message)) {
    return 'the pull request conversation is locked: unlock it, or set comment to never'
  }
  if (code === 403) {
    return 'the token is not allowed to write comments: grant the job `permissions: pull-requests: write` (a personal access token needs the same permission)'
  }
  if (code === 404) {
    return 'the token cannot see this pull request: grant the job `permissions: pull-requests: write`, and check that github-token can access this repository'
  }
  if (code === 410) return 'this repository does not allow comments on pull requests: set comment to never'
  return 'see https://docs.github.com/rest/issues/comments'
}
