import Handlebars from 'handlebars'
import { expect, test } from 'vitest'

import { countedEach, partialCounter } from '../../../src/template/engines/handlebars-helpers.ts'

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
