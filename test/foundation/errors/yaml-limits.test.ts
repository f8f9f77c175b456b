import { describe, expect, it } from 'vitest'

import { findYamlExcess } from '../../../src/foundation/errors/yaml-limits.ts'

function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join('')
}

describe('findYamlExcess()', () => {
  it.each([
    ['a settings file', 'template: emails/*.html\nthresholds: {gmail: {inbox: 80}}\n'],
    ['a long list', times(10_000, (index) => `- ${index}\n`)],
    ['nested lists', '- - - a\n    - b\n'],
    ['brackets in strings', `a: |\n  ${'['.repeat(500)}\nb: "${'{'.repeat(500)}"\n`],
    ['ampersands in strings', times(1000, () => '- a & b * c\n')],
    ['some anchors', times(200, (index) => `- &a${index} 1\n- *a${index}\n`)],
    ['invalid YAML', 'a: [}\n\t@'],
  ])('finds nothing in %s', (_what, text) => {
    expect(findYamlExcess(text)).toBeNull()
  })

  it.each([
    ['lists', '['.repeat(200_000)],
    ['maps', '{a: '.repeat(200_000)],
    ['keys', '? '.repeat(200_000)],
    ['items', '- '.repeat(200_000)],
  ])('finds deep nesting of %s', (_what, text) => {
    expect(findYamlExcess(text)?.expected).toBe('at most 100 levels of nesting')
  })

  it('finds many anchors and aliases', () => {
    expect(findYamlExcess(times(501, (index) => `- &a${index} 1\n`))?.expected).toContain('anchors')
    expect(findYamlExcess(`- &a 1\n${times(501, () => '- *a\n')}`)?.expected).toContain('aliases')
  })
})
