import { describe, expect, it } from 'vitest'

import { type FaultEffect, type GitHubApi, startGitHubApi } from '../support/github-api.ts'
import { commentUrl, type StoredComment } from '../support/github-replies.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'
import { commentingAt, embeddedCase, letter, seeds, startRemoteService } from '../support/scenario.ts'

async function runAt(github: GitHubApi, inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  const commenting = commentingAt(github.apiUrl)
  return await runAction({
    ...commenting,
    files: letter,
    inputs: { ...embeddedCase.inputs, ...commenting.inputs, ...inputs },
  })
}

it('the action creates its comment once, and updates it on the next run, among several pages of other comments', async () => {
  const crowd: readonly StoredComment[] = Array.from({ length: 230 }, (_, index) => {
    return { id: index + 1, body: `comment ${index}`, login: 'octocat' }
  })
  await using github = await startGitHubApi({ comments: crowd })
  expect((await runAt(github)).exitCode).toBe(0)
  const second = await runAt(github, { 'min-inbox-rate': '70' })
  expect(second.exitCode).toBe(0)
  expect(github.comments).toHaveLength(231)
  expect(github.comments.slice(0, 230)).toEqual(crowd)
  expect(second.outputs['comment-url']).toBe(commentUrl())
  expect(github.requests.filter((request) => request.method === 'POST' && request.path !== '/graphql')).toHaveLength(1)
})

it('the action turns the comment of a failing run into that of a passing run with comment: on-failure', async () => {
  await using github = await startGitHubApi()
  await using remote = await startRemoteService({ results: { [seeds.consumer[0]]: { folder: 'Spam' } } })
  const rule = { ...remote.inputs, comment: 'on-failure' }
  expect((await runAt(github, { ...rule, 'min-inbox-rate': '100' })).exitCode).toBe(1)
  expect(github.comments[0]?.body).toContain('❌ presend: ')
  expect((await runAt(github, { ...rule, 'min-inbox-rate': '50' })).exitCode).toBe(0)
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('✅ presend: ')
})

it('the action comments on GHES, where the API is below /api/v3', async () => {
  await using github = await startGitHubApi({ basePath: '/api/v3' })
  const run = await runAt(github)
  expect([run.exitCode, run.outputs['comment-url']]).toEqual([0, commentUrl()])
  expect(github.comments).toHaveLength(1)
})

describe('the action, when GitHub fails', () => {
  it.each<[string, FaultEffect]>([
    ['rejects the comment', { kind: 'reply', status: 403, message: 'Resource not accessible by integration' }],
    ['has an internal error', { kind: 'reply', status: 500, message: 'Server Error' }],
    ['closes the connection', { kind: 'drop' }],
  ])('keeps the result and prints one warning if GitHub %s', async (_what, effect) => {
    await using github = await startGitHubApi({ faults: [{ method: 'GET', path: /comments/u, effect }] })
    const run = await runAt(github)
    expect([run.exitCode, run.outputs['result'], run.outputs['comment-url']]).toEqual([0, 'pass', ''])
    expect(run.commands.filter((command) => command.name === 'warning')).toHaveLength(1)
    expect(github.comments).toEqual([])
  })

  it('leaves one comment, not two, when the reply to the creation is lost', async () => {
    const effect = { kind: 'lose-reply' } as const
    await using github = await startGitHubApi({ faults: [{ method: 'POST', path: /comments/u, effect, times: 1 }] })
    const run = await runAt(github, { 'min-inbox-rate': '850' })
    expect(run.outputs['comment-url']).toBe(commentUrl())
    expect(github.comments).toHaveLength(1)
  })
})
