import { describe, expect, it } from 'vitest'
import { closestName, suggestName } from '../../../src/settings/engine/closest-name.ts'

const names = ['quorum', 'min-inbox-rate', 'min-spf-pass-rate', 'timeout', 'text']

describe('closestName()', () => {
  it.each([
    ['quorom', 'quorum'],
    ['qourum', 'quorum'],
    ['min_inbox_rate', 'min-inbox-rate'],
    ['Min Inbox Rate', 'min-inbox-rate'],
    ['min-inbox', null],
    ['min-inbx-rat', 'min-inbox-rate'],
    ['min-spf-rate', null],
    ['timeou', 'timeout'],
    ['tex', 'text'],
    ['xyz', null],
    ['', null],
    ['t'.repeat(100_000), null],
  ])('finds for %j the name %j', (text, name) => {
    expect(closestName(text, names)).toBe(name)
  })

  it('finds nothing among no names', () => {
    expect(closestName('quorum', [])).toBeNull()
  })
})

describe('suggestName()', () => {
  it('asks whether the closest name was meant', () => {
    expect(suggestName('quorom', names)).toBe('did you mean quorum?')
  })

  it('lists a few names when none is close', () => {
    expect(suggestName('zzz', names)).toBe('use one of: quorum, min-inbox-rate, min-spf-pass-rate, timeout, text')
  })

  it('refers to the README rather than listing many', () => {
    const many = Array.from({ length: 40 }, (_, index) => `a-long-name-${index}`)
    expect(suggestName('zzz', many)).toBe('see "Inputs" in the README for all of them')
  })
})
