import { describe, expect, it } from 'vitest'

import type { Answer, CommentApi, IssueComment } from '../../src/action/comment-api.ts'
import { commentOn, refusalAdvice } from '../../src/action/comment-on.ts'
import { type EventContext, parseEventContext } from '../../src/action/event-context.ts'
import type { PullRequestTarget } from '../../src/action/github-request.ts'
import { openLog } from '../../src/action/log.ts'
import type { CheckResult } from '../../src/check/check-result.ts'
import type { CommentSettings } from '../../src/check/settings/comment-settings.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { aCheckResult } from '../support/finished-results.ts'
import { startStep } from '../support/runner-step.ts'
import { someSettings } from '../support/some-settings.ts'

interface Story {
  readonly settings?: Partial<CommentSettings>
  readonly result?: Partial<CheckResult>
  readonly context?: Partial<EventContext>
  readonly existing?: readonly IssueComment[]
  readonly create?: Answer<IssueComment>
  readonly isCancelled?: boolean
}

interface Told {
  readonly url: string | null
  readonly output: string
  readonly bodies: readonly string[]
  readonly targets: readonly PullRequestTarget[]
}

const onPullRequest = parseEventContext({
  env: {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_WORKFLOW: 'Mail',
    GITHUB_JOB: 'presend',
    GITHUB_API_URL: 'https://git.acme.example/api/v3',
  },
  payloadText: JSON.stringify({
    pull_request: {
      number: 12,
      head: { repo: { full_name: 'acme/shop' } },
      base: { repo: { full_name: 'acme/shop' } },
    },
  }),
  workingDirectory: '/x',
})

async function tell(story: Story): Promise<Told> {
  using step = startStep()
  const bodies: string[] = []
  const targets: PullRequestTarget[] = []
  const write = async (body: string): Promise<Answer<IssueComment>> => {
    bodies.push(body)
    return await Promise.resolve(
      story.create ?? { status: 'ok', value: { id: 1, body, authorLogin: null, url: 'https://github.example/c/1' } },
    )
  }
  const api: CommentApi = {
    listPage: () => Promise.resolve({ status: 'ok', value: { comments: story.existing ?? [], hasNext: false } }),
    create: write,
    update: async (_id, body) => await write(body),
    remove: () => Promise.resolve({ status: 'ok', value: null }),
    ownLogin: () => Promise.resolve({ status: 'ok', value: 'github-actions[bot]' }),
  }
  const settings = { ...someSettings({ githubToken: new Secret('ghs_x') }), ...story.settings }
  const clock = fakeClock()
  const url = await clock.runToEnd(
    commentOn(
      { result: aCheckResult(story.result), settings },
      {
        clock,
        context: { ...onPullRequest, ...story.context },
        log: openLog(),
        cancelled:
          story.isCancelled === true ? AbortSignal.abort(new Error('cancelled')) : new AbortController().signal,
        openComments: (target) => {
          targets.push(target)
          return Promise.resolve(api)
        },
        render: (marker) => `${marker}\nthe comment`,
      },
    ),
  )
  return { url, output: step.printed(), bodies, targets }
}

const existing: IssueComment = {
  id: 7,
  body: '<!-- presend workflow=Mail job=presend step= config= key= -->\nold',
  authorLogin: 'github-actions[bot]',
  url: 'https://github.example/c/7',
}

