import { describe, expect, it } from 'vitest'

import type { Baseline } from '../../../src/check/baseline/comparable.ts'
import { missingNotices } from '../../../src/check/baseline/missing-messages.ts'
import { aComparableTest } from '../../support/baselines.ts'

function baseline(...names: readonly (readonly [templatePath: string, dataSet: string | null])[]): Baseline {
  const tests = names.map(([templatePath, dataSet]) => aComparableTest({ templatePath, dataSet }))
  return { startedAt: '2026-11-20T10:00:00.000Z', serviceKind: 'embedded', tests }
}

const before = baseline(['a.hbs', 'de'], ['a.hbs', 'en'], ['b.html', null])
const german = { templatePath: 'a.hbs', dataSet: 'de', isDataUnknown: false }
const english = { ...german, dataSet: 'en' }
const page = { templatePath: 'b.html', dataSet: null, isDataUnknown: false }

describe('missingNotices()', () => {
  it('names a deleted data set and a template that no longer matches', () => {
    expect(missingNotices(before, [german, page])).toEqual([
      '2 messages, 3 in the baseline of 2026-11-20; no longer tested: a.hbs [en]',
    ])
    expect(missingNotices(before, [german, english])).toEqual([
      '2 messages, 3 in the baseline of 2026-11-20; no longer tested: b.html',
    ])
  })

  it('says nothing if no message is missing, or without a baseline', () => {
    expect(missingNotices(before, [german, english, page, { ...page, templatePath: 'new.html' }])).toEqual([])
    expect(missingNotices(null, [german])).toEqual([])
  })

  it('does not call the data sets of a template missing if they are unknown', () => {
    expect(missingNotices(before, [{ ...german, dataSet: null, isDataUnknown: true }, page])).toEqual([])
  })

  it('names five messages and counts the others', () => {
    const many = baseline(...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => [`${name}.html`, null] as const))
    expect(missingNotices({ ...many, startedAt: null }, [page])).toEqual([
      '1 message, 7 in the baseline; no longer tested: c.html, d.html, e.html, f.html, g.html and 1 more',
    ])
  })
})
