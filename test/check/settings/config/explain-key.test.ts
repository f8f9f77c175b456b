import { describe, expect, it } from 'vitest'
import { explainKey } from '../../../../src/check/settings/config/explain-key.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'

describe('explainKey()', () => {
  it.each([
    ['api-token', 'top', 'is a secret and not allowed in the config file; remove it, create a new secret'],
    ['smtp-host', 'top', 'is not allowed in the config file, because it determines where secrets are sent'],
    ['config', 'top', 'config is not allowed in the config file; set it as an input or a flag'],
    ['timeout', 'entry', 'timeout applies to all templates; move timeout to the top level'],
    ['api-token', 'entry', 'is a secret and not allowed in the config file'],
  ] as const)('explains the key %s at the %s', (key, level, expected) => {
    const explained = explainKey(key, level)
    expect(explained === null ? null : renderProblem({ input: key, ...explained })).toContain(expected)
  })

  it('returns null for other keys', () => {
    expect(explainKey('gaet', 'top')).toBeNull()
  })
})
