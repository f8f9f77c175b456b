import { describe, expect, it } from 'vitest'

import type { Answer, CommentApi, IssueComment } from '../../src/action/comment-api.ts'
import { runLine } from '../../src/action/comment-marker.ts'
import { type CommentOutcome, type CommentRequest, keepComment } from '../../src/action/sticky-comment.ts'
import { fakeClock } from '../support/fake-clock.ts'

const marker = '<!-- presend workflow=CI -->'
const request: CommentRequest = { marker, body: `${marker}\nnew`, mayCreate: true, run: null }
const never = new AbortController().signal
const own = 'github-actions[bot]'

function aComment(parts: Partial<IssueComment> = {}): IssueComment {
  return { id: 1, body: `${marker}\nold`, authorLogin: own, url: 'https://github.example/1', ...parts }
}

const ok = <T>(value: T): Answer<T> => ({ status: 'ok', value })
const failed: Answer<never> = { status: 'failed', reason: 'socket hang up' }

/** The behavior of each call, in order; later calls succeed. `lost`: the call takes effect, but the reply is lost. */
interface Script {
  readonly list?: readonly (Answer<never> | 'usual' | 'hang')[]
  readonly create?: readonly (Answer<never> | 'lost' | 'hang')[]
  readonly update?: readonly Answer<never>[]
  readonly remove?: Answer<never>
  readonly ownLogin?: Answer<string>
  readonly comments?: readonly IssueComment[]
}

class FakeApi implements CommentApi {
  readonly calls: string[] = []
  comments: readonly IssueComment[]
  readonly script: Script
  readonly counts = { list: 0, create: 0, update: 0 }

  constructor(script: Script) {
    this.script = script
    this.comments = script.comments ?? []
  }

  async listPage(page: number): ReturnType<CommentApi['listPage']> {
    this.calls.push(`list ${page}`)
    const scripted = this.script.list?.[this.counts.list++]
    if (scripted === 'hang') return await new Promise(() => undefined)
    if (scripted !== undefined && scripted !== 'usual') return scripted
    const start = (page - 1) * 100
    return ok({ comments: this.comments.slice(start, start + 100), hasNext: this.comments.length > start + 100 })
  }

  async create(body: string): Promise<Answer<IssueComment>> {
    this.calls.push('create')
    const scripted = this.script.create?.[this.counts.create++]
    if (scripted === 'hang') return await new Promise(() => undefined)
    if (scripted !== undefined && scripted !== 'lost') return scripted
    const comment = aComment({ id: 100 + this.comments.length, body, url: 'https://github.example/new' })
    this.comments = [...this.comments, comment]
    return scripted === 'lost' ? failed : ok(comment)
  }

  async update(id: number, body: string): Promise<Answer<IssueComment>> {
    this.calls.push(`update ${id}`)
    const scripted = this.script.update?.[this.counts.update++]
    if (scripted !== undefined) return scripted
    this.comments = this.comments.map((comment) => (comment.id === id ? { ...comment, body } : comment))
    return ok(aComment({ id, body }))
  }

  remove(id: number): Promise<Answer<null>> {
    this.calls.push(`remove ${id}`)
    const scripted = this.script.remove
    if (scripted === undefined) this.comments = this.comments.filter((comment) => comment.id !== id)
    return Promise.resolve(scripted ?? ok(null))
  }

  ownLogin(): Promise<Answer<string>> {
    this.calls.push('who')
    return Promise.resolve(this.script.ownLogin ?? ok(own))
  }
}

interface Run {
  readonly outcome: CommentOutcome
  readonly api: FakeApi
  readonly tookMs: number
}

async function run(script: Script, changes: Partial<CommentRequest> = {}): Promise<Run> {
  const api = new FakeApi(script)
  const clock = fakeClock()
  const outcome = await clock.runToEnd(keepComment({ ...request, ...changes }, api, { clock, signal: never }))
  return { outcome, api, tookMs: clock.monotonicMs() }
}

function aCrowd(count: number): readonly IssueComment[] {
  return Array.from({ length: count }, (_, index) => aComment({ id: index + 1, body: 'LGTM', authorLogin: 'octocat' }))
}

