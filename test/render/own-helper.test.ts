import { describe, expect, test } from 'vitest'

import { renderProblem } from '../../src/foundation/errors/problem.ts'
import { failureOf, HelperFailure, returnsValue, withFailures } from '../../src/render/own-helper.ts'

const module = { file: 'emails/helpers.mjs', repositoryRoot: '/repository' }

function textOf(failure: unknown): string {
  return failure instanceof HelperFailure ? renderProblem(failure.problem) : `no failure: ${String(failure)}`
}

describe('withFailures()', () => {
  test('passes arguments, "this" and results on', async () => {
    const plus = withFailures('plus', (a, b) => Number(a) + Number(b), module)
    expect(plus(1, 2)).toBe(3)
    const own = withFailures(
      'own',
      function own(this: unknown) {
        return this
      },
      module,
    )
    expect(Reflect.apply(own, 'context', [])).toBe('context')
    expect(await withFailures('later', async () => await Promise.resolve('text'), module)()).toBe('text')
  })

  test('names the helper, its module, the error and its line', () => {
    const error = new TypeError('cents is missing')
    error.stack =
      'TypeError: cents is missing\n    at money (file:///repository/emails/helpers.mjs:3:9)\n    at x (/a/b.js:1:1)'
    const money = withFailures(
      'money',
      () => {
        throw error
      },
      module,
    )
    expect(() => money()).toThrow(HelperFailure)
    expect(textOf(failureOf('the "money" helper', error, module))).toBe(
      'helpers: expected a value from the "money" helper in emails/helpers.mjs, ' +
        'got the error "TypeError: cents is missing | at money (emails/helpers.mjs:3:9)"',
    )
  })

  test('describes thrown values that are not errors, and rejected promises', async () => {
    expect(textOf(failureOf('the "shout" tag', 'no word', module))).toContain('got the error "no word"')
    const later = withFailures('later', async () => await Promise.reject(new Error('too late')), module)
    expect(textOf(await Promise.resolve(later()).catch((error: unknown) => error))).toContain('too late')
  })
})

test('HelperFailure adds the place of the call', () => {
  const failure = failureOf('the "money" helper', 'x', module).calledAt({ file: 'a.hbs', line: 2, column: 5 })
  expect(textOf(failure)).toContain('helpers (a.hbs:2:5): expected a value from the "money" helper')
})

describe('returnsValue()', () => {
  test.each([
    ['(key) => texts[key]', true],
    ['key => texts[key]', true],
    ['async (key) => { return texts[key] }', true],
    ['function (key) { if (key) return texts[key]\n}', true],
    ['t(key) { return x.map((one) => one) }', true],
    ['function () { return(1) }', true],
    ['function bound() { [native code] }', true],
    ['(name, value) => { this[name] = value }', false],
    ['function (name) { if (!name) return; set(name) }', false],
    ['function (name) { if (!name) { return }\n set(name) }', false],
    ['function (name) { if (!name) return\n set(name) }', false],
    ['(text) => console.log(text)', false],
    ['(text) => void text', false],
  ])('%s: %s', (code, expected) => {
    expect(returnsValue(Object.assign(() => undefined, { toString: () => code }))).toBe(expected)
  })
})
