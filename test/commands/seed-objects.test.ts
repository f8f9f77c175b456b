import { expect, it } from 'vitest'

import { loginOfAdded, seedObject, seedTable } from '../../src/commands/seed-objects.ts'
import type { StoredDirectorySeed } from '../../src/storage/stored-seed.ts'

const seed: StoredDirectorySeed = {
  address: 'a@box.example',
  providerType: 'consumer',
  providerName: 'box.example',
  kind: 'imap',
  isEnabled: false,
  health: 'unhealthy',
  healthReason: 'why',
  origin: 'added',
}

it.each([
  [{ kind: 'local', given: {} }, null],
  [{ kind: 'imap', given: {} }, 'password'],
  [{ kind: 'imap', given: { 'oauth.provider': 'google' } }, 'oauth google'],
] as const)('loginOfAdded() of %j is %s', (added, expected) => {
  expect(loginOfAdded(added)).toBe(expected)
})

it('seedObject() says everything of a seed, and null where there is nothing', () => {
  expect(seedObject({ seed, login: 'password' })).toEqual({
    address: 'a@box.example',
    provider: 'box.example',
    type: 'consumer',
    kind: 'imap',
    enabled: false,
    health: 'unhealthy',
    health_reason: 'why',
    origin: 'added',
    login: 'password',
  })
  const { healthReason: _reason, origin: _origin, ...plain } = seed
  expect(seedObject({ seed: plain, login: null })).toMatchObject({ health_reason: null, origin: 'file', login: null })
})

it('seedTable() is one row a seed, in the order in which they came', () => {
  const other = { ...seed, address: 'b@box.example', isEnabled: true }
  const table = seedTable([
    { seed, login: 'oauth google' },
    { seed: other, login: null },
  ])
  expect(table.columns).toHaveLength(9)
  expect(table.rows).toEqual([
    ['a@box.example', 'consumer', 'box.example', 'imap', 'added', 'oauth google', 'disabled', 'unhealthy', 'why'],
    ['b@box.example', 'consumer', 'box.example', 'imap', 'added', '-', 'enabled', 'unhealthy', 'why'],
  ])
})
