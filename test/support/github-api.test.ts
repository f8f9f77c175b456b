/** The fake must be as strict as GitHub. If it accepted an invalid request, no other test would find the error. */

import { request as sendRequest } from 'node:http'

import { describe, expect, it } from 'vitest'

import { type GitHubApi, type GitHubApiOptions, secondaryLimit, startGitHubApi } from './github-api.ts'
import { firstCommentId, jobToken, type TokenPermissions } from './github-replies.ts'

interface Answer {
  readonly statusCode: number
  readonly body: unknown
  readonly headers: Headers
}

interface Given {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const thread = '/repos/acme/shop/issues/12/comments'
const comment = `/repos/acme/shop/issues/comments/${firstCommentId}`
const filesPath = '/repos/acme/shop/pulls/12/files'

async function ask(github: GitHubApi, path: string, given: Given = {}): Promise<Answer> {
  const body = typeof given.body === 'string' ? given.body : JSON.stringify(given.body)
  const reply = await fetch(path.startsWith('http') ? path : `${github.apiUrl}${path}`, {
    method: given.method ?? 'GET',
    headers: { authorization: `Bearer ${jobToken}`, ...given.headers },
    ...(body === undefined ? {} : { body }),
  })
  const text = await reply.text()
  return { statusCode: reply.status, body: text === '' ? null : JSON.parse(text), headers: reply.headers }
}

/** Sends one request to a new API and returns the status and the message of the reply. */
async function refusal(path: string, given: Given, options: GitHubApiOptions = {}): Promise<readonly unknown[]> {
  await using github = await startGitHubApi(options)
  const { statusCode, body } = await ask(github, path, given)
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  return [statusCode, message]
}

function linksOf({ headers }: Answer): Readonly<Record<string, string>> {
  const links = [...(headers.get('link') ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/gu)]
  return Object.fromEntries(links.map(([, url = '', rel = '']) => [rel, url]))
}

const forIntegration = 'Resource not accessible by integration'

describe("the fake of GitHub's API rejects", () => {
  it.each<[string, string, Given, number, unknown]>([
    ['a wrong token', thread, { headers: { authorization: 'token ghs_other' } }, 401, 'Bad credentials'],
    ['a token without a scheme', thread, { headers: { authorization: jobToken } }, 401, 'Bad credentials'],
    ['an unknown API version', thread, { headers: { 'x-github-api-version': '2020-01-01' } }, 400, expect.anything()],
    ['an unsupported media type', thread, { headers: { accept: 'text/xml' } }, 415, expect.anything()],
    ['an unknown repository', '/repos/acme/other/issues/12/comments', {}, 404, 'Not Found'],
    ['an unknown pull request', '/repos/acme/shop/pulls/13/files', {}, 404, 'Not Found'],
    ['the thread of an unknown issue', '/repos/acme/shop/issues/13/comments', {}, 404, 'Not Found'],
    ['a path that it does not know', '/repos/acme/shop/issues/12', {}, 404, 'Not Found'],
    ['the login of an installation token', '/user', {}, 403, forIntegration],
    ['a body that is not JSON', thread, { method: 'POST', body: '{' }, 400, 'Problems parsing JSON'],
    ['a body that is not an object', thread, { method: 'POST', body: '[]' }, 400, 'Problems parsing JSON'],
    ['a comment without text', thread, { method: 'POST', body: {} }, 422, expect.stringContaining("wasn't supplied")],
    ['a blank comment', thread, { method: 'POST', body: { body: ' \n' } }, 422, 'Validation Failed'],
    ['a comment that is a number', thread, { method: 'POST', body: { body: 1 } }, 422, expect.anything()],
    [
      'an unknown field',
      thread,
      { method: 'POST', body: { body: 'a', text: 'b' } },
      422,
      expect.stringContaining('"text" is not a permitted key'),
    ],
    [
      'a comment of 65,537 characters',
      thread,
      { method: 'POST', body: { body: 'x'.repeat(65_537) } },
      422,
      'Validation Failed',
    ],
  ])('%s', async (_what, path, given, status, message) => {
    expect(await refusal(path, given)).toEqual([status, message])
  })

  it('a request without a token', async () => {
    await using github = await startGitHubApi()
    const reply = await fetch(`${github.apiUrl}${thread}`)
    expect([reply.status, await reply.json()]).toMatchObject([401, { message: 'Requires authentication' }])
  })

  it('a request without a User-Agent, with a page instead of JSON', async () => {
    await using github = await startGitHubApi()
    const reply = await new Promise<readonly unknown[]>((resolve, reject) => {
      const headers = { authorization: `Bearer ${jobToken}` }
      sendRequest(`${github.apiUrl}${thread}`, { headers }, (response) => {
        response.resume()
        resolve([response.statusCode, response.headers['content-type']])
      })
        .on('error', reject)
        .end()
    })
    expect(reply).toEqual([403, 'text/html; charset=utf-8'])
  })

  it.each<[string, TokenPermissions, Given, string, number]>([
    ['a list of comments without a permission', {}, {}, thread, 403],
    ['a list of comments with issues: read', { issues: 'read' }, {}, thread, 200],
    [
      'a comment with pull-requests: read',
      { 'pull-requests': 'read' },
      { method: 'POST', body: { body: 'a' } },
      thread,
      403,
    ],
    ['a comment with issues: write', { issues: 'write' }, { method: 'POST', body: { body: 'a' } }, thread, 201],
    ['a deletion with pull-requests: read', { 'pull-requests': 'read' }, { method: 'DELETE' }, comment, 403],
    ['a list of files with issues: write', { issues: 'write' }, {}, filesPath, 403],
    ['a list of files with pull-requests: read', { 'pull-requests': 'read' }, {}, filesPath, 200],
  ])('%s only if the token lacks the permission', async (_what, permissions, given, path, expected) => {
    const comments = [{ id: firstCommentId, body: 'a', login: 'octocat' }]
    const [status, message] = await refusal(path, given, { permissions, comments })
    expect([status, message]).toEqual([expected, expected === 403 ? forIntegration : null])
  })

  it('a change of the comment of another account by a token without write access to the repository', async () => {
    const comments = [{ id: firstCommentId, body: 'a', login: 'octocat' }]
    const change = { method: 'PATCH', body: { body: 'b' } }
    expect(await refusal(comment, change, { comments, role: 'read' })).toEqual([403, expect.stringContaining('rights')])
    expect((await refusal(comment, { method: 'DELETE' }, { comments, role: 'read' }))[0]).toBe(403)
    expect((await refusal(comment, change, { comments }))[0]).toBe(200)
    expect((await refusal(comment, change, { comments, role: 'read', login: 'octocat' }))[0]).toBe(200)
  })

  it('a request for a comment through another repository', async () => {
    const comments = [{ id: firstCommentId, body: 'a', login: 'octocat' }]
    expect((await refusal(comment.replace('shop', 'other'), { method: 'DELETE' }, { comments }))[0]).toBe(404)
  })

  it('every request once the hourly limit is reached', async () => {
    await using github = await startGitHubApi({ requestLimit: 1 })
    const first = await ask(github, thread)
    const second = await ask(github, thread)
    expect([first.statusCode, first.headers.get('x-ratelimit-remaining')]).toEqual([200, '0'])
    expect([second.statusCode, second.headers.get('x-ratelimit-remaining')]).toEqual([403, '0'])
  })

  it('GraphQL requests at the REST path of GHES, and REST requests without /api/v3', async () => {
    await using github = await startGitHubApi({ basePath: '/api/v3' })
    const host = github.apiUrl.replace('/api/v3', '')
    const body = { query: '{ viewer { login } }' }
    const statusCodes = [
      (await ask(github, '/graphql', { method: 'POST', body })).statusCode,
      (await ask(github, `${host}/graphql`, { method: 'POST', body })).statusCode,
      (await ask(github, `${host}${thread}`)).statusCode,
      (await ask(github, `${host}/api/graphql`, { method: 'POST', body })).statusCode,
      (await ask(github, thread)).statusCode,
    ]
    expect(statusCodes).toEqual([404, 404, 404, 200, 200])
  })
})

describe("the fake of GitHub's API", () => {
  it('pages lists by 30, or by at most 100, and links to the other pages by the id of the repository', async () => {
    const comments = Array.from({ length: 201 }, (_, index) => ({ id: 201 - index, body: 'a', login: 'octocat' }))
    await using github = await startGitHubApi({ comments })
    expect((await ask(github, thread)).body).toHaveLength(30)
    const first = await ask(github, `${thread}?per_page=1000`)
    expect(first.body).toHaveLength(100)
    expect(first.body).toMatchObject({ 0: { id: 1 }, 99: { id: 100 } })
    expect(Object.keys(linksOf(first))).toEqual(['next', 'last'])
    const second = await ask(github, linksOf(first)['next'] ?? '')
    expect(second.body).toMatchObject({ 0: { id: 101 } })
    expect(Object.keys(linksOf(second))).toEqual(['prev', 'next', 'last', 'first'])
    const last = await ask(github, linksOf(first)['last'] ?? '')
    expect([last.body, Object.keys(linksOf(last))]).toMatchObject([[{ id: 201 }], ['prev', 'first']])
  })

  it('lists at most 3,000 files of a pull request', async () => {
    const files = Array.from({ length: 3100 }, (_, index) => ({ filename: `${index}`, status: 'added' as const }))
    await using github = await startGitHubApi({ files })
    const page = await ask(github, `${filesPath}?per_page=100&page=30`)
    expect([page.body, Object.keys(linksOf(page))]).toMatchObject([{ 99: { filename: '2999' } }, ['prev', 'first']])
    expect((await ask(github, `${filesPath}?per_page=100&page=31`)).body).toEqual([])
  })

  it('accepts a comment of 65,536 characters, and keeps the comments of each pull request apart', async () => {
    await using github = await startGitHubApi({ pullRequests: [12, 13] })
    const created = await ask(github, thread, { method: 'POST', body: { body: 'x'.repeat(65_536) } })
    expect([created.statusCode, created.body]).toMatchObject([201, { id: firstCommentId }])
    expect((await ask(github, thread)).body).toHaveLength(1)
    expect((await ask(github, '/repos/acme/shop/issues/13/comments')).body).toEqual([])
  })

  it('reports a secondary rate limit with headers that say nothing about its end', async () => {
    const effect = secondaryLimit(403, null)
    await using github = await startGitHubApi({ faults: [{ method: 'GET', path: /comments/u, effect }] })
    const { statusCode, headers } = await ask(github, thread)
    expect([statusCode, headers.get('retry-after'), headers.get('x-ratelimit-remaining')]).toEqual([403, null, '999'])
    expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000 + 1800)
  })

  it('checks a request before a scripted fault replaces the reply', async () => {
    const effect = secondaryLimit(429, 7)
    const faults = [{ method: 'GET' as const, path: /comments/u, effect }]
    expect((await refusal(thread, { headers: { authorization: 'token x' } }, { faults }))[0]).toBe(401)
    expect((await refusal(thread, {}, { faults }))[0]).toBe(429)
  })
})
