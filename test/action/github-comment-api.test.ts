import { describe, expect, it } from 'vitest'
import type { CommentApi } from '../../src/action/comment-api.ts'
import { githubCommentApi } from '../../src/action/github-comment-api.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import {
  type FaultEffect,
  forbidden,
  type GitHubApi,
  type GitHubApiOptions,
  startGitHubApi,
} from '../support/github-api.ts'
import { commentUrl, firstCommentId, jobToken } from '../support/github-replies.ts'

const never = new AbortController().signal
const nowMs = Date.UTC(2026, 0, 1)

function clientOf(apiUrl: string): CommentApi {
  const target = { apiUrl, repository: 'acme/shop', pullRequestNumber: 12, userAgent: 'presend/test' }
  return githubCommentApi({ ...target, token: new Secret(jobToken) }, { nowMs: () => nowMs, monotonicMs: () => 0 })
}

async function listing(effect: FaultEffect): Promise<GitHubApi> {
  return await startGitHubApi({ faults: [{ method: 'GET', path: /comments/u, effect }] })
}

describe('githubCommentApi()', () => {
  it('reads pages of 100 comments and detects further pages', async () => {
    const comments = Array.from({ length: 101 }, (_, index) => ({ id: index + 1, body: `b${index}`, login: 'octocat' }))
    await using github = await startGitHubApi({ comments })
    const client = clientOf(github.apiUrl)
    const first = await client.listPage(1, never)
    const second = await client.listPage(2, never)
    expect(first.status === 'ok' && [first.value.comments.length, first.value.hasNext]).toEqual([100, true])
    expect(second).toEqual({
      status: 'ok',
      value: {
        comments: [{ id: 101, body: 'b100', authorLogin: 'octocat', url: commentUrl(101) }],
        hasNext: false,
      },
    })
    expect(github.requests.map((request) => request.path)).toEqual([
      '/repos/acme/shop/issues/12/comments?per_page=100&page=1',
      '/repos/acme/shop/issues/12/comments?per_page=100&page=2',
    ])
  })

  it('creates and updates comments with the token and user agent', async () => {
    await using github = await startGitHubApi()
    const client = clientOf(github.apiUrl)
    const created = await client.create('one', never)
    expect(created).toMatchObject({ status: 'ok', value: { id: firstCommentId, body: 'one' } })
    expect(await client.update(firstCommentId, 'two', never)).toMatchObject({
      status: 'ok',
      value: { id: firstCommentId, body: 'two' },
    })
    expect(github.comments).toEqual([{ id: firstCommentId, body: 'two', login: 'github-actions[bot]' }])
    expect(github.requests[0]).toMatchObject({ method: 'POST', authorization: `token ${jobToken}` })
    expect(github.requests[0]?.userAgent).toContain('presend/test')
  })

  it.each<[string, GitHubApiOptions]>([
    ['GITHUB_TOKEN by GraphQL', { login: 'github-actions[bot]' }],
    ['GITHUB_TOKEN on GHES', { login: 'github-actions[bot]', basePath: '/api/v3' }],
    [
      'a personal token without GraphQL rights',
      { login: 'octocat', tokenKind: 'personal', faults: [{ method: 'POST', path: /graphql/u, effect: forbidden }] },
    ],
  ])('reads its own login with %s', async (_what, options) => {
    await using github = await startGitHubApi(options)
    expect(await clientOf(github.apiUrl).ownLogin(never)).toEqual({ status: 'ok', value: options.login })
  })

  it('sends GraphQL requests to /api/graphql on GHES', async () => {
    await using github = await startGitHubApi({ basePath: '/api/v3' })
    await clientOf(github.apiUrl).ownLogin(never)
    expect(github.requests.map((request) => request.path)).toEqual(['/graphql'])
  })

  it("returns a refusal with GitHub's message", async () => {
    await using github = await listing(forbidden)
    expect(await clientOf(github.apiUrl).listPage(1, never)).toEqual({
      status: 'refused',
      code: 403,
      message: 'Resource not accessible by integration',
    })
  })

  it('returns the details of a validation error', async () => {
    await using github = await startGitHubApi()
    expect(await clientOf(github.apiUrl).create('x'.repeat(65_537), never)).toEqual({
      status: 'refused',
      code: 422,
      message: 'Validation Failed: Body is too long (maximum is 65536 characters)',
    })
  })

  it.each<[string, FaultEffect, number]>([
    ['Retry-After', { kind: 'reply', status: 429, message: 'slow', headers: { 'retry-after': '7' } }, 7000],
    [
      'a reset time on 403',
      {
        kind: 'reply',
        status: 403,
        message: 'API rate limit exceeded',
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(nowMs / 1000 + 60) },
      },
      60_000,
    ],
    ['nothing', { kind: 'reply', status: 403, message: 'You have exceeded a secondary rate limit' }, 60_000],
    [
      'the reset time of the primary rate limit, which is not exhausted',
      {
        kind: 'reply',
        status: 429,
        message: 'You have exceeded a secondary rate limit',
        headers: { 'x-ratelimit-remaining': '990', 'x-ratelimit-reset': String(nowMs / 1000 + 3000) },
      },
      60_000,
    ],
  ])('distinguishes a rate limit with %s from a refusal', async (_what, effect, retryAfterMs) => {
    await using github = await listing(effect)
    expect(await clientOf(github.apiUrl).listPage(1, never)).toMatchObject({ status: 'limited', retryAfterMs })
  })

  it.each<[string, FaultEffect]>([
    ['a 502', { kind: 'reply', status: 502, message: 'Bad Gateway' }],
    ['a broken connection', { kind: 'drop' }],
    ['a reply that is not a comment', { kind: 'nonsense' }],
  ])('returns failed for %s after one request', async (_what, effect) => {
    await using github = await startGitHubApi({ faults: [{ method: 'POST', path: /comments/u, effect }] })
    expect(await clientOf(github.apiUrl).create('one', never)).toMatchObject({ status: 'failed' })
    expect(github.requests).toHaveLength(1)
  })

  it('returns failed when the connection is refused', async () => {
    const github = await startGitHubApi()
    await github[Symbol.asyncDispose]()
    expect(await clientOf(github.apiUrl).listPage(1, never)).toMatchObject({ status: 'failed' })
  })

  it("rejects with the signal's reason when the run is canceled", async () => {
    await using github = await listing({ kind: 'hang' })
    const controller = new AbortController()
    const work = clientOf(github.apiUrl).listPage(1, controller.signal)
    controller.abort(new Error('cancelled'))
    await expect(work).rejects.toThrow('cancelled')
  })
})
