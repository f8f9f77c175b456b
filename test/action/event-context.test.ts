import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type EventContext, parseEventContext } from '../../src/action/event-context.ts'
import type { Env } from '../../src/foundation/world/world.ts'

const headSha = 'a'.repeat(40)
const baseSha = 'b'.repeat(40)
const mergeSha = 'c'.repeat(40)

const runnerEnv: Env = {
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_RUN_ID: '42',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_JOB: 'mail',
  GITHUB_ACTION: '__self',
  GITHUB_ACTOR: 'octocat',
  GITHUB_SHA: mergeSha,
  GITHUB_REF_NAME: 'main',
  GITHUB_WORKSPACE: '/home/runner/shop',
}

function contextOf(eventName: string, payload: unknown, env: Env = {}): EventContext {
  return parseEventContext({
    env: { ...runnerEnv, GITHUB_EVENT_NAME: eventName, ...env },
    payloadText: JSON.stringify(payload),
    workingDirectory: '/elsewhere',
  })
}

function aPullRequest(headRepository: string | null = 'acme/shop'): unknown {
  return {
    pull_request: {
      number: 12,
      head: { sha: headSha, repo: headRepository === null ? null : { full_name: headRepository } },
      base: { sha: baseSha, repo: { full_name: 'acme/shop' } },
    },
  }
}

