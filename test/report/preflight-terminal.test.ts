import { describe, expect, it } from 'vitest'

import { renderPreflightTerminal } from '../../src/report/preflight-terminal.ts'
import { aPreflightFinding, aPreflightReport, aPreflightResult } from '../support/preflight-results.ts'

const options = { widthColumns: 80, color: 'none', isListingRequirements: false } as const

describe('renderPreflightTerminal()', () => {
  it('lists findings with place, rule and fix, and folds notices', () => {
    const notice = aPreflightFinding({ severity: 'notice', message: 'No preview', ruleId: 'preheader-missing' })
    expect(renderPreflightTerminal(aPreflightResult([aPreflightFinding({ count: 3 }), notice]), options)).toEqual([
      'a.html',
      '  error    a.html:3:7  The link is empty (3 times)  [placeholder-link]',
      '           → Write the URL',
      '  1 notice',
      '    a.html:3:7  No preview  [preheader-missing]',
      '',
      '1 error, 0 warnings, 1 notice in 1 template',
    ])
  })

  it('lists the unchecked rules on one line', () => {
    const unchecked = ['a', 'b'].map((ruleId) => ({ ruleId, reason: 'no sending-ip' }))
    const result = { outcome: 'pass', reports: [aPreflightReport({ unchecked })], problems: [] } as const
    expect(renderPreflightTerminal(result, options)[1]).toBe('  could not be checked: 2 rules (no sending-ip)')
  })

  it('prints problems, without escape sequences from templates', () => {
    const problems = [{ input: 'template', came: '"x\u001b[31m"', expected: 'a path' }]
    const lines = renderPreflightTerminal({ outcome: 'misconfigured', reports: [], problems }, options)
    expect(lines[0]).toContain('template')
    expect(lines.join('')).not.toContain('\u001b')
  })
})
