import { describe, expect, it } from 'vitest'

import type { Answer, CommentApi, IssueComment } from '../../src/action/comment-api.ts'
import { commentOn } from '../../src/action/comment-on.ts'
import { type EventContext, parseEventContext } from '../../src/action/event-context.ts'
import type { CommentTarget } from '../../src/action/github-comment-api.ts'
import { openLog } from '../../src/action/log.ts'
import type { CheckResult } from '../../src/check/check-result.ts'
import type { Settings } from '../../src/settings/settings.ts'
import { Secret } from '../../src/world/secret.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { aCheckResult } from '../support/finished-results.ts'
import { someSettings } from '../support/some-settings.ts'

interface Story {
  readonly settings?: Partial<Settings> | null
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
  readonly targets: readonly CommentTarget[]
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
  const bodies: string[] = []
  const targets: CommentTarget[] = []
  const written: string[] = []
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
    ownLogin: () => Promise.resolve({ status: 'ok', value: 'github-actions[bot]' }),
  }
  const settings =
    story.settings === null ? null : someSettings({ githubToken: new Secret('ghs_x'), ...story.settings })
  const clock = fakeClock()
  const url = await clock.runToEnd(
    commentOn(aCheckResult(story.result), settings, {
      clock,
      context: { ...onPullRequest, ...story.context },
      log: openLog((text) => written.push(text)),
      cancelled: story.isCancelled === true ? AbortSignal.abort(new Error('cancelled')) : new AbortController().signal,
      openComments: (target) => {
        targets.push(target)
        return Promise.resolve(api)
      },
      render: (marker) => `${marker}\nthe comment`,
    }),
  )
  return { url, output: written.join(''), bodies, targets }
}

const existing: IssueComment = {
  id: 7,
  body: '<!-- presend workflow=Mail job=presend step= config= -->\nold',
  authorLogin: 'github-actions[bot]',
  url: 'https://github.example/c/7',
}

describe('commentOn()', () => {
  it('comments on the pull request, at the API of this GitHub, under its marker', async () => {
    const { url, bodies, targets, output } = await tell({})
    expect(url).toBe('https://github.example/c/1')
    expect(bodies).toEqual(['<!-- presend workflow=Mail job=presend step= config= -->\nthe comment'])
    expect(targets).toMatchObject([
      { apiUrl: 'https://git.acme.example/api/v3', repository: 'acme/shop', pullRequestNumber: 12 },
    ])
    expect(output).toContain('Comment on pull request #12 created: https://github.example/c/1')
  })

  it('says in the marker which config file it belongs to', async () => {
    const { bodies } = await tell({ settings: { configPath: 'mail/presend.yml' } })
    expect(bodies[0]).toContain('config=mail%2Fpresend.yml')
  })

  it.each<[string, Story]>([
    ['comment: never', { settings: { comment: 'never' } }],
    ['a dry run', { result: { isDryRun: true } }],
    ['a run that was cancelled', { isCancelled: true }],
    ['settings that could not be read', { settings: null }],
    ['an event without a pull request', { context: { pullRequestNumber: null } }],
    ['an empty token', { settings: { githubToken: null } }],
  ])('asks GitHub nothing for %s', async (_what, story) => {
    const { url, targets } = await tell(story)
    expect([url, targets]).toEqual([null, []])
  })

  it('says why there is no comment where a user may wonder', async () => {
    expect((await tell({ context: { pullRequestNumber: null } })).output).toContain('belongs to no pull request')
    expect((await tell({ settings: { githubToken: null } })).output).toContain('github-token is empty')
  })

  describe('with comment: on-failure', () => {
    const settings = { comment: 'on-failure' } as const

    it('creates none for a run that passes', async () => {
      const { bodies, output } = await tell({ settings })
      expect(bodies).toEqual([])
      expect(output).toContain('No comment: this run passed')
    })

    it.each(['fail', 'inconclusive', 'misconfigured'] as const)('creates one for %s', async (outcome) => {
      expect((await tell({ settings, result: { outcome } })).bodies).toHaveLength(1)
    })

    it('updates the one of a run that failed, once it passes', async () => {
      expect((await tell({ settings, existing: [existing] })).bodies).toHaveLength(1)
    })
  })

  it('warns once when GitHub forbids it, and names the permission', async () => {
    const create = { status: 'refused', code: 403, message: 'Resource not accessible by integration' } as const
    const { url, output } = await tell({ create })
    expect(url).toBeNull()
    expect(output.match(/^::warning/gmu)).toHaveLength(1)
    expect(output).toContain('permissions: pull-requests: write')
    expect(output).toContain('403 Resource not accessible by integration')
  })

  it('does not ask for a permission that a fork cannot have', async () => {
    const create = { status: 'refused', code: 403, message: 'no' } as const
    const { output } = await tell({ create, context: { isFork: true } })
    expect(output).toContain('from a fork (or by Dependabot) gets a token that may only read')
    expect(output).not.toContain('give the job')
  })

  it('warns once when GitHub is ill', async () => {
    const { output } = await tell({ create: { status: 'failed', reason: '502 Bad Gateway' } })
    expect(output.match(/^::warning/gmu)).toHaveLength(1)
    expect(output).toContain('The comment was not written: 502 Bad Gateway')
  })
})
