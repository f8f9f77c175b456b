import { describe, expect, test } from 'vitest'
import type { Parsed } from '../../src/foundation/errors/problem.ts'
import { readYaml, type YamlFile } from '../../src/render/read-yaml.ts'
import { problemLines, valueOf } from '../support/a-repository.ts'

function read(text: string, maxAliasCount: number = 10): Parsed<YamlFile> {
  return readYaml({ input: 'data', file: 'd.yml', text, skippedLines: 1, maxAliasCount })
}

describe('readYaml()', () => {
  test('returns the value, and each top-level entry with its place', () => {
    const { value, entries } = valueOf(read('a: 1\nb: [x, {y: z}]\n'))
    expect(value).toEqual({ a: 1, b: ['x', { y: 'z' }] })
    expect(entries.map(({ key, keyPlace }) => [key, keyPlace.line, keyPlace.column])).toEqual([
      ['a', 2, 1],
      ['b', 3, 1],
    ])
  })

  test('returns no entries for a list, and null for an empty document', () => {
    expect(valueOf(read('- a'))).toEqual({ value: ['a'], entries: [] })
    expect(valueOf(read('# nothing'))).toEqual({ value: null, entries: [] })
  })

  test('resolves aliases up to its limit', () => {
    expect(valueOf(read('a: &x [1]\nb: *x')).value).toEqual({ a: [1], b: [1] })
    expect(problemLines(read('a: &x [1]\nb: *x', 0))[0]).toContain('aliases')
    const levels = Array.from({ length: 12 }, (_, n) => `l${n + 1}: &l${n + 1} [${Array(9).fill(`*l${n}`).join()}]`)
    expect(problemLines(read(`l0: &l0 [x]\n${levels.join('\n')}`, 100))[0]).toContain('aliases')
  })

  test('rejects nesting that would overflow the stack', () => {
    expect(read('['.repeat(50_000)).status).toBe('bad')
  })

  test('reports every syntax error with line and column', () => {
    const lines = problemLines(read('a: "x\nb: [1\nc: }'))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.every((line) => /^data \(d\.yml:\d+:\d+\): expected .+$/u.test(line))).toBe(true)
  })

  test('rejects a second document, which would be ignored silently', () => {
    expect(problemLines(read('a: 1\n---\nb: 2\n'))).toEqual([
      'data (d.yml:3:1): expected a single document, got a second document (after a `---` or `...` line)',
    ])
  })

  test.each([
    ['block', 'a: >-\n  one two\n  {{ x }} four\n'],
    ['plain', 'a: one two\n  {{ x }} four\n'],
  ])('returns the place in a folded %s scalar', (_kind, text) => {
    const [entry] = valueOf(read(text)).entries
    expect(entry?.value).toBe('one two {{ x }} four')
    const line = text.split('\n').findIndex((one) => one.includes('{{'))
    expect(entry?.placeInValue(1, 9)).toMatchObject({ line: line + 2, column: 3 })
  })

  test('returns the start of a value whose characters were escaped', () => {
    const [entry] = valueOf(read(String.raw`a: "\u00fc {{ x }}"`)).entries
    expect(entry?.placeInValue(1, 6)).toMatchObject({ line: 2, column: 4 })
  })
})
