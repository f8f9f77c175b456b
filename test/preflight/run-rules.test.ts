import { describe, expect, it } from 'vitest'

import type { Fault, Rule } from '../../src/preflight/rule.ts'
import { findingLines, preflightExample } from '../support/preflight.ts'

function aRule(
  id: string,
  faults: readonly Fault[] | { uncheckedBecause: string },
  severity: Rule['severity'] = 'warning',
): Rule {
  const example = { file: 'a.html', text: 'x' }
  const texts = { title: id, why: id, source: id, fix: `Fix ${id}`, ignores: id }
  return { id, group: 'links', severity, ...texts, bad: example, good: example, check: () => faults }
}

const at = (line: number): { file: string; line: number } => ({ file: 'a.html', line })
const example = { file: 'a.html', text: '<p>x</p>' }

describe('runRules()', () => {
  it('merges findings with the same cause, with the first position and a count', async () => {
    const rule = aRule('a', [
      { at: at(1), message: 'one' },
      { at: at(2), message: 'two', cause: 'x' },
      { at: at(3), message: 'one' },
      { at: at(4), message: 'other', cause: 'x' },
    ])
    const { findings } = await preflightExample(example, [rule])
    expect(findingLines(findings)).toEqual(['warning a a.html:1: ×2 one', 'warning a a.html:2: ×2 two'])
    expect(findings[0]).toMatchObject({ fix: 'Fix a', detail: ['also at a.html:3'] })
  })

  it('sorts by severity, and uses the highest severity of each cause', async () => {
    const rules = [
      aRule('n', [{ at: at(1), message: 'n' }], 'notice'),
      aRule('w', [
        { at: at(2), message: 'w', severity: 'notice' },
        { at: at(3), message: 'w', severity: 'error' },
      ]),
    ]
    const { findings } = await preflightExample(example, rules)
    expect(findingLines(findings)).toEqual(['error w a.html:2: ×2 w', 'notice n a.html:1: n'])
  })

  it('applies the severities in the settings', async () => {
    const rules = [
      aRule('a', [{ at: at(1), message: 'a', severity: 'error' }]),
      aRule('b', [{ at: at(1), message: 'b' }]),
    ]
    const settings = { rules: { a: { severity: 'notice', options: {} }, b: { severity: 'off', options: {} } } } as const
    const { findings } = await preflightExample({ ...example, settings }, rules)
    expect(findingLines(findings)).toEqual(['notice a a.html:1: a'])
  })

  it('reports unchecked rules separately from findings', async () => {
    const { findings, unchecked } = await preflightExample(example, [aRule('a', { uncheckedBecause: 'no sending-ip' })])
    expect({ findings, unchecked }).toEqual({ findings: [], unchecked: [{ ruleId: 'a', reason: 'no sending-ip' }] })
  })
})
