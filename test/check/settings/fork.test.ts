import { describe, expect, it } from 'vitest'

import { planFork } from '../../../src/check/settings/fork.ts'
import type { SettingValues } from '../../../src/check/settings/rows/table.ts'
import { settingValues } from '../../support/setting-values.ts'

function given(...names: readonly string[]): SettingValues {
  return settingValues(Object.fromEntries(names.map((name) => [name, 'x'])))
}

describe('planFork()', () => {
  it('changes nothing outside forks', () => {
    expect(planFork(given('api-url', 'dkim-domain'), false)).toEqual({
      isFallback: false,
      isUnsigned: false,
      notices: [],
    })
  })

  it.each([
    ['api-url without its token', ['api-url'], true],
    ['smtp-host alone', ['smtp-host'], true],
    ['a user name without its password', ['api-url', 'api-token', 'smtp-host', 'smtp-username'], true],
    [
      'everything, as pull_request_target gives',
      ['api-url', 'api-token', 'smtp-host', 'smtp-username', 'smtp-password'],
      false,
    ],
    ['a relay without a login', ['api-url', 'api-token', 'smtp-host'], false],
    ['only local settings', ['template'], false],
  ])('falls back to the embedded service with %s: %s', (_what, names, isFallback) => {
    const plan = planFork(given(...names), true)
    expect(plan.isFallback).toBe(isFallback)
    expect(plan.notices).toHaveLength(isFallback ? 1 : 0)
  })

  it('names the missing secrets', () => {
    const { notices } = planFork(given('api-url', 'smtp-username'), true)
    expect(notices[0]).toContain('(missing: api-token, smtp-password)')
    expect(planFork(given('api-url'), true).notices[0]).toContain('(missing: api-token)')
  })

  it('does not sign without a private key', () => {
    expect(planFork(given('dkim-domain', 'dkim-selector'), true)).toMatchObject({ isUnsigned: true })
    expect(planFork(given('dkim-domain', 'dkim-selector', 'dkim-private-key'), true)).toMatchObject({
      isUnsigned: false,
    })
  })
})
