import { describe, expect, it } from 'vitest'

import { readBaseline } from '../../../src/check/baseline/read-baseline.ts'
import { problemsOf, renderProblem } from '../../../src/foundation/errors/problem.ts'
import type { Files } from '../../../src/foundation/world/world.ts'
import { reportText } from '../../support/baselines.ts'
import { fakeFiles } from '../../support/fake-files.ts'
import { aCheckResult } from '../../support/finished-results.ts'

const files = fakeFiles({
  '/repo/old/report.json': reportText(aCheckResult()),
  '/repo/empty.json': '',
  '/out.json': reportText(aCheckResult()),
  '/repo/link.json': reportText(aCheckResult()),
})

async function read(path: string): ReturnType<typeof readBaseline> {
  return await readBaseline({ path, repositoryRoot: '/repo' }, files)
}

describe('readBaseline()', () => {
  it('reads the report', async () => {
    expect(await read('old/report.json')).toMatchObject({
      status: 'ok',
      value: { tests: [{ templatePath: 'emails/order.html' }] },
    })
  })

  it('returns null if there is no file', async () => {
    expect(await read('old/missing.json')).toEqual({ status: 'ok', value: null })
  })

  it('reports a file that is not a report', async () => {
    expect(problemsOf(await read('empty.json')).map(renderProblem)).toEqual([
      'baseline (empty.json): expected some text, got an empty file',
    ])
    expect(problemsOf(await read('old')).map(renderProblem)).toEqual([
      'baseline: expected a file, got "old" (a folder)',
    ])
  })

  it('reads nothing outside the repository', async () => {
    expect((await read('../out.json')).status).toBe('bad')
    expect((await read('link.json')).status).toBe('ok')
    const linked: Files = {
      ...files,
      realPath: async (path) => await files.realPath(path === '/repo/link.json' ? '/out.json' : path),
      isLink: async (path) => await Promise.resolve(path === '/repo/link.json'),
    }
    expect((await readBaseline({ path: 'link.json', repositoryRoot: '/repo' }, linked)).status).toBe('bad')
  })
})
