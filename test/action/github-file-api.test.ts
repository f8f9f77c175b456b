import { expect, it } from 'vitest'

import { githubFileApi, type ListFilePage } from '../../src/action/github-file-api.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { forbidden, startGitHubApi } from '../support/github-api.ts'
import { jobToken, type PullRequestFile } from '../support/github-replies.ts'

const never = new AbortController().signal

function apiOf(apiUrl: string): ListFilePage {
  const target = { apiUrl, repository: 'acme/shop', pullRequestNumber: 12, userAgent: 'presend/test' }
  return githubFileApi({ ...target, token: new Secret(jobToken) }, { nowMs: () => 0, monotonicMs: () => 0 })
}

it('githubFileApi() reads pages of 100 files, and both names of a renamed file', async () => {
  const files: readonly PullRequestFile[] = [
    { filename: 'new.html', previous_filename: 'old.html', status: 'renamed' },
    ...Array.from({ length: 100 }, (_, index) => ({ filename: `${index}.html`, status: 'removed' as const })),
  ]
  await using github = await startGitHubApi({ files })
  const listPage = apiOf(github.apiUrl)
  const first = await listPage(1, never)
  expect(first.status === 'ok' && [first.value.fileCount, first.value.hasNext]).toEqual([100, true])
  expect(first.status === 'ok' && first.value.paths.slice(0, 3)).toEqual(['new.html', 'old.html', '0.html'])
  expect(await listPage(2, never)).toEqual({
    status: 'ok',
    value: { paths: ['99.html'], fileCount: 1, hasNext: false },
  })
  expect(github.requests.map(({ path }) => path)).toEqual([
    '/repos/acme/shop/pulls/12/files?per_page=100&page=1',
    '/repos/acme/shop/pulls/12/files?per_page=100&page=2',
  ])
  expect(github.requests[0]?.authorization).toBe(`token ${jobToken}`)
})

it('githubFileApi() expects another page after a full one, whether or not the response has a link to it', async () => {
  const files = Array.from({ length: 100 }, (_, index) => ({ filename: `${index}.html`, status: 'added' as const }))
  await using github = await startGitHubApi({ files })
  const page = await apiOf(github.apiUrl)(1, never)
  expect(page.status === 'ok' && page.value.hasNext).toBe(true)
})

it("githubFileApi() returns GitHub's refusal, and rejects a body that is not a complete list", async () => {
  const faults = [{ method: 'GET' as const, path: /files/u, effect: forbidden, times: 1 }]
  const files = [
    { filename: 'a.html', status: 'added' as const },
    { filename: '', status: 'added' as const },
  ]
  await using github = await startGitHubApi({ faults, files })
  const listPage = apiOf(github.apiUrl)
  expect(await listPage(1, never)).toMatchObject({ status: 'refused', code: 403 })
  expect(await listPage(1, never)).toEqual({
    status: 'failed',
    reason: 'GitHub replied with 200 and an unexpected body',
  })
})
