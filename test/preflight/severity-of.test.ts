import { expect, it } from 'vitest'

import { weakerIfValue } from '../../src/preflight/severity-of.ts'

it.each([
  ['error', 'value', 'warning'],
  ['warning', 'value', 'notice'],
  ['notice', 'value', 'notice'],
  ['error', 'literal', 'error'],
  ['error', 'unknown', 'error'],
] as const)('weakerIfValue() for %s printed by a %s returns %s', (severity, kind, expected) => {
  expect(weakerIfValue(severity, { kind, place: { file: 'a' }, expression: null })).toBe(expected)
})