describe('commentOn()', () => {
  it("comments on the pull request through this GitHub's API, with the marker", async () => {
    const { url, bodies, targets, output } = await tell({})
    expect(url).toBe('https://github.example/c/1')
    expect(bodies).toEqual(['<!-- presend workflow=Mail job=presend step= config= key= -->\nthe comment'])
    expect(targets).toMatchObject([
      { apiUrl: 'https://git.acme.example/api/v3', repository: 'acme/shop', pullRequestNumber: 12 },
    ])
    expect(output).toContain('Comment on pull request #12 created: https://github.example/c/1')
  })

  it('includes the config file in the marker', async () => {
    const { bodies } = await tell({ settings: { configPath: 'mail/presend.yml' } })
    expect(bodies[0]).toContain('config=mail%2Fpresend.yml')
  })

  it.each<[string, Story]>([
    ['comment: never', { settings: { comment: 'never' } }],
    ['a dry run', { result: { isDryRun: true } }],
    ['a canceled run', { isCancelled: true }],
    ['a fork, whose token may only read', { context: { hasReadOnlyToken: true } }],
    ['an event without a pull request', { context: { pullRequestNumber: null } }],
    ['an empty token', { settings: { githubToken: null } }],
  ])('sends no request to GitHub for %s', async (_what, story) => {
    const { url, targets } = await tell(story)
    expect([url, targets]).toEqual([null, []])
  })

  it('logs why there is no comment', async () => {
    expect((await tell({ context: { pullRequestNumber: null } })).output).toContain('is not for a pull request')
    expect((await tell({ settings: { githubToken: null } })).output).toContain('github-token is empty')
  })

  describe('for a run that checked nothing', () => {
    const result = { outcome: 'pass', tests: [], postmaster: [] } as const

    it('creates no comment, and logs the reason', async () => {
      const { bodies, output } = await tell({ result })
      expect(bodies).toEqual([])
      expect(output).toContain('No comment: nothing was checked, and there is no earlier comment to update')
    })

    it('updates an earlier comment', async () => {
      expect((await tell({ result, existing: [existing] })).bodies).toHaveLength(1)
    })
  })

  describe('with comment: on-failure', () => {
    const settings = { comment: 'on-failure' } as const

    it('creates no comment for a passing run', async () => {
      const { bodies, output } = await tell({ settings })
      expect(bodies).toEqual([])
      expect(output).toContain('No comment: the run passed, comment is set to on-failure')
    })

    it.each(['fail', 'inconclusive', 'misconfigured'] as const)('creates one for %s', async (outcome) => {
      expect((await tell({ settings, result: { outcome } })).bodies).toHaveLength(1)
    })

    it('updates the comment of a failed run once it passes', async () => {
      expect((await tell({ settings, existing: [existing] })).bodies).toHaveLength(1)
    })
  })

  it('warns once when GitHub forbids comments, and names the permission', async () => {
    const create = { status: 'refused', code: 403, message: 'Resource not accessible by integration' } as const
    const { url, output } = await tell({ create })
    expect(url).toBeNull()
    expect(output.match(/^::warning/gmu)).toHaveLength(1)
    expect(output).toContain('permissions: pull-requests: write')
    expect(output).toContain('GitHub replied with 403 "Resource not accessible by integration"')
  })

  it('prints a notice on forks, whose token is read-only', async () => {
    const { output } = await tell({ context: { hasReadOnlyToken: true } })
    expect(output).toMatch(/^::notice title=presend::No comment: runs for pull requests from forks and Dependabot/mu)
    expect(output).not.toContain('::warning')
  })

  it.each([
    [401, 'Bad credentials', 'github-token is invalid or expired'],
    [403, 'Resource not accessible by integration', 'permissions: pull-requests: write'],
    [403, 'Unable to create comment because issue is locked.', 'the pull request conversation is locked'],
    [404, 'Not Found', 'the token cannot see this pull request'],
    [410, 'Issues are disabled', 'set comment to never'],
  ])('advises on %i %s', async (code, message, advice) => {
    const { output } = await tell({ create: { status: 'refused', code, message } })
    expect(output).toContain(advice)
    expect(output.match(/^::warning/gmu)).toHaveLength(1)
  })

  it('updates an existing comment but creates none when the config file is unreadable', async () => {
    const settings = { comment: 'existing' } as const
    expect((await tell({ settings, result: { outcome: 'misconfigured' } })).bodies).toEqual([])
    expect((await tell({ settings, result: { outcome: 'misconfigured' }, existing: [existing] })).bodies).toHaveLength(
      1,
    )
  })

  it('leaves a new comment to the run with mode await', async () => {
    const sent = await tell({ result: { mode: 'send' } })
    expect(sent.bodies).toEqual([])
    expect(sent.output).toContain('No comment: this run only sent the mail; the run with mode await writes the comment')
    expect((await tell({ result: { mode: 'send' }, existing: [existing] })).bodies).toHaveLength(1)
    expect((await tell({ result: { mode: 'send', outcome: 'fail' } })).bodies).toHaveLength(1)
    expect((await tell({ result: { mode: 'await' } })).bodies).toHaveLength(1)
  })

  it('writes the run below the marker, so that runs can be ordered', async () => {
    const run = { runNumber: 12, attempt: 2, commit: 'a'.repeat(40) }
    const { bodies } = await tell({ context: { run }, settings: { commentKey: 'node: 24' } })
    expect(bodies[0]).toMatch(/ key=node%3A%2024 -->\n<!-- presend-run number=12 attempt=2 commit=a{40} -->\n/u)
  })

  it('warns once when GitHub is unavailable', async () => {
    const { output } = await tell({ create: { status: 'failed', reason: '502 Bad Gateway' } })
    expect(output.match(/^::warning/gmu)).toHaveLength(1)
    expect(output).toContain('Could not write the comment: 502 Bad Gateway')
  })
})

it.each([
  [401, 'Bad credentials', 'invalid or expired'],
  [403, 'Resource not accessible by integration', 'pull-requests: write'],
  [403, 'Unable to create comment because issue is locked.', 'locked'],
  [404, 'Not Found', 'cannot see this pull request'],
  [410, 'Gone', 'does not allow comments'],
  [422, 'Validation Failed', 'https://docs.github.com/rest/issues/comments'],
])('refusalAdvice() for %i %s suggests a fix', (code, message, advice) => {
  expect(refusalAdvice(code, message)).toContain(advice)
})
