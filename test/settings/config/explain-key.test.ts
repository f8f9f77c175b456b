import { describe, expect, it } from 'vitest'

import { renderProblem } from '../../../src/errors/problem.ts'
import { explainKey } from '../../../src/settings/config/explain-key.ts'

describe('explainKey()', () => {
  it.each([
    ['api-token', 'top', 'expected no secrets in the config file; remove it, create a new secret'],
    [
      'smtp-host',
      'top',
      'expected smtp-host to be set outside the config file, because it determines where secrets are sent',
    ],
    ['config', 'top', 'expected config to be set outside the config file; set it as an input or a flag'],
    ['timeout', 'entry', 'expected only settings that can differ between templates; move timeout to the top level'],
    ['api-token', 'entry', 'expected no secrets in the config file'],
  ] as const)('explains the key %s at the %s', (key, level, expected) => {
    const explained = explainKey(key, level)
    expect(explained === null ? null : renderProblem({ input: key, ...explained })).toContain(expected)
  })

  it('returns null for other keys', () => {
    expect(explainKey('gaet', 'top')).toBeNull()
  })
})
