import { describe, expect, it } from 'vitest'

import type { Answer } from '../../src/action/comment-api.ts'
import type { FilePage, ListFilePage } from '../../src/action/github-file-api.ts'
import type { PullRequestTarget } from '../../src/action/github-request.ts'
import { listChangedFiles } from '../../src/action/list-changed-files.ts'
import type { ChangedFiles } from '../../src/check/changed-files.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { fakeClock } from '../support/fake-clock.ts'

const pullRequest = { apiUrl: 'https://api.github.example', repository: 'acme/shop', pullRequestNumber: 12 }
const refused: Answer<never> = { status: 'refused', code: 403, message: 'Resource not accessible by integration' }
const away: Answer<never> = { status: 'failed', reason: 'GitHub replied with 502: Bad Gateway' }

/** Returns a page with this number of files. */
function pageOf(fileCount: number, hasNext: boolean, path: string = 'a.html'): Answer<FilePage> {
  return { status: 'ok', value: { paths: Array.from({ length: fileCount }, () => path), fileCount, hasNext } }
}

interface Case {
  readonly context?: { readonly repository?: null; readonly pullRequestNumber?: null }
  readonly token?: Secret | null
  readonly signal?: AbortSignal
}

interface Listed {
  readonly files: ChangedFiles
  readonly pages: readonly number[]
  readonly targets: readonly PullRequestTarget[]
}

async function list(
  answer: (page: number, attempt: number) => Answer<FilePage> | Promise<Answer<FilePage>>,
  { context = {}, token = new Secret('ghs_token'), signal = new AbortController().signal }: Case = {},
): Promise<Listed> {
  const clock = fakeClock()
  const pages: number[] = []
  const targets: PullRequestTarget[] = []
  const listPage: ListFilePage = async (page) => {
    pages.push(page)
    return await answer(page, pages.filter((one) => one === page).length)
  }
  const openFiles = async (target: PullRequestTarget): Promise<ListFilePage> => {
    targets.push(target)
    return await Promise.resolve(listPage)
  }
  const deps = { clock, context: { ...pullRequest, ...context }, openFiles }
  const files = await clock.runToEnd(listChangedFiles({ githubToken: token }, deps, signal))
  return { files, pages, targets }
}

function reasonOf({ files }: Listed): string {
  return files.status === 'unknown' ? files.reason : ''
}

describe('listChangedFiles()', () => {
  it('reads all pages with the token of the settings', async () => {
    const { files, pages, targets } = await list((page) => pageOf(1, page < 3, `${page}.html`))
    expect(files).toEqual({ status: 'known', paths: ['1.html', '2.html', '3.html'] })
    expect(pages).toEqual([1, 2, 3])
    expect(targets).toMatchObject([pullRequest])
    expect(targets[0]?.token.reveal()).toBe('ghs_token')
  })

  it('repeats a request that fails for a temporary reason', async () => {
    const { files, pages } = await list((_page, attempt) => (attempt < 3 ? away : pageOf(1, false)))
    expect(files).toEqual({ status: 'known', paths: ['a.html'] })
    expect(pages).toEqual([1, 1, 1])
  })

  it('does not know the files of a pull request with 3,000 files, because GitHub lists no more', async () => {
    const listed = await list((page) => pageOf(100, page < 30))
    expect(reasonOf(listed)).toBe('the pull request changes at least 3000 files, and GitHub lists no more than that')
    expect((await list((page) => pageOf(page < 30 ? 100 : 99, page < 30))).files.status).toBe('known')
  })

  it.each([
    ['without a pull request', { context: { pullRequestNumber: null } }, 'this run is not for a pull request'],
    ['without a repository', { context: { repository: null } }, 'this run is not for a pull request'],
    ['without a token', { token: null }, 'github-token is empty'],
  ])('sends no request %s', async (_what, given, reason) => {
    const listed = await list(() => pageOf(1, false), given)
    expect([reasonOf(listed), listed.pages]).toEqual([reason, []])
  })

  it('names the missing permission if GitHub refuses the list', async () => {
    const reason = reasonOf(await list(() => refused))
    expect(reason).toContain('GitHub replied with 403 "Resource not accessible by integration"')
    expect(reason).toContain('grant the job `permissions: pull-requests: read`')
  })

  it.each<[string, () => Answer<FilePage> | Promise<Answer<FilePage>>, string]>([
    ['fails', () => away, 'GitHub replied with 502: Bad Gateway'],
    ['sends no answer', async () => await new Promise<never>(() => undefined), 'timed out after'],
    ['breaks', () => Promise.reject(new Error('bad header')), 'bad header'],
    [
      'limits the rate',
      () => ({ status: 'limited', retryAfterMs: 3_600_000, message: 'API rate limit exceeded' }),
      'rate',
    ],
  ])('does not know the files if GitHub %s', async (_what, answer, reason) => {
    const text = reasonOf(await list(answer))
    expect(text).toContain('the changed files could not be listed: ')
    expect(text).toContain(reason)
  })

  it("rejects with the signal's reason when the run is canceled", async () => {
    const canceled = new Error('canceled')
    await expect(list(() => pageOf(1, false), { signal: AbortSignal.abort(canceled) })).rejects.toBe(canceled)
  })
})
