import { describe, expect, it } from 'vitest'

import { renderProblem } from '../../../src/errors/problem.ts'
import { type ConfigEntry, parseYaml } from '../../../src/settings/config/config-value.ts'
import { isBlank, readSection } from '../../../src/settings/config/sections.ts'
import { valueOf } from '../../support/parsed.ts'

function entriesOf(yaml: string): readonly ConfigEntry[] {
  const value = valueOf(parseYaml(yaml, { file: 'p.yml', input: 'config' }))
  return value.kind === 'map' ? value.entries : []
}

const top = { prefix: '', isTop: true, otherKeys: ['templates'] }
const inner = { prefix: 'templates[0].', isTop: false, otherKeys: ['thresholds'] }

describe('readSection()', () => {
  it('sorts settings and other keys', () => {
    const section = readSection(entriesOf('gate: warn\ntemplates: []'), top, ['gate'])
    expect([...section.layer.keys()]).toEqual(['gate'])
    expect([...section.others.keys()]).toEqual(['templates'])
    expect(section.problems).toEqual([])
  })

  it('takes empty values as not given', () => {
    expect(readSection(entriesOf('gate:\nsubject: ""\n'), top, ['gate', 'subject']).layer.size).toBe(0)
  })

  it.each([
    ['api-token: hunter2', 'api-token (p.yml:1:1): expected secrets not to stand in the config file'],
    ['api-tokn: hunter2', 'api-tokn (p.yml:1:1): expected a key that presend knows'],
    ['config: x.yml', 'config (p.yml:1:1): expected config not to stand in the config file; give it as an input'],
    ['gaet: hunter2', 'did you mean gate?'],
    ['template_s: hunter2', 'did you mean templates?'],
  ])('refuses %s without showing the value', (yaml, expected) => {
    const problems = readSection(entriesOf(yaml), top, ['gate']).problems.map(renderProblem)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(expected)
    expect(problems[0]).not.toContain('hunter2')
  })

  it('says where a setting for all templates belongs', () => {
    expect(readSection(entriesOf('timeout: 3m'), inner, ['subject']).problems.map(renderProblem)).toEqual([
      'templates[0].timeout (p.yml:1:1): expected only settings that may differ from template to template here; move timeout to the top level of the file',
    ])
  })
})

describe('isBlank()', () => {
  it.each([
    ['a:', true],
    ['a: "  "', true],
    ['a: 0', false],
    ['a: false', false],
    ['a: []', false],
  ])('judges %s', (yaml, isEmpty) => {
    expect(entriesOf(yaml).map((entry) => isBlank(entry.value))).toEqual([isEmpty])
  })
})
