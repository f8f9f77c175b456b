import { describe, expect, it } from 'vitest'

import { missingVariables } from '../../src/preflight/trace-leniently.ts'
import { findingLines, preflightExample } from '../support/preflight.ts'

describe('preflight of a template that cannot be sent', () => {
  it('checks a template without a subject and an author', async () => {
    const { findings, unchecked } = await preflightExample({
      file: 'a.html',
      text: '---\nembed-images: false\n---\n<p>{{ x }}</p>',
    })
    expect(findingLines(findings)).toContain('error unresolved-variable a.html:4:4 Unresolved placeholders: {{ x }}')
    expect(unchecked).toContainEqual({ ruleId: 'missing-subject', reason: 'no subject is set' })
    expect(unchecked).toContainEqual({ ruleId: 'from-invalid', reason: 'no From address is set' })
  })

  it('reports all variables that the data lacks as one finding', async () => {
    const { findings } = await preflightExample({
      file: 'a.liquid',
      text: '<p>{{ a.b }}</p>\n{{ c }}',
      files: { 'data.json': '{}' },
    })
    expect(findingLines(findings)).toEqual([
      'error unresolved-variable a.liquid:1:7 ×2 Variables without a value in the data: a.b, c',
    ])
  })
})

it('missingVariables() names helper calls apart from variables', () => {
  const problems = [
    { input: 'variable a', expected: 'x' },
    { input: 'helper call t "b"', expected: 'x' },
  ]
  expect(missingVariables(problems, 'f')?.message).toBe(
    'Variables without a value in the data: a. Helpers and filters that returned undefined: t "b"',
  )
  expect(missingVariables(problems.slice(1), 'f')?.fix).toContain('return an empty string')
})

it('missingVariables() keeps all other problems', () => {
  expect(
    missingVariables(
      [
        { input: 'variable a', expected: 'x' },
        { input: 'template', expected: 'x' },
      ],
      'a',
    ),
  ).toBeNull()
})
