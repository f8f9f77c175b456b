import Handlebars from 'handlebars'
import { describe, expect, test } from 'vitest'

import { renderProblem } from '../../../src/foundation/errors/problem.ts'
import { countedEach, ownHelper, partialCounter } from '../../../src/render/engines/handlebars-helpers.ts'
import { failureOf, HelperFailure, type HelperFunction } from '../../../src/render/own-helper.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'

function render(template: string, values: unknown): string {
  const engine = Handlebars.create()
  engine.registerHelper('each', countedEach(engine))
  return engine.compile(template)(values)
}

test('countedEach() iterates like the built-in each: lists, objects, indexes, keys, else', () => {
  expect(render('{{#each l}}{{@index}}{{this}}{{#if @last}}.{{/if}}{{/each}}', { l: ['a', 'b'] })).toBe('0a1b.')
  expect(render('{{#each o}}{{@key}}{{this}}{{/each}}', { o: { a: 1, b: 2 } })).toBe('a1b2')
  expect(render('{{#each l as |item n|}}{{n}}{{item}}{{/each}}', { l: ['a'] })).toBe('0a')
  expect(render('{{#each l}}x{{else}}none{{/each}}', { l: [] })).toBe('none')
})

test('countedEach() limits the iterations of all loops together', () => {
  const l = Array.from({ length: 800 }, (_, n) => ({ n }))
  const once = '{{#each l}}{{#each ../l}}{{/each}}{{/each}}'
  expect(render(once, { l })).toBe('')
  expect(() => render(`${once}${once}`, { l })).toThrow('more than 1000000 iterations')
})

test('partialCounter() limits the runs of all partials together', () => {
  const engine = Handlebars.create()
  const count = partialCounter()
  engine.registerPartial('a', count(engine.compile('{{x}}')))
  engine.registerPartial('b', count(engine.compile('{{#each l}}{{> a}}{{/each}}')))
  const l = Array.from({ length: 60_000 }, (_, x) => ({ x: x % 2 }))
  expect(engine.compile('{{> b}}')({ l: l.slice(0, 4) })).toBe('0101')
  expect(() => engine.compile('{{> b}}{{> b}}')({ l })).toThrow('more than 100000 times')
})

function broken(): unknown {
  throw failureOf('the "money" helper', 'broken', { file: 'helpers.mjs', repositoryRoot: '/' })
}

describe('ownHelper()', () => {
  const sources = [
    sourceOfFile('a.hbs', '<p>money</p>\n  {{#if x}}{{{ money 1}}}{{/if}}'),
    sourceOfFile('b.hbs', '\n\n{{#if (money 2)}}{{/if}}'),
  ]
  const run = (source: number, helper: HelperFunction): string => {
    const engine = Handlebars.create()
    engine.registerHelper('money', ownHelper('money', helper, sources))
    try {
      return engine.compile(sources[source]?.text)({ x: true })
    } catch (error) {
      return error instanceof HelperFailure ? renderProblem(error.problem) : `no failure: ${String(error)}`
    }
  }
  test('returns the value of the helper', () => {
    expect(run(0, (cents) => `${String(cents)} EUR`)).toBe('<p>money</p>\n  1 EUR')
  })

  test('adds the location of the call to an error', () => {
    expect(run(0, broken)).toContain('helpers (a.hbs:2:12): expected a value from the "money" helper in helpers.mjs')
    expect(run(1, broken)).toContain('helpers (b.hbs:3:7): expected')
  })

  test('rejects a promise, which Handlebars would print as [object Promise]', () => {
    expect(run(0, async () => await Promise.resolve('1 EUR'))).toContain(
      'helpers (a.hbs:2:12): expected a value from the "money" helper, got a promise; Handlebars does not wait',
    )
  })
})
