import { describe, expect, it } from 'vitest'

import { type GitHubApi, startGitHubApi } from '../support/github-api.ts'
import { commentUrl } from '../support/github-replies.ts'
import { type ActionCase, type ActionRun, runAction } from '../support/run-action.ts'
import { commentingAt, embeddedCase, letter, pullRequestEvent } from '../support/scenario.ts'

async function runAt(github: GitHubApi, more: Partial<ActionCase> = {}): Promise<ActionRun> {
  const commenting = commentingAt(github.apiUrl)
  return await runAction({
    ...commenting,
    files: letter,
    ...more,
    env: { ...commenting.env, ...more.env },
    inputs: { ...embeddedCase.inputs, ...commenting.inputs, ...more.inputs },
  })
}

/** A setting that ends a run before it sends mail. Most tests of comments need no other verdict. */
const invalid = { 'min-inbox-rate': '850' }

/** What `toJSON(matrix)` returns for a matrix leg. */
function leg(values: object): Readonly<Record<string, string>> {
  return { 'comment-key': JSON.stringify(values, null, 2) }
}

function warningsOf(run: ActionRun): readonly string[] {
  return run.commands.filter(({ name }) => name === 'warning').map(({ data }) => data)
}

describe('the comment when settings cannot be read', () => {
  it('is replaced with the error if an earlier run passed', async () => {
    await using github = await startGitHubApi()
    await runAt(github)
    expect(github.comments[0]?.body).toContain('✅ presend: ')
    const run = await runAt(github, { inputs: invalid })
    expect(run.exitCode).toBe(2)
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body).toContain('🛠️ presend: 1 problem in the settings or templates; nothing was sent')
    expect(github.comments[0]?.body).toContain('min-inbox-rate')
    expect(github.comments[0]?.body).not.toContain('✅')
  })

  it('is not created if the config file disables comments, even though another setting is invalid', async () => {
    await using github = await startGitHubApi()
    const files = { ...letter, '.github/presend.yml': 'comment: never\ngate: maybe\n' }
    expect((await runAt(github, { files })).exitCode).toBe(2)
    expect(github.requests).toEqual([])
  })

  it('is not created if the config file cannot be read', async () => {
    await using github = await startGitHubApi()
    const files = { ...letter, '.github/presend.yml': 'comment: [\n' }
    expect((await runAt(github, { files })).exitCode).toBe(2)
    expect(github.comments).toEqual([])
  })
})

describe('the comments of matrix legs and keys', () => {
  it('are separate for each leg, even when two legs run at once', async () => {
    await using github = await startGitHubApi()
    const legs = [leg({ node: 22 }), leg({ node: 24 })]
    await Promise.all(legs.map(async (inputs) => await runAt(github, { inputs })))
    await runAt(github, { inputs: leg({ node: 22 }), env: { GITHUB_RUN_NUMBER: '13' } })
    expect(github.comments).toHaveLength(2)
    const legNames = github.comments.map(({ body }) => / · (?<leg>node: \d+) · /u.exec(body)?.groups?.['leg'])
    expect(new Set(legNames)).toEqual(new Set(['node: 22', 'node: 24']))
  })

  it('are one comment for a job without a matrix, and separate for a call with another comment-key value', async () => {
    await using github = await startGitHubApi()
    await runAt(github, { inputs: invalid })
    await runAt(github, { inputs: { ...invalid, 'comment-key': 'null' } })
    expect(github.comments).toHaveLength(1)
    await runAt(github, { inputs: { ...invalid, 'comment-key': 'blog' } })
    expect(github.comments).toHaveLength(2)
  })
})

describe('the comments of overlapping runs', () => {
  it('name the run and commit, and keep the newer verdict if the earlier run ends later', async () => {
    await using github = await startGitHubApi()
    await runAt(github, { env: { GITHUB_RUN_NUMBER: '20' } })
    const before = github.comments[0]?.body
    expect(before).toContain(`<!-- presend-run number=20 attempt=1 commit=${'a'.repeat(40)} -->`)
    expect(before).toContain(' · aaaaaaa · ')
    const late = await runAt(github, { env: { GITHUB_RUN_NUMBER: '19' }, inputs: invalid })
    expect(late.exitCode).toBe(2)
    expect(github.comments.map(({ body }) => body)).toEqual([before])
    expect(late.stdout).toContain('a later run of this workflow has already updated it')
    expect(late.outputs['comment-url']).toBe(commentUrl())
  })

  it('are merged if a second comment was created: the first is updated, the other deleted', async () => {
    await using first = await startGitHubApi()
    await runAt(first, { inputs: invalid })
    const [comment] = first.comments
    if (comment === undefined) throw new Error('no comment')
    const twice = [
      { ...comment, id: 11 },
      { ...comment, id: 12, body: `${comment.body}\nanother` },
    ]
    await using github = await startGitHubApi({ comments: twice })
    await runAt(github, { env: { GITHUB_RUN_NUMBER: '13' }, inputs: invalid })
    expect(github.comments.map(({ id }) => id)).toEqual([11])
    expect(github.comments[0]?.body).toContain('number=13')
  })
})

describe('the action, when GitHub rejects the comment', () => {
  // test/action/comment-on.test.ts checks the fixes for other refusals.
  it('with 403, prints a warning with the fix', async () => {
    await using github = await startGitHubApi({ permissions: { 'pull-requests': 'read' } })
    const run = await runAt(github)
    expect(run.exitCode).toBe(0)
    expect(warningsOf(run)).toEqual([expect.stringContaining('pull-requests: write')])
  })

  it('gives up immediately if the required wait is too long, and logs this', async () => {
    const effect = { kind: 'reply', status: 429, message: 'slow down', headers: { 'retry-after': '600' } } as const
    await using github = await startGitHubApi({ faults: [{ method: 'GET', path: /comments/u, effect }] })
    const run = await runAt(github, { inputs: invalid })
    expect(warningsOf(run)).toEqual([expect.stringContaining('the next request is allowed in 600 s')])
    expect(github.requests).toHaveLength(1)
  })

  it('does not quote an HTML error page', async () => {
    const effect = { kind: 'page', status: 502, html: '<!doctype html><html><body>Unicorn!</body></html>' } as const
    await using github = await startGitHubApi({ faults: [{ method: 'POST', path: /comments/u, effect }] })
    const run = await runAt(github, { inputs: invalid })
    expect(warningsOf(run)).toEqual([expect.stringContaining('GitHub replied with 502: an HTML page instead of JSON')])
    expect(run.everything).not.toContain('Unicorn')
  })
})

describe('the action, on pull requests whose token is read-only', () => {
  it('for a pull request from Dependabot, sends no request to GitHub and prints a notice, not a warning', async () => {
    await using github = await startGitHubApi()
    const run = await runAt(github, { env: { GITHUB_ACTOR: 'dependabot[bot]' } })
    expect([run.exitCode, github.requests.length, warningsOf(run).length]).toEqual([0, 0, 0])
    expect(run.commands.filter(({ name }) => name === 'notice').map(({ data }) => data)).toEqual([
      expect.stringContaining('read-only token'),
    ])
  })

  it('advises under pull_request_target to use pull_request without secrets', async () => {
    const run = await runAction({
      ...embeddedCase,
      event: { ...pullRequestEvent('fork'), name: 'pull_request_target' },
    })
    expect(warningsOf(run).join(' ')).toContain('Use on: pull_request instead')
  })
})
