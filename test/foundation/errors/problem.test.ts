import { describe, expect, it } from 'vitest'

import {
  bad,
  joinParsed,
  ok,
  positionOf,
  problemAt,
  quoteValue,
  renamed,
  renderPlace,
  renderProblem,
} from '../../../src/foundation/errors/problem.ts'

describe('renderProblem()', () => {
  it('renders place, expectation, given value and fix', () => {
    const place = { file: '.github/presend.yml', line: 3, column: 7 }
    const problem = { input: 'quorum', came: '"9O"', expected: 'a number from 0 to 100', todo: 'write digits', place }
    expect(renderProblem(problem)).toBe(
      'quorum (.github/presend.yml:3:7): expected a number from 0 to 100, got "9O"; write digits',
    )
  })

  it('omits missing parts', () => {
    expect(renderProblem({ input: 'template', expected: 'a path' })).toBe('template: expected a path')
  })

  it('renders the broken rule instead of the expectation', () => {
    const place = { file: 'presend.yml', line: 3 }
    const rule = 'is required when api-url is set'
    expect(renderProblem({ input: 'api-token', expected: 'a value', rule, todo: 'set it', place })).toBe(
      'api-token (presend.yml:3) is required when api-url is set; set it',
    )
  })
})

describe('renderPlace()', () => {
  it.each([
    [{ file: 'a.html' }, 'a.html'],
    [{ file: 'a.html', line: 2 }, 'a.html:2'],
    [{ file: 'a.html', line: 2, column: 9 }, 'a.html:2:9'],
  ])('shows the position %j as %s', (place, shown) => {
    expect(renderPlace(place)).toBe(shown)
  })
})

describe('quoteValue()', () => {
  it('quotes text', () => {
    expect(quoteValue(' a\n')).toBe('" a\\n"')
  })

  it('shortens long values', () => {
    const shown = quoteValue('x'.repeat(500))
    expect(shown.length).toBeLessThanOrEqual(80)
    expect(shown.endsWith('…"')).toBe(true)
  })

  it('shows values that JSON cannot represent', () => {
    expect(quoteValue(undefined)).toBe('undefined')
  })

  it('describes a value that is nested too deeply to serialize', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
    expect(quoteValue(deep)).toBe('JSON that is nested too deeply')
  })
})

describe('ok() and bad()', () => {
  it('are distinguished by their status', () => {
    expect(ok(1)).toEqual({ status: 'ok', value: 1 })
    expect(bad({ input: 'a', expected: 'b' })).toEqual({ status: 'bad', problems: [{ input: 'a', expected: 'b' }] })
  })
})

it('problemAt() adds the place if known', () => {
  expect(problemAt({ file: 'a' }, { input: 'x', expected: 'y' })).toEqual({
    input: 'x',
    expected: 'y',
    place: { file: 'a' },
  })
  expect(problemAt(undefined, { input: 'x', expected: 'y' })).toEqual({ input: 'x', expected: 'y' })
})

it.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [6, 4, 1],
])('positionOf() returns 1-based positions: offset %i', (offset, line, column) => {
  expect(positionOf('ab\nc\n\nd', offset)).toEqual({ line, column })
})

it('joinParsed() returns all values in order', () => {
  expect(joinParsed([ok(1), ok(2)])).toEqual(ok([1, 2]))
})

it('joinParsed() returns all problems if there are any', () => {
  const one = { input: 'a', expected: 'x' }
  const two = { input: 'b', expected: 'y' }
  expect(joinParsed([ok(1), bad(one), bad(two)])).toEqual(bad(one, two))
})

it('renamed() replaces the input in every problem', () => {
  expect(renamed(bad({ input: 'a', expected: 'x' }, { input: 'b', expected: 'y' }), 'c')).toEqual(
    bad({ input: 'c', expected: 'x' }, { input: 'c', expected: 'y' }),
  )
  expect(renamed(ok(1), 'c')).toEqual(ok(1))
})
