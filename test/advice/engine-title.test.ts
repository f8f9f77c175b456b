import { expect, it } from 'vitest'

import { engineTitle } from '../../src/advice/engine-title.ts'

it('engineTitle() names the rules, once', () => {
  expect(engineTitle({ engine: 'built-in', version: '2' })).toBe('built-in, rules 2')
  expect(engineTitle({ engine: 'rspamd 3.4', version: '3.4' })).toBe('rspamd 3.4')
  expect(engineTitle({ engine: 'other' })).toBe('other')
})
