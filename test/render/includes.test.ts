import { expect, test } from 'vitest'
import { includeGraph, openIncludes } from '../../src/render/includes.ts'
import { aRepository, problemLines, valueOf } from '../support/a-repository.ts'

const rules = { extension: '.hbs', partialsFolder: 'partials' }
const place = { file: 'mails/a.hbs', line: 2, column: 3 }

test('openIncludes() resolves names from the including folder first, with and without extension and underscore', async () => {
  await using folder = await aRepository({ 'mails/partials/_x.hbs': '1', 'x.hbs': '2', 'mails/y': '3' })
  const includes = openIncludes(folder.repository, rules)
  const load = async (name: string): Promise<string> =>
    valueOf(await includes.load({ name, from: 'mails/a.hbs', place })).file
  expect([await load('x'), await load('y'), await load('../x.hbs')]).toEqual([
    'mails/partials/_x.hbs',
    'mails/y',
    'x.hbs',
  ])
})

test('openIncludes() returns a source with its own positions', async () => {
  await using folder = await aRepository({ 'x.hbs': 'text' })
  const source = valueOf(await openIncludes(folder.repository, rules).load({ name: 'x', from: 'a.hbs', place }))
  expect(source.placeAt(1, 2)).toEqual({ file: 'x.hbs', line: 1, column: 2 })
})

test('openIncludes() reports a missing file and a cycle at the place of the include', async () => {
  await using folder = await aRepository({ 'a.hbs': '1', 'b.hbs': '2' })
  const includes = openIncludes(folder.repository, rules)
  await includes.load({ name: 'b', from: 'a.hbs', place })
  const ring = await includes.load({ name: 'a', from: 'b.hbs', place })
  const missing = await includes.load({ name: 'c', from: 'b.hbs', place })
  expect(problemLines(ring)[0]).toMatch(
    /include "a" \(mails\/a\.hbs:2:3\): expected .*, got an include cycle: a\.hbs → b\.hbs → a\.hbs/u,
  )
  expect(problemLines(missing)[0]).toMatch(/^include "c" \(mails\/a\.hbs:2:3\)/u)
})

test('includeGraph() allows including a file from several places', () => {
  const graph = includeGraph()
  expect([
    graph.add('a', 'b'),
    graph.add('a', 'c'),
    graph.add('b', 'd'),
    graph.add('c', 'd'),
    graph.add('a', 'b'),
  ]).toEqual(Array.from({ length: 5 }, () => null))
})

test('includeGraph() reports an include cycle', () => {
  const graph = includeGraph()
  graph.add('a', 'b')
  graph.add('b', 'c')
  expect(graph.add('c', 'a')).toBe('an include cycle: a → b → c → a')
  expect(graph.add('c', 'c')).toBe('an include cycle: c → c')
})

test('includeGraph() rejects more than 50 levels', () => {
  const graph = includeGraph()
  const answers = Array.from({ length: 51 }, (_, n) => graph.add(`f${n}`, `f${n + 1}`))
  expect(answers.slice(0, 50).every((answer) => answer === null)).toBe(true)
  expect(answers[50]).toContain('more than 50')
})
