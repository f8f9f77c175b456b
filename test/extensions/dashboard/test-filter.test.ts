import { describe, expect, it } from 'vitest'
import { omitsTests, parseTestFilter, testListPath } from '../../../src/extensions/dashboard/test-filter.ts'
import { anyTest } from '../../service/storage/builders.ts'

function parse(query: string) {
  const given = new URLSearchParams(query)
  return parseTestFilter((name) => given.get(name) ?? '')
}

describe('parseTestFilter()', () => {
  it('reads every field', () => {
    expect(parse('search= Order+mail &source=ci&status=in_progress&outcome=none')).toEqual({
      search: 'Order mail',
      source: 'ci',
      status: 'in_progress',
      outcome: 'none',
    })
  })

  it('ignores empty fields and unknown values', () => {
    expect(parse('')).toEqual(anyTest)
    expect(parse('search=+&source=&status=done&outcome=ok')).toEqual(anyTest)
    expect(parse('status=__proto__&outcome=constructor')).toEqual(anyTest)
  })

  it('removes characters that databases reject, and truncates long strings', () => {
    expect(parse('search=a%00b').search).toBe('ab')
    const { search } = parseTestFilter(() => `${'x'.repeat(199)}\u{1f4e7}`)
    expect(search).toHaveLength(200)
    expect(search?.isWellFormed()).toBe(true)
  })
})

it('testListPath() keeps the filter', () => {
  const filter = { ...anyTest, search: 'a&b=c', status: 'complete' } as const
  const path = testListPath(filter, 7)
  expect(path).toBe('/tests?search=a%26b%3Dc&status=complete&before=7')
  expect(parse(path.split('?')[1] ?? '')).toEqual(filter)
})

it('omitsTests() is false for the filter that matches all tests', () => {
  expect(omitsTests(anyTest)).toBe(false)
  expect(omitsTests({ ...anyTest, outcome: 'none' })).toBe(true)
})
