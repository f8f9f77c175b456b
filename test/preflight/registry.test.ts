import { expect, it } from 'vitest'

import { allRules, findRule } from '../../src/preflight/registry.ts'

it('findRule() finds each rule by id', () => {
  for (const rule of allRules) expect(findRule(rule.id)).toBe(rule)
  expect(findRule('nonsense')).toBeNull()
})
