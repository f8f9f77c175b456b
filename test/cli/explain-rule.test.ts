import { expect, it } from 'vitest'

import { explainRule } from '../../src/cli/explain-rule.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

it('explainRule() prints the page of a rule', () => {
  const terminal = fakeTerminal()
  expect(explainRule('html-clip', terminal)).toBe(0)
  expect(terminal.printed).toContain('# html-clip')
})

it('explainRule() suggests the closest id', () => {
  const terminal = fakeTerminal()
  expect(explainRule('html-clp', terminal)).toBe(2)
  expect(terminal.told).toContain('did you mean html-clip?')
})

it('explainRule() explains the findings about suppressions', () => {
  const terminal = fakeTerminal()
  expect(explainRule('unused-suppression', terminal)).toBe(0)
  expect(terminal.printed).toContain('# unused-suppression')
})
