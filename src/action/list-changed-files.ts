/** Lists the files that the pull request of this run changes, for `changed-only`. */

import type { ChangedFiles } from '../check/changed-files.ts'
import type { Settings } from '../check/settings/settings.ts'
import { withinTime } from '../foundation/world/time-limit.ts'
import { version } from '../foundation/world/version.ts'
import type { Clock } from '../foundation/world/world.ts'
import { messageOf } from './assembly/process-watch.ts'
import type { EventContext } from './event-context.ts'
import type { ListFilePage } from './github-file-api.ts'
import type { PullRequestTarget, Trace } from './github-request.ts'
import { failureText, type NoAnswer, type RequestLimits, repeatRequest } from './repeat-request.ts'

/** Gives access to the files of one pull request. Loads GitHub's client on first use. */
export type OpenFiles = (target: PullRequestTarget, trace: Trace) => Promise<ListFilePage>

export interface ListDeps {
  readonly clock: Clock
  readonly context: Pick<EventContext, 'apiUrl' | 'repository' | 'pullRequestNumber'>
  readonly openFiles: OpenFiles
  readonly trace?: Trace
}

/**
 * The maximum number of files that GitHub lists. A list of this length may be incomplete. Source: GitHub Docs, "List
 * pull requests files".
 */
const mostFiles = 3000

const wholeLimitMs = 60_000

/** Lists the changed files. Rejects only with the signal's reason. */
export async function listChangedFiles(
  { githubToken }: Pick<Settings, 'githubToken'>,
  { clock, context, openFiles, trace }: ListDeps,
  signal: AbortSignal,
): Promise<ChangedFiles> {
  const { apiUrl, repository, pullRequestNumber } = context
  if (repository === null || pullRequestNumber === null) return unknown('this run is not for a pull request')
  if (githubToken === null) return unknown('github-token is empty')
  const target = { apiUrl, repository, pullRequestNumber, token: githubToken, userAgent: `presend/${version}` }
  const deadlineMs = clock.monotonicMs() + wholeLimitMs
  const work = async (inner: AbortSignal): Promise<ChangedFiles> =>
    await readPages(await openFiles(target, trace), { clock, signal: inner, deadlineMs })
  try {
    return await withinTime(work, wholeLimitMs, { clock, signal })
  } catch (error) {
    // Without the list, the run checks more than necessary, so no failure needs to end it.
    if (signal.aborted) throw error
    return unknown(`the changed files could not be listed: ${messageOf(error)}`)
  }
}

async function readPages(listPage: ListFilePage, limits: RequestLimits): Promise<ChangedFiles> {
  const paths: string[] = []
  let fileCount = 0
  for (let page = 1; ; page += 1) {
    const answer = await repeatRequest(limits, async (signal) => await listPage(page, signal))
    if (answer.status !== 'ok') return unknown(`the changed files could not be listed: ${failureAdvice(answer)}`)
    paths.push(...answer.value.paths)
    fileCount += answer.value.fileCount
    if (fileCount >= mostFiles) {
      return unknown(`the pull request changes at least ${mostFiles} files, and GitHub lists no more than that`)
    }
    if (!answer.value.hasNext) return { status: 'known', paths }
  }
}

function failureAdvice(answer: NoAnswer): string {
  const isForbidden = answer.status === 'refused' && [401, 403, 404].includes(answer.code)
  const advice = isForbidden ? '; grant the job `permissions: pull-requests: read`, and check github-token' : ''
  return `${failureText(answer)}${advice}`
}

function unknown(reason: string): ChangedFiles {
  return { status: 'unknown', reason }
}
