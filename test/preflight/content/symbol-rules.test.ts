import { expect, it } from 'vitest'

import { ruleOfSymbol } from '../../../src/preflight/content/symbol-rules.ts'
import { allRules } from '../../../src/preflight/registry.ts'
import { bodyRules } from '../../../src/verdict/spam/built-in/built-in-filter.ts'

it('ruleOfSymbol() returns the preflight rule for each filter rule that preflight also checks', () => {
  const rules = bodyRules.flatMap(({ name }) => ruleOfSymbol(name) ?? [])
  expect(rules).toHaveLength(14)
  expect(allRules.map(({ id }) => id)).toEqual(expect.arrayContaining(rules))
})
