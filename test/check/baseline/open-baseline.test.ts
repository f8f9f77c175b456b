import { describe, expect, it } from 'vitest'

import { compareRun, openBaseline } from '../../../src/check/baseline/open-baseline.ts'
import type { CheckPorts } from '../../../src/check/ports.ts'
import { bad, ok } from '../../../src/foundation/errors/problem.ts'
import { baselineOf } from '../../support/baselines.ts'
import { aTemplateSetting } from '../../support/check-builders.ts'
import { aCheckResult } from '../../support/finished-results.ts'

const templates = [aTemplateSetting()]
const settings = { baselinePath: 'old.json', templates, mode: 'check' as const }
const never = new AbortController().signal
const baseline = baselineOf(aCheckResult())

function ports(readBaseline: CheckPorts['readBaseline']): Pick<CheckPorts, 'repositoryRoot' | 'readBaseline'> {
  return { repositoryRoot: '/repo', readBaseline }
}

const found = ports(async () => await Promise.resolve(ok(baseline)))

describe('openBaseline()', () => {
  it('reads nothing without the setting', async () => {
    const unread = ports(() => Promise.reject(new Error('was read')))
    expect(await openBaseline({ ...settings, baselinePath: null }, unread, never)).toEqual({
      baseline: null,
      notices: [],
      problems: [],
    })
  })

  it('returns the baseline', async () => {
    expect(await openBaseline(settings, found, never)).toEqual({ baseline, notices: [], problems: [] })
  })

  it('has a notice instead of a problem if the file is missing', async () => {
    expect(
      await openBaseline(
        settings,
        ports(async () => await Promise.resolve(ok(null))),
        never,
      ),
    ).toEqual({
      baseline: null,
      notices: ['baseline: old.json does not exist, so nothing was compared'],
      problems: [],
    })
  })

  it('has a notice if the run tests no mail', async () => {
    const { notices } = await openBaseline({ ...settings, templates: [] }, found, never)
    expect(notices).toEqual(['baseline was not used, because no mail was tested'])
  })

  it('reads the file in a run that awaits the results of other runs', async () => {
    expect((await openBaseline({ ...settings, templates: [], mode: 'await' }, found, never)).baseline).toBe(baseline)
  })

  it('returns the problems of a bad file', async () => {
    const problem = { input: 'baseline', expected: 'a report' }
    const opened = await openBaseline(
      settings,
      ports(async () => await Promise.resolve(bad(problem))),
      never,
    )
    expect(opened.problems).toEqual([problem])
  })

  it('reports an unexpected error as a problem, unless the run was stopped', async () => {
    const failing = ports(() => Promise.reject(new Error('EIO')))
    expect((await openBaseline(settings, failing, never)).problems).toMatchObject([{ input: 'baseline', came: 'EIO' }])
    const stopped = AbortSignal.abort(new Error('canceled'))
    expect((await openBaseline(settings, failing, stopped)).problems).toEqual([])
  })
})

describe('compareRun()', () => {
  it('returns the same result if there is nothing to add', () => {
    const result = aCheckResult()
    expect(compareRun(result, { baseline: null, notices: [], problems: [] })).toBe(result)
  })

  it('adds the comparison and the notices', () => {
    const result = compareRun(aCheckResult(), { baseline, notices: ['note'], problems: [] })
    expect(result).toMatchObject({ notices: ['note'], tests: [{ comparison: { limit: null } }] })
  })

  it('compares nothing if no test has a report', () => {
    const result = compareRun(aCheckResult({ tests: [] }), { baseline, notices: [], problems: [] })
    expect(result.baseline).toBeUndefined()
  })
})
