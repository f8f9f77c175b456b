import { describe, expect, it } from 'vitest'

import { checkNames, completeParts, seedVerdict, works, wrong } from '../../../src/seeds/check/seed-check.ts'

const fine = works('login', 'as seed1')
const lacking = wrong('idle', { status: 'lacks', detail: 'none', todo: 'nothing' })
const failing = wrong('quota', { status: 'fails', detail: 'full', todo: 'make room' })

describe('seedVerdict()', () => {
  it.each([
    [[fine], 'works'],
    [[fine, lacking], 'limited'],
    [[lacking, failing, fine], 'fails'],
    [[], 'works'],
  ] as const)('is decided by the worst part', (parts, verdict) => {
    expect(seedVerdict({ parts })).toBe(verdict)
  })

  it('takes nothing from what was not tried', () => {
    expect(seedVerdict({ parts: completeParts([fine], 'no letter was sent') })).toBe('works')
  })
})

describe('completeParts()', () => {
  it('gives every part once, in order', () => {
    const parts = completeParts([failing, fine], 'it was in the way')
    expect(parts.map(({ name }) => name)).toEqual(checkNames)
    expect(
      parts.filter(({ status }) => status === 'unchecked').every(({ detail }) => detail === 'it was in the way'),
    ).toBe(true)
  })
})
