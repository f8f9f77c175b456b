import { describe, expect, it } from 'vitest'

import { renderProblem } from '../../src/errors/problem.ts'
import { givenLayer } from '../../src/settings/given.ts'
import { type Layer, layerProblems, overlay, ruleProblem, valuesOf } from '../../src/settings/values.ts'

function layerOf(values: Readonly<Record<string, string>>, source: 'input' | 'environment' = 'input'): Layer {
  return givenLayer(Object.entries(values).map(([name, text]) => ({ name, text, source }))).layer
}

describe('valuesOf()', () => {
  it('gives what was given, else the default, else null', () => {
    const values = valuesOf(layerOf({ quorum: '70' }))
    expect(values.get('quorum')).toBe(70)
    expect(values.get('timeout')).toBe(3_600_000)
    expect(values.get('subject')).toBeNull()
  })

  it('gives null for a malformed value, which counts as given', () => {
    const values = valuesOf(layerOf({ quorum: 'x' }))
    expect(values.get('quorum')).toBeNull()
    expect(values.isGiven('quorum')).toBe(true)
  })

  it('refuses to make up a value', () => {
    expect(() => valuesOf(layerOf({})).always('subject')).toThrow('The setting subject has no value')
  })
})

describe('overlay()', () => {
  it('lets later layers win', () => {
    const values = valuesOf(overlay(layerOf({ quorum: '1', gate: 'off' }), layerOf({ quorum: '2' })))
    expect([values.get('quorum'), values.get('gate')]).toEqual([2, 'off'])
  })
})

describe('layerProblems()', () => {
  it('lists them in the order of the table', () => {
    const problems = layerProblems(layerOf({ timeout: 'x', 'smtp-port': 'y', 'api-url': 'z' }))
    expect(problems.map((problem) => problem.input)).toEqual(['api-url', 'smtp-port', 'timeout'])
  })

  it('names the variable that a bad secret came from', () => {
    const [problem] = layerProblems(layerOf({ 'dkim-private-key': 'x' }, 'environment'))
    expect(problem?.todo).toContain('it came from the environment variable PRESEND_DKIM_PRIVATE_KEY')
  })

  it('gives text of an input no place', () => {
    const problems = layerProblems(layerOf({ metadata: '{a: .nan}', data: '[{name: 1}]' }))
    expect(problems.map((problem) => problem.place)).toEqual([undefined, undefined])
  })
})

describe('ruleProblem()', () => {
  it('stands at the place of the setting', () => {
    const layer = new Map([
      [
        'gate' as const,
        {
          input: { form: 'text' as const, text: 'x' },
          label: 'templates[0].gate',
          source: 'config' as const,
          place: { file: 'p.yml', line: 3 },
        },
      ],
    ])
    expect(renderProblem(ruleProblem(valuesOf(layer), 'gate', { expected: 'y' }))).toBe(
      'templates[0].gate (p.yml:3): expected y',
    )
  })
})
