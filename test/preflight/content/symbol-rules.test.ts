import { expect, it } from 'vitest'

import { ruleOfSymbol } from '../../../src/preflight/content/symbol-rules.ts'
import { allRules } from '../../../src/preflight/registry.ts'
import { bodyRules } from '../../../src/verdict/spam/built-in/built-in-filter.ts'

it('ruleOfSymbol() names rules of preflight for rules that the filter has', () => {
  const rules = bodyRules.flatMap(({ name }) => ruleOfSymbol(name) ?? [])
  expect(rules).toHaveLength(14)
  expect(allRules.map(({ id }) => id)).toEqual(expect.arrayContaining(rules))
})
