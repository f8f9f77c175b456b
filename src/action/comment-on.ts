/** Decides whether a run comments on a pull request, and says in the log what became of it. */

import { messageOf } from '../assembly/process-watch.ts'
import type { CheckResult } from '../check/check-result.ts'
import type { Settings } from '../settings/settings.ts'
import { version } from '../world/version.ts'
import type { Clock } from '../world/world.ts'
import type { CommentApi } from './comment-api.ts'
import { commentMarker } from './comment-marker.ts'
import type { EventContext } from './event-context.ts'
import type { CommentTarget } from './github-comment-api.ts'
import type { ActionLog } from './log.ts'
import { type CommentOutcome, keepComment } from './sticky-comment.ts'

/** Loads GitHub's client, which is heavy, and opens the comments of one pull request. */
export type OpenComments = (target: CommentTarget) => Promise<CommentApi>

/** What commenting needs. */
export interface CommentTools {
  readonly clock: Clock
  readonly context: EventContext
  readonly log: ActionLog
  readonly cancelled: AbortSignal
  readonly openComments: OpenComments
  /** The comment's text, which begins with the marker and is no longer than GitHub takes. */
  readonly render: (marker: string) => string
}

/**
 * Writes, updates or leaves the comment as `comment` says.
 *
 * @returns the comment's address; `null` when there is none to show. Never rejects.
 */
export async function commentOn(
  result: CheckResult,
  settings: Settings | null,
  tools: CommentTools,
): Promise<string | null> {
  const target = targetOf(result, settings, tools)
  if (settings === null || target === null) return null
  const { workflow, job, step } = tools.context
  const marker = commentMarker({ workflow, job, step, configPath: settings.configPath })
  const mayCreate = settings.comment === 'auto' || result.outcome !== 'pass'
  try {
    const request = { marker, body: tools.render(marker), mayCreate }
    const api = await tools.openComments(target)
    return say(await keepComment(request, api, { clock: tools.clock, signal: tools.cancelled }), tools)
  } catch (error) {
    tools.log.warn(`The comment was not written: ${messageOf(error)}. The result stands.`)
    return null
  }
}

/** Where to comment; `null`, and a line in the log where a user may wonder, when nothing is to be written. */
function targetOf(result: CheckResult, settings: Settings | null, tools: CommentTools): CommentTarget | null {
  const { context, log } = tools
  if (settings === null || settings.comment === 'never') return null
  const { repository, pullRequestNumber } = context
  if (repository === null || pullRequestNumber === null) {
    log.info('No comment: this run belongs to no pull request')
    return null
  }
  // Nothing was sent, or somebody cancelled, most often by a newer push whose run will comment.
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
        `Comment on pull request #${context.pullRequestNumber} ${outcome.status}: ${outcome.url ?? 'no address given'}`,
      )
      return outcome.url
    case 'not-wanted':
      log.info('No comment: this run passed, and there is none from before to update')
      return null
    case 'forbidden':
      log.warn(forbiddenText(outcome.message, context))
      return null
    case 'failed':
      log.warn(`The comment was not written: ${outcome.reason}. The result stands; the job summary has all of it.`)
      return null
    default:
      return outcome satisfies never
  }
}

function forbiddenText(message: string, context: EventContext): string {
  const todo = context.isFork
    ? 'a pull request from a fork (or by Dependabot) gets a token that may only read, whatever the workflow grants'
    : 'give the job `permissions: pull-requests: write` (a pull request from a fork gets a read-only token whatever is granted)'
  return `GitHub refused the comment (${message}): ${todo}. The result stands; the job summary has all of it.`
}
