import { expect, test } from 'vitest'

import { includeGraph } from '../../src/template/include-graph.ts'

test('includeGraph() lets a file be included from many places', () => {
  const graph = includeGraph()
  expect([
    graph.add('a', 'b'),
    graph.add('a', 'c'),
    graph.add('b', 'd'),
    graph.add('c', 'd'),
    graph.add('a', 'b'),
  ]).toEqual(Array.from({ length: 5 }, () => null))
})

test('includeGraph() names an include cycle', () => {
  const graph = includeGraph()
  graph.add('a', 'b')
  graph.add('b', 'c')
  expect(graph.add('c', 'a')).toBe('an include cycle: a → b → c → a')
  expect(graph.add('c', 'c')).toBe('an include cycle: c → c')
})

test('includeGraph() refuses more than 50 levels', () => {
  const graph = includeGraph()
  const answers = Array.from({ length: 51 }, (_, n) => graph.add(`f${n}`, `f${n + 1}`))
  expect(answers.slice(0, 50).every((answer) => answer === null)).toBe(true)
  expect(answers[50]).toContain('more than 50')
})
