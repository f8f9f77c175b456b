import { describe, expect, it } from 'vitest'

import { renderProblem } from '../../src/foundation/errors/problem.ts'
import type { PreflightSettings } from '../../src/preflight/preflight-settings.ts'
import { allRules } from '../../src/preflight/registry.ts'
import { settingsProblems } from '../../src/preflight/settings-problems.ts'

function problemsOf(rules: PreflightSettings['rules'], clients: readonly string[] = []): readonly string[] {
  return settingsProblems({ rules, clients }, allRules).map(renderProblem)
}

const off = { severity: 'off', options: {} } as const

describe('settingsProblems()', () => {
  it('accepts rules, their options, the rule about suppressions, and clients', () => {
    const rules = {
      'image-alt': off,
      'unused-suppression': off,
      'html-clip': { severity: null, options: { margin: 1000 } },
    } as const
    expect(problemsOf(rules, ['gmail', 'GMAIL.*', 'outlook.windows', '*'])).toEqual([])
  })

  it('suggests the rule that was probably meant', () => {
    expect(problemsOf({ 'image-alts': off })).toEqual([
      'preflight-rules: expected a rule id, got "image-alts"; did you mean image-alt?',
    ])
    expect(problemsOf({ 'something-else-entirely': off })).toEqual([
      'preflight-rules: expected a rule id, got "something-else-entirely"',
    ])
  })

  it('rejects unknown options, and values with the wrong type', () => {
    const options = { margin: 'much', margins: 1 }
    expect(problemsOf({ 'html-clip': { severity: null, options } })).toEqual([
      'preflight-rules.html-clip.margin: expected a number, got "much"',
      'preflight-rules.html-clip: expected an option of the rule, got "margins"; did you mean margin?',
    ])
    expect(problemsOf({ 'image-alt': { severity: null, options: { margin: 1 } } })).toEqual([
      'preflight-rules.image-alt: expected only the key severity, got "margin"',
    ])
  })

  it('rejects clients without test data', () => {
    expect(problemsOf({}, ['gmial', 'gmial.ios', 'gmail.fridge'])).toEqual([
      'clients: expected a mail client listed on caniemail.com, got "gmial"; did you mean gmail?',
      'clients: expected a mail client listed on caniemail.com, got "gmial.ios"; did you mean gmail.ios?',
      expect.stringMatching(/got "gmail.fridge"; use one of aol, apple-mail, .*, yahoo$/u),
    ])
  })
})
