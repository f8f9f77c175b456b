import { describe, expect, it } from 'vitest'
import { readTemplateEntries } from '../../../../src/check/settings/config/template-entries.ts'
import { parseYaml } from '../../../../src/check/settings/engine/config-value.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'
import { valueOf } from '../../../support/parsed.ts'

function read(yaml: string): ReturnType<typeof readTemplateEntries> {
  const value = valueOf(parseYaml(yaml, { file: 'p.yml', input: 'config' }))
  return readTemplateEntries({ key: 'templates', place: { file: 'p.yml', line: 1 }, value })
}

describe('readTemplateEntries()', () => {
  it('reads maps and bare paths', () => {
    const { entries, problems } = read(
      '- a.html\n- {template: b.html, embed-images: true, thresholds: {business: {inbox-rate: 3}}}',
    )
    expect(problems).toEqual([])
    expect(entries.map((entry) => entry.embedImages)).toEqual([false, true])
    expect(entries[1]?.thresholds).toEqual({ business: { inbox: 3 } })
    expect(entries[0]?.place).toEqual({ file: 'p.yml', line: 1, column: 3 })
  })

  it('returns no entries for an empty value', () => {
    expect(readTemplateEntries(undefined)).toEqual({ entries: [], problems: [] })
    expect(read('[]')).toEqual({ entries: [], problems: [] })
  })

  it.each([
    ['a.html', 'templates (p.yml:1): expected a list whose items are maps with a template key, got a single value'],
    ['- [a.html]', 'templates[0] (p.yml:1:3): expected a path, or a map with a template key, got a list'],
    ['- subject: x', 'templates[0].template (p.yml:1:3): missing; expected a path or a glob'],
    ['- {template: a, embed-images: yes}', 'templates[0].embed-images (p.yml:1:17): expected true or false, got "yes"'],
    [
      '- {template: a, embed-images: [true]}',
      'templates[0].embed-images (p.yml:1:17): expected a single value, got a list',
    ],
    ['- {template: a, smtp-password: hunter2}', 'templates[0].smtp-password (p.yml:1:17) is a secret'],
  ])('rejects the value %s of templates', (yaml, expected) => {
    const problems = read(yaml).problems.map(renderProblem)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(expected)
    expect(problems[0]).not.toContain('hunter2')
  })
})
