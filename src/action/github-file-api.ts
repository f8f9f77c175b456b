/** Lists the files of a pull request with GitHub's API. */

import type { Clock } from '../foundation/world/world.ts'
import type { Answer } from './comment-api.ts'
import { hasNextPage, mapAnswer, openGitHub, type PullRequestTarget, type Reply, type Trace } from './github-request.ts'
import { textAt } from './payload.ts'

/** One page of the files that a pull request changes. */
export interface FilePage {
  /** The paths of the files. A renamed file has two paths. */
  readonly paths: readonly string[]
  /** The number of files. */
  readonly fileCount: number
  readonly hasNext: boolean
}

/** Lists one page of files. Pages start at 1. Does not retry, and rejects only with the signal's reason. */
export type ListFilePage = (page: number, signal: AbortSignal) => Promise<Answer<FilePage>>

/** The number of files on a full page. */
const pageSize = 100

/** Gives access to the list of files, without sending a request yet. */
export function githubFileApi(
  target: PullRequestTarget,
  clock: Pick<Clock, 'nowMs' | 'monotonicMs'>,
  trace?: Trace,
): ListFilePage {
  const ask = openGitHub(target, clock, trace)
  const route = `GET /repos/${target.repository}/pulls/${target.pullRequestNumber}/files`
  return async (page, signal) => mapAnswer(await ask(route, { per_page: pageSize, page }, signal), parsePage)
}

/** Parses a page. Returns null if an entry has no path, because the list would then be incomplete. */
function parsePage(reply: Reply): FilePage | null {
  if (!Array.isArray(reply.data)) return null
  const names = reply.data.map(
    (file: unknown) => [textAt(file, 'filename'), textAt(file, 'previous_filename')] as const,
  )
  if (names.some(([name]) => name === null)) return null
  const fileCount = names.length
  const paths = names.flat().filter((path) => path !== null)
  return { paths, fileCount, hasNext: hasNextPage(reply) || fileCount >= pageSize }
}