describe('keepComment()', () => {
  it('creates the first comment without reading its own login', async () => {
    const { outcome, api } = await run({})
    expect(outcome).toEqual({ status: 'created', url: 'https://github.example/new' })
    expect(api.calls).toEqual(['list 1', 'create', 'list 1', 'who'])
  })

  it('updates its own comment', async () => {
    const { outcome, api } = await run({ comments: [aComment({ id: 7 })] })
    expect(outcome.status).toBe('updated')
    expect(api.comments).toEqual([aComment({ id: 7, body: request.body })])
  })

  it('does not update a comment with the same body', async () => {
    const { outcome, api } = await run({ comments: [aComment({ body: request.body })] })
    expect(outcome).toEqual({ status: 'unchanged', url: 'https://github.example/1' })
    expect(api.calls).toEqual(['list 1', 'who'])
  })

  it('finds its comment on the last of several pages', async () => {
    const { outcome, api } = await run({ comments: [...aCrowd(250), aComment({ id: 777 })] })
    expect(outcome.status).toBe('updated')
    expect(api.calls).toEqual(['list 1', 'list 2', 'list 3', 'who', 'update 777'])
  })

  it("does not change another user's comment with the marker", async () => {
    const { outcome, api } = await run({ comments: [aComment({ id: 7, authorLogin: 'mallory' })] })
    expect(outcome.status).toBe('created')
    expect(api.comments.map((comment) => [comment.id, comment.body])).toEqual([
      [7, `${marker}\nold`],
      [101, request.body],
    ])
  })

  it('recognizes the account of a personal token, ignoring case', async () => {
    const comments = [aComment({ id: 7, authorLogin: 'Octocat' })]
    expect((await run({ comments, ownLogin: ok('octocat') })).outcome.status).toBe('updated')
  })

  it('assumes the bot account of GITHUB_TOKEN when the login is unreadable', async () => {
    const ownLogin: Answer<string> = { status: 'refused', code: 403, message: 'Resource not accessible by integration' }
    expect((await run({ comments: [aComment({ id: 7 })], ownLogin })).outcome.status).toBe('updated')
  })

  it('ignores comments of deleted accounts', async () => {
    expect((await run({ comments: [aComment({ authorLogin: null })] })).outcome.status).toBe('created')
  })

  describe('when it may not create a comment', () => {
    it('creates nothing on a pull request without a comment', async () => {
      const { outcome, api } = await run({}, { mayCreate: false })
      expect(outcome).toEqual({ status: 'not-wanted' })
      expect(api.calls).toEqual(['list 1'])
    })

    it('updates an existing comment', async () => {
      expect((await run({ comments: [aComment()] }, { mayCreate: false })).outcome.status).toBe('updated')
    })
  })

  describe('when the reply to a creation is lost', () => {
    it('finds the comment in the list instead of creating a second one', async () => {
      const { outcome, api } = await run({ create: ['lost'] })
      expect(outcome.status).toBe('created')
      expect(api.calls.filter((call) => call === 'create')).toHaveLength(1)
      expect(api.comments).toHaveLength(1)
    })

    it('retries the create once when the list shows that it had no effect', async () => {
      const { outcome, api } = await run({ create: [failed] })
      expect(outcome.status).toBe('created')
      expect(api.calls).toEqual(['list 1', 'create', 'list 1', 'create', 'list 1', 'who'])
    })

    it('never creates a third time', async () => {
      const { outcome, api } = await run({ create: [failed, failed] })
      expect(outcome).toEqual({ status: 'failed', reason: 'socket hang up' })
      expect(api.calls.filter((call) => call === 'create')).toHaveLength(2)
    })

    it('does not retry the create when the list is unreadable', async () => {
      const { outcome, api } = await run({ create: [failed], list: ['usual', failed, failed, failed] })
      expect(outcome.status).toBe('failed')
      expect(api.calls.filter((call) => call === 'create')).toHaveLength(1)
    })

    it('treats a create without a reply within 10 s the same way', async () => {
      const { outcome, api, tookMs } = await run({ create: ['hang'] })
      expect(outcome.status).toBe('created')
      expect(api.calls).toEqual(['list 1', 'create', 'list 1', 'create', 'list 1', 'who'])
      expect(tookMs).toBe(11_000)
    })
  })

  describe('when GitHub rejects a request', () => {
    it.each([401, 403, 404])('returns refused for %i on the list after one request', async (code) => {
      const { outcome, api } = await run({ list: [{ status: 'refused', code, message: 'Resource not accessible' }] })
      expect(outcome).toEqual({ status: 'refused', code, message: 'Resource not accessible' })
      expect(api.calls).toEqual(['list 1'])
    })

    it('returns refused for 403 on create, without a retry', async () => {
      const { outcome, api } = await run({ create: [{ status: 'refused', code: 403, message: 'no' }] })
      expect(outcome.status).toBe('refused')
      expect(api.calls).toEqual(['list 1', 'create'])
    })

    it('returns refused for 422', async () => {
      const { outcome } = await run({ create: [{ status: 'refused', code: 422, message: 'Body is too long' }] })
      expect(outcome).toEqual({ status: 'refused', code: 422, message: 'Body is too long' })
    })
  })

  describe('when GitHub is unavailable', () => {
    it('requests the list three times with growing delays', async () => {
      const { outcome, api, tookMs } = await run({ list: [failed, failed] })
      expect(outcome.status).toBe('created')
      expect(api.calls).toEqual(['list 1', 'list 1', 'list 1', 'create', 'list 1', 'who'])
      expect(tookMs).toBe(1500)
    })

    it('creates nothing when the list is unreadable', async () => {
      const { outcome, api } = await run({ list: [failed, failed, failed] })
      expect(outcome).toEqual({ status: 'failed', reason: 'socket hang up' })
      expect(api.calls).toEqual(['list 1', 'list 1', 'list 1'])
    })

    it('retries an update', async () => {
      const { outcome, api } = await run({ comments: [aComment({ id: 7 })], update: [failed, failed] })
      expect(outcome.status).toBe('updated')
      expect(api.calls.slice(-3)).toEqual(['update 7', 'update 7', 'update 7'])
    })

    it('waits as long as the rate limit requires', async () => {
      const limited: Answer<never> = { status: 'limited', retryAfterMs: 7000, message: 'slow down' }
      const { outcome, tookMs } = await run({ list: [limited] })
      expect(outcome.status).toBe('created')
      expect(tookMs).toBe(7000)
    })

    it('gives up immediately when GitHub requires a wait beyond the deadline', async () => {
      const limited: Answer<never> = { status: 'limited', retryAfterMs: 3_600_000, message: 'slow down' }
      const { outcome, tookMs } = await run({ list: [limited] })
      expect(outcome).toMatchObject({ reason: expect.stringContaining('the next request is allowed in 3600 s') })
      expect(tookMs).toBe(0)
    })

    it('gives up after 30 s without a reply', async () => {
      const { outcome, tookMs } = await run({ list: ['hang', 'hang', 'hang'] })
      expect(outcome.status).toBe('failed')
      expect(tookMs).toBe(30_000)
    })
  })

  it('creates a new comment when the old one was deleted after the list', async () => {
    const gone: Answer<never> = { status: 'refused', code: 404, message: 'Not Found' }
    const { outcome, api } = await run({ comments: [aComment({ id: 7 })], update: [gone] })
    expect(outcome.status).toBe('created')
    expect(api.calls.slice(0, 4)).toEqual(['list 1', 'who', 'update 7', 'create'])
  })

  describe('when several comments have its marker', () => {
    const comments = [aComment({ id: 9, body: `${marker}\nsecond` }), aComment({ id: 7 })]

    it('updates the first comment and deletes the others', async () => {
      const { outcome, api } = await run({ comments })
      expect(outcome.status).toBe('updated')
      expect(api.comments).toEqual([aComment({ id: 7, body: request.body })])
    })

    it('updates comments that it cannot delete', async () => {
      const { api } = await run({ comments, remove: { status: 'refused', code: 403, message: 'no' } })
      expect(api.comments.map((comment) => comment.body)).toEqual([request.body, request.body])
    })
  })

  describe('when several runs overlap', () => {
    const runs = { number: (runNumber: number) => ({ runNumber, attempt: 1, commit: null }) }
    const written = (runNumber: number): string => `${marker}\n${runLine(runs.number(runNumber))}\nrun ${runNumber}`
    const by = (runNumber: number): Partial<CommentRequest> => ({
      body: written(runNumber),
      run: runs.number(runNumber),
    })

    it('keeps the verdict of a later run', async () => {
      const { outcome, api } = await run({ comments: [aComment({ id: 7, body: written(13) })] }, by(12))
      expect(outcome.status).toBe('outdated')
      expect(api.comments.map(({ body }) => body)).toEqual([written(13)])
    })

    it('replaces the verdict of an earlier run', async () => {
      const { outcome } = await run({ comments: [aComment({ id: 7, body: written(11) })] }, by(12))
      expect(outcome.status).toBe('updated')
    })

    it("keeps the first of two concurrent comments, with the later run's verdict", async () => {
      for (const mine of [12, 13]) {
        const comments = [aComment({ id: 7, body: written(12) }), aComment({ id: 8, body: written(13) })]
        const { api } = await run({ comments }, by(mine))
        expect(api.comments.map(({ id, body }) => [id, body])).toEqual([[7, written(13)]])
      }
    })

    it('detects a comment created by another run between list and create', async () => {
      const api = new FakeApi({})
      const create = api.create.bind(api)
      api.create = async (body) => {
        api.comments = [...api.comments, aComment({ id: 50, body: written(11) })]
        return await create(body)
      }
      const clock = fakeClock()
      const outcome = await clock.runToEnd(keepComment({ ...request, ...by(12) }, api, { clock, signal: never }))
      expect(outcome.status).toBe('created')
      expect(api.comments.map(({ id, body }) => [id, body])).toEqual([[50, written(12)]])
    })
  })

  it('ends immediately when the run is canceled', async () => {
    const controller = new AbortController()
    const clock = fakeClock()
    const work = keepComment(request, new FakeApi({ list: ['hang'] }), { clock, signal: controller.signal })
    controller.abort(new Error('cancelled'))
    await expect(work).rejects.toThrow('cancelled')
    expect(clock.monotonicMs()).toBe(0)
  })
})
