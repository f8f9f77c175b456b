/** Implements CommentApi with `@actions/github`, which supports proxies and GitHub Enterprise Server (GHES). */

import type { Clock } from '../foundation/world/world.ts'
import type { Answer, CommentApi, CommentPage, IssueComment } from './comment-api.ts'
import {
  type Ask,
  hasNextPage,
  mapAnswer,
  openGitHub,
  type PullRequestTarget,
  type Reply,
  type Trace,
} from './github-request.ts'
import { idAt, textAt } from './payload.ts'

/** Gives access to the comments on one pull request, without sending a request yet. */
export function githubCommentApi(
  target: PullRequestTarget,
  clock: Pick<Clock, 'nowMs' | 'monotonicMs'>,
  trace?: Trace,
): CommentApi {
  const ask = openGitHub(target, clock, trace)
  const issue = `/repos/${target.repository}/issues`
  const thread = `${issue}/${target.pullRequestNumber}/comments`
  return {
    listPage: async (page, signal) => mapAnswer(await ask(`GET ${thread}`, { per_page: 100, page }, signal), parsePage),
    create: async (body, signal) => mapAnswer(await ask(`POST ${thread}`, { body }, signal), parseComment),
    update: async (id, body, signal) =>
      mapAnswer(await ask(`PATCH ${issue}/comments/${id}`, { body }, signal), parseComment),
    remove: async (id, signal) => mapRemoval(await ask(`DELETE ${issue}/comments/${id}`, {}, signal)),
    ownLogin: async (signal) => await readOwnLogin(ask, graphqlUrl(target.apiUrl), signal),
  }
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

function parsePage(reply: Reply): CommentPage | null {
  if (!Array.isArray(reply.data)) return null
  const comments = reply.data.map(toComment).filter((comment) => comment !== null)
  return { comments, hasNext: hasNextPage(reply) }
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
