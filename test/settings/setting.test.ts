import { expect, it } from 'vitest'

import { trueOrFalse } from '../../src/settings/kinds.ts'
import { setting } from '../../src/settings/setting.ts'

const parts = { name: 'x', kind: trueOrFalse(), description: 'X.' } as const

it('setting() allows a plain setting in the config file, and no secret', () => {
  expect(setting(parts)).toMatchObject({ isSecret: false, isAllowedInConfig: true, isPerTemplate: false })
  expect(setting({ ...parts, isSecret: true }).isAllowedInConfig).toBe(false)
})
