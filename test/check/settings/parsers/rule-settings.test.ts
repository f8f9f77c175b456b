import { describe, expect, it } from 'vitest'

import { parseYaml } from '../../../../src/check/settings/engine/config-value.ts'
import { ruleSettings } from '../../../../src/check/settings/parsers/rule-settings.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

function fromConfig(yaml: string): ReturnType<typeof ruleSettings.parse> {
  const value = valueOf(parseYaml(yaml, { file: 'p.yml', input: 'config' }))
  return ruleSettings.parse({ form: 'config', value }, 'preflight-rules')
}

describe('ruleSettings', () => {
  it('reads severities and options', () => {
    expect(
      valueOf(fromConfig('image-alt: off\nhtml-clip:\n  severity: warning\n  margin: 2048\n  hosts: [a, b]\n')),
    ).toEqual({
      'image-alt': { severity: 'off', options: {} },
      'html-clip': { severity: 'warning', options: { margin: 2048, hosts: ['a', 'b'] } },
    })
  })

  it('reads an inline map', () => {
    const parsed = ruleSettings.parse({ form: 'text', text: '{"image-alt": "error"}' }, 'preflight-rules')
    expect(valueOf(parsed)).toEqual({ 'image-alt': { severity: 'error', options: {} } })
  })

  it('rejects unknown severities and options that are maps, with their place', () => {
    expect(problemsOf(fromConfig('a: fatal\nb:\n  x: {y: 1}\n'))).toEqual([
      'preflight-rules.a (p.yml:1:4): expected one of error, warning, notice, off, got "fatal"',
      'preflight-rules.b.x (p.yml:2:1): expected a number, a string, true, false, or a list of strings, got a map',
    ])
    expect(problemsOf(fromConfig('[a]'))).toEqual([
      'preflight-rules: expected a map such as {"image-alt": "off"}, got a list',
    ])
  })
})
