import { describe, expect, it } from 'vitest'

import { startGitHubApi } from '../support/github-api.ts'
import { commentUrl } from '../support/github-replies.ts'
import { type ActionCase, runAction } from '../support/run-action.ts'
import { commentingAt, embeddedCase, headSha, pullRequestEvent } from '../support/scenario.ts'

const runUrl = 'https://github.example/acme/shop/actions/runs/4711/attempts/1'

describe('the action on an event without a pull request', () => {
  it.each([
    ['push', { before: 'b'.repeat(40), after: headSha }],
    ['schedule', { schedule: '0 5 * * 1' }],
    ['workflow_dispatch', { inputs: {} }],
    ['merge_group', { merge_group: { head_sha: headSha, base_sha: 'b'.repeat(40) } }],
  ])('%s: the gate applies, and no request is sent to GitHub', async (name, payload) => {
    await using github = await startGitHubApi()
    const run = await runAction({
      ...embeddedCase,
      ...given(github.apiUrl),
      event: { name, payload },
    })
    expect([run.exitCode, run.outputs['result'], run.outputs['comment-url']]).toEqual([0, 'pass', ''])
    expect(github.requests).toEqual([])
  })
})

it('the action comments on a pull request, with a link to the run', async () => {
  await using github = await startGitHubApi()
  const run = await runAction({ ...embeddedCase, ...given(github.apiUrl) })
  expect(run.exitCode).toBe(0)
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain(runUrl)
  expect(run.outputs['comment-url']).toBe(commentUrl())
})

it('on a fork with a read-only token, the action sends no request to GitHub, keeps its result and explains this in a notice', async () => {
  await using github = await startGitHubApi({ permissions: { 'pull-requests': 'read' } })
  const run = await runAction({ ...embeddedCase, ...given(github.apiUrl), event: pullRequestEvent('fork') })
  expect([run.exitCode, run.outputs['result'], run.outputs['comment-url']]).toEqual([0, 'pass', ''])
  expect(run.commands.filter((command) => command.name === 'warning')).toEqual([])
  const [notice, ...others] = run.commands.filter((command) => command.name === 'notice')
  expect([notice?.data, others]).toEqual([expect.stringMatching(/fork.*read-only token/u), []])
  expect(github.requests).toEqual([])
  expect(run.summary).toContain('✅ presend: ')
})

it('on a fork without secrets, the action uses the embedded service instead of the remote one, and reports this', async () => {
  const run = await runAction({
    ...embeddedCase,
    event: pullRequestEvent('fork'),
    inputs: {
      ...embeddedCase.inputs,
      'api-url': 'https://api.presend.invalid/api/v1',
      'smtp-host': 'smtp.acme.invalid',
      'smtp-username': 'ci',
    },
  })
  expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
  expect(run.summary).toContain('fork')
})

it('the action works without GitHub: no event, no runner files', async () => {
  const run = await runAction({
    ...embeddedCase,
    summary: 'none',
    env: Object.fromEntries(
      ['GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'GITHUB_OUTPUT', 'GITHUB_REPOSITORY', 'GITHUB_WORKSPACE'].map(
        (name) => [name, undefined],
      ),
    ),
  })
  expect(run.exitCode).toBe(0)
  expect(run.stdout).not.toContain('::set-output')
})

function given(apiUrl: string): Pick<ActionCase, 'env' | 'inputs' | 'event'> {
  const commenting = commentingAt(apiUrl)
  return { ...commenting, inputs: { ...embeddedCase.inputs, ...commenting.inputs } }
}
