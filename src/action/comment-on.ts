/** Decides whether a run comments on a pull request, and says in the log what became of it. */

import { messageOf } from '../assembly/process-watch.ts'
import type { CheckResult } from '../check/check-result.ts'
import type { CommentSettings } from '../settings/comment-settings.ts'
import { version } from '../world/version.ts'
import type { Clock } from '../world/world.ts'
import type { CommentApi } from './comment-api.ts'
import { commentMarker, runLine } from './comment-marker.ts'
import type { EventContext } from './event-context.ts'
import type { CommentTarget } from './github-comment-api.ts'
import type { ActionLog } from './log.ts'
import { refusalAdvice } from './refusal-advice.ts'
import { type CommentOutcome, keepComment } from './sticky-comment.ts'

/** Loads GitHub's client, which is heavy, and opens the comments of one pull request. */
export type OpenComments = (target: CommentTarget, trace: Trace) => Promise<CommentApi>

/** Takes a line for debug output; `undefined` where that is off. */
export type Trace = ((line: string) => void) | undefined

/** What commenting needs. */
export interface CommentTools {
  readonly clock: Clock
  readonly context: EventContext
  readonly log: ActionLog
  readonly cancelled: AbortSignal
  readonly openComments: OpenComments
  readonly trace?: Trace
  /** The comment's text, which begins with the marker and is no longer than GitHub takes. */
  readonly render: (marker: string) => string
}

/** A result that is to be commented on. */
export interface CommentedRun {
  readonly result: CheckResult
  readonly settings: CommentSettings
}

/**
 * Writes, updates or leaves the comment as `comment` says.
 *
 * @returns the comment's address; `null` when there is none to show. Never rejects.
 */
export async function commentOn({ result, settings }: CommentedRun, tools: CommentTools): Promise<string | null> {
  const target = targetOf({ result, settings }, tools)
  if (target === null) return null
  const { workflow, job, step, run } = tools.context
  const marker = commentMarker({ workflow, job, step, configPath: settings.configPath, key: settings.commentKey })
  const lines = run === null ? marker : `${marker}\n${runLine(run)}`
  const mayCreate = settings.comment === 'auto' || (settings.comment === 'on-failure' && result.outcome !== 'pass')
  try {
    const request = { marker, body: tools.render(lines), mayCreate, run }
    const api = await tools.openComments(target, tools.trace)
    return say(await keepComment(request, api, { clock: tools.clock, signal: tools.cancelled }), tools)
  } catch (error) {
    tools.log.warn(`The comment was not written: ${messageOf(error)}. The result is not affected.`)
    return null
  }
}

/** Where to comment; `null`, and a line in the log where a user may wonder, when nothing is to be written. */
function targetOf({ result, settings }: CommentedRun, tools: CommentTools): CommentTarget | null {
  const { context, log } = tools
  if (settings.comment === 'never') return null
  const { repository, pullRequestNumber } = context
  if (repository === null || pullRequestNumber === null) {
    log.info('No comment: this run belongs to no pull request')
    return null
  }
  if (context.hasReadOnlyToken) {
    log.notice(
      'No comment: a pull request from a fork or from Dependabot runs with a read-only token. The job summary has the result.',
    )
    return null
  }
  // Nothing was sent, or the run was cancelled, most often by a newer push whose run will comment.
  if (result.isDryRun || tools.cancelled.aborted) return null
  if (settings.githubToken === null) {
    log.notice('No comment: github-token is empty. The job summary has the result.')
    return null
  }
  const token = settings.githubToken
  return { apiUrl: context.apiUrl, repository, pullRequestNumber, token, userAgent: `presend/${version}` }
}

function say(outcome: CommentOutcome, { log, context }: CommentTools): string | null {
  switch (outcome.status) {
    case 'created':
    case 'updated':
    case 'unchanged':
      log.info(
        `Comment on pull request #${context.pullRequestNumber} ${outcome.status}: ${outcome.url ?? 'unknown URL'}`,
      )
      return outcome.url
    case 'outdated':
      log.info('The comment was left as it is: a later run of this workflow has written it')
      return outcome.url
    case 'not-wanted':
      log.info('No comment: there is none to update, and this run does not create one')
      return null
    case 'refused':
      log.warn(`The comment was not written: ${refusalText(outcome)}. The result is not affected; see the job summary.`)
      return null
    case 'failed':
      log.warn(`The comment was not written: ${outcome.reason}. The result is not affected; see the job summary.`)
      return null
    default:
      return outcome satisfies never
  }
}

function refusalText({ code, message }: { readonly code: number; readonly message: string }): string {
  return `GitHub answered ${code} "${message}"; ${refusalAdvice(code, message)}`
}
