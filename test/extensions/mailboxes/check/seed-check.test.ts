import { describe, expect, it } from 'vitest'

import {
  checkNames,
  completeParts,
  needsFix,
  seedVerdict,
  works,
} from '../../../../src/extensions/mailboxes/check/seed-check.ts'

const fine = works('login', 'as seed1')
const lacking = needsFix('idle', { status: 'lacks', detail: 'none', todo: 'nothing' })
const failing = needsFix('quota', { status: 'fails', detail: 'full', todo: 'make room' })

describe('seedVerdict()', () => {
  it.each([
    [[fine], 'works'],
    [[fine, lacking], 'limited'],
    [[lacking, failing, fine], 'fails'],
    [[], 'works'],
  ] as const)('returns the verdict of the worst part', (parts, verdict) => {
    expect(seedVerdict({ parts })).toBe(verdict)
  })

  it('ignores unchecked parts', () => {
    expect(seedVerdict({ parts: completeParts([fine], 'no message was sent') })).toBe('works')
  })
})

describe('completeParts()', () => {
  it('returns every part once, in order', () => {
    const parts = completeParts([failing, fine], 'an earlier part failed')
    expect(parts.map(({ name }) => name)).toEqual(checkNames)
    expect(
      parts.filter(({ status }) => status === 'unchecked').every(({ detail }) => detail === 'an earlier part failed'),
    ).toBe(true)
  })
})
