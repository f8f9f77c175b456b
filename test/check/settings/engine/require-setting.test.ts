import { expect, it } from 'vitest'
import { requireSetting } from '../../../../src/check/settings/engine/require-setting.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'
import { settingValues } from '../../../support/setting-values.ts'

const requirement = {
  missing: 'api-url',
  when: ['smtp-host', 'api-token'],
  why: 'it belongs to it',
  todo: 'set it',
} as const

it.each([
  [{ 'api-token': 't' }, ['api-url is required when api-token is set, because it belongs to it; set it']],
  [
    { 'smtp-host': 'a.example', 'api-token': 't' },
    ['api-url is required when smtp-host and api-token are set, because it belongs to it; set it'],
  ],
  [{ 'api-token': 't', 'api-url': 'malformed' }, []],
  [{}, []],
])('requireSetting() with %j reports %j', (inputs, problems) => {
  expect(requireSetting(settingValues(inputs), requirement).map(renderProblem)).toEqual(problems)
})
