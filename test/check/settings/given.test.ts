import { describe, expect, it } from 'vitest'

import { environmentValues, type GivenValue, givenLayer } from '../../../src/check/settings/given.ts'

function textOf(values: readonly GivenValue[], name: 'api-token' | 'template' | 'subject'): string | null {
  const input = givenLayer(values).layer.get(name)?.input
  return input?.form === 'text' ? input.text : null
}

function flag(name: string, text: string): GivenValue {
  return { name, text, source: 'flag' }
}

describe('environmentValues()', () => {
  it('reads the variables of the table and no others', () => {
    const env = { PRESEND_API_TOKEN: 'a', GITHUB_TOKEN: 'b', PRESEND_GATE: 'off', PATH: '/bin' }
    expect(environmentValues(env)).toEqual([
      { name: 'api-token', text: 'a', source: 'environment' },
      { name: 'github-token', text: 'b', source: 'environment' },
    ])
  })
})

describe('givenLayer()', () => {
  const fromInput = { name: 'api-token', text: 'input', source: 'input' } as const
  const fromEnvironment = { name: 'api-token', text: 'environment', source: 'environment' } as const

  it('prefers an input to the environment, in either order', () => {
    expect(textOf([fromInput, fromEnvironment], 'api-token')).toBe('input')
    expect(textOf([fromEnvironment, fromInput], 'api-token')).toBe('input')
  })

  it('treats empty text as not given', () => {
    expect(textOf([{ ...fromInput, text: ' \n' }, fromEnvironment], 'api-token')).toBe('environment')
  })

  it('joins the values of a repeated list flag, and uses the last value of every other flag', () => {
    expect(textOf([flag('template', 'a.html'), flag('template', 'b, c.html')], 'template')).toBe('a.html\nb, c.html')
    expect(textOf([flag('subject', 'a'), flag('subject', 'b')], 'subject')).toBe('b')
  })

  it('trims values but not secrets', () => {
    expect(textOf([{ name: 'subject', text: ' a ', source: 'input' }], 'subject')).toBe('a')
    expect(textOf([{ ...fromInput, text: ' a ' }], 'api-token')).toBe(' a ')
  })

  it('rejects an unknown setting name', () => {
    expect(givenLayer([{ name: 'quorom', text: 'hunter2', source: 'input' }]).problems).toEqual([
      { input: 'quorom', expected: 'the name of a setting', todo: 'did you mean quorum?' },
    ])
  })
})