describe('parseEventContext()', () => {
  it('uses the head of a pull request, not the merge commit', () => {
    expect(contextOf('pull_request', aPullRequest(), { GITHUB_HEAD_REF: 'new-mail' })).toEqual({
      eventName: 'pull_request',
      repository: 'acme/shop',
      pullRequestNumber: 12,
      isFork: false,
      hasReadOnlyToken: false,
      headSha,
      baseSha,
      refName: 'new-mail',
      runUrl: 'https://github.com/acme/shop/actions/runs/42/attempts/2',
      workflow: 'CI',
      job: 'mail',
      step: '__self',
      actor: 'octocat',
      apiUrl: 'https://api.github.com',
      workspace: '/home/runner/shop',
      run: null,
      warnings: [],
    } satisfies EventContext)
  })

  it.each([
    ['another repository', 'evil/shop'],
    ['a repository that has been deleted', null],
  ])('recognizes a fork when the head is in %s', (_what, headRepository) => {
    expect(contextOf('pull_request', aPullRequest(headRepository)).isFork).toBe(true)
  })

  it('warns about pull_request_target, and still recognizes forks', () => {
    const context = contextOf('pull_request_target', aPullRequest('evil/shop'))
    expect(context.isFork).toBe(true)
    expect(context.warnings).toHaveLength(1)
    expect(context.warnings[0]).toContain('pull_request_target')
  })

  it.each([
    ['pull_request', true],
    ['pull_request_review', true],
    ['pull_request_target', false],
  ])('for a fork, reports on %s that the token is read-only: %s', (eventName, expected) => {
    expect(contextOf(eventName, aPullRequest('evil/shop')).hasReadOnlyToken).toBe(expected)
    expect(contextOf(eventName, aPullRequest()).hasReadOnlyToken).toBe(false)
  })

  it('recommends pull_request instead of pull_request_target', () => {
    const [warning] = contextOf('pull_request_target', aPullRequest('evil/shop')).warnings
    expect(warning).toContain('Use on: pull_request instead')
    expect(warning).not.toContain('workflow_run')
  })

  it.each([null, '', 'x', '[]', '{}', '{"pull_request": null}', '{"pull_request": {"number": 12}}'])(
    'treats a pull request with the payload %j like a fork',
    (payloadText) => {
      for (const eventName of ['pull_request', 'pull_request_target', 'pull_request_review', 'workflow_run']) {
        for (const env of [{ ...runnerEnv, GITHUB_EVENT_NAME: eventName }, { GITHUB_EVENT_NAME: eventName }]) {
          expect(parseEventContext({ env, payloadText, workingDirectory: '/x' }).isFork, eventName).toBe(true)
        }
      }
    },
  )

  it('warns about issue_comment on a pull request, but not on an issue', () => {
    const [warning] = contextOf('issue_comment', {
      issue: { pull_request: { url: 'https://api.github.com/x' } },
    }).warnings
    expect(warning).toContain("This run was triggered by issue_comment, so it has the repository's secrets")
    expect(contextOf('issue_comment', { issue: { number: 1 } }).warnings).toEqual([])
  })

  it('reads the run number and attempt', () => {
    const env = { GITHUB_RUN_NUMBER: '12', GITHUB_RUN_ATTEMPT: '3' }
    expect(contextOf('push', { after: headSha }, env).run).toEqual({ runNumber: 12, attempt: 3, commit: headSha })
    expect(contextOf('push', {}, { GITHUB_RUN_NUMBER: 'x' }).run).toBeNull()
  })

  it.each(['pull_request', 'push'])(
    'treats a %s by Dependabot like a fork, because GitHub gives Dependabot no secrets',
    (eventName) => {
      expect(contextOf(eventName, aPullRequest(), { GITHUB_ACTOR: 'dependabot[bot]' }).isFork).toBe(true)
    },
  )

  it('does not treat a scheduled run like a fork if Dependabot merged last', () => {
    expect(contextOf('schedule', {}, { GITHUB_ACTOR: 'dependabot[bot]' }).isFork).toBe(false)
  })

  it('reads the commits of a push', () => {
    const context = contextOf('push', { before: baseSha, after: headSha })
    expect(context).toMatchObject({ pullRequestNumber: null, isFork: false, headSha, baseSha, refName: 'main' })
  })

  it('returns no base for a push that creates a branch', () => {
    expect(contextOf('push', { before: '0'.repeat(40), after: headSha }).baseSha).toBeNull()
  })

  it.each(['schedule', 'workflow_dispatch'])('falls back on GITHUB_SHA for %s', (eventName) => {
    expect(contextOf(eventName, { schedule: '0 0 * * *' })).toMatchObject({
      eventName,
      pullRequestNumber: null,
      isFork: false,
      hasReadOnlyToken: false,
      headSha: mergeSha,
      baseSha: null,
    })
  })

  it('reads the commits of a merge group, which has no pull request', () => {
    const context = contextOf('merge_group', { merge_group: { head_sha: headSha, base_sha: baseSha } })
    expect(context).toMatchObject({ pullRequestNumber: null, headSha, baseSha })
  })

  it('finds the pull request of a workflow_run whose head is still the commit that ran', () => {
    const run = {
      head_sha: headSha,
      head_repository: { full_name: 'acme/shop' },
      pull_requests: [
        { number: 11, head: { sha: mergeSha }, base: { sha: baseSha } },
        { number: 12, head: { sha: headSha }, base: { sha: baseSha } },
      ],
    }
    expect(contextOf('workflow_run', { workflow_run: run })).toMatchObject({
      pullRequestNumber: 12,
      isFork: false,
      hasReadOnlyToken: false,
      headSha,
      baseSha,
    })
  })

  it('finds no pull request for a workflow_run of a fork, whose list is empty', () => {
    const run = { head_sha: headSha, head_repository: { full_name: 'evil/shop' }, pull_requests: [] }
    expect(contextOf('workflow_run', { workflow_run: run })).toMatchObject({ pullRequestNumber: null, isFork: true })
  })

  it('treats a workflow_run of a deleted fork as one of a fork', () => {
    const run = { head_sha: headSha, head_repository: null, pull_requests: [] }
    expect(contextOf('workflow_run', { workflow_run: run }).isFork).toBe(true)
  })

  it('finds no pull request for a workflow_run that matches two', () => {
    const one = { number: 1, head: { sha: headSha } }
    const run = { head_sha: headSha, pull_requests: [one, { ...one, number: 2 }] }
    expect(contextOf('workflow_run', { workflow_run: run }).pullRequestNumber).toBeNull()
  })

  it('reads the URLs of a GHES host', () => {
    const env = { GITHUB_SERVER_URL: 'https://git.acme.example/', GITHUB_API_URL: 'https://git.acme.example/api/v3/' }
    expect(contextOf('push', {}, env)).toMatchObject({
      apiUrl: 'https://git.acme.example/api/v3',
      runUrl: 'https://git.acme.example/acme/shop/actions/runs/42/attempts/2',
    })
  })

  it.each([null, '', 'no json', '[]', 'null', '5', '{"pull_request":7}'])(
    'accepts the payload %j without failing',
    (payloadText) => {
      const env = { ...runnerEnv, GITHUB_EVENT_NAME: 'pull_request' }
      const context = parseEventContext({ env, payloadText, workingDirectory: '/x' })
      expect(context).toMatchObject({ pullRequestNumber: null, headSha: mergeSha, repository: 'acme/shop' })
    },
  )

  it('works outside GitHub Actions', () => {
    expect(parseEventContext({ env: {}, payloadText: null, workingDirectory: '/home/me/shop' })).toEqual({
      eventName: null,
      repository: null,
      pullRequestNumber: null,
      isFork: false,
      hasReadOnlyToken: false,
      headSha: null,
      baseSha: null,
      refName: null,
      runUrl: null,
      workflow: null,
      job: null,
      step: null,
      actor: null,
      apiUrl: 'https://api.github.com',
      workspace: '/home/me/shop',
      run: null,
      warnings: [],
    } satisfies EventContext)
  })

  it.each([
    ['GITHUB_REPOSITORY', 'acme/shop/../../evil'],
    ['GITHUB_RUN_ID', '42?x'],
    ['GITHUB_SERVER_URL', 'javascript:alert(1)'],
  ])('returns no run URL when %s is invalid', (name, value) => {
    expect(contextOf('push', {}, { [name]: value }).runUrl).toBeNull()
  })

  it('never fails, whatever the payload contains', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('pull_request', 'push', 'workflow_run', 'merge_group'),
        (value, name) => {
          const payload = {
            pull_request: value,
            workflow_run: value,
            merge_group: value,
            after: value,
            repository: value,
          }
          expect(contextOf(name, payload).repository).toBe('acme/shop')
        },
      ),
    )
  })
})
