import { describe, expect, it } from 'vitest'
import { closestName, suggestName } from '../../../src/foundation/errors/closest-name.ts'

const names = ['quorum', 'min-inbox-rate', 'min-spf-pass-rate', 'timeout', 'text']

describe('closestName()', () => {
  it.each([
    ['quarentine', 'quarantine'],
    ['REJCET', 'reject'],
    ['non', 'none'],
    ['monitor', null],
  ])('with a maximum of two edits, returns for %s: %s', (text, name) => {
    expect(closestName(text, ['none', 'quarantine', 'reject'], 2)).toBe(name)
  })

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
  ])('returns for %j the closest name %j', (text, name) => {
    expect(closestName(text, names)).toBe(name)
  })

  it('returns null for an empty list of names', () => {
    expect(closestName('quorum', [])).toBeNull()
  })
})

describe('suggestName()', () => {
  it('suggests the closest name', () => {
    expect(suggestName('quorom', names)).toBe('did you mean quorum?')
  })

  it('lists all names when none is close and there are few', () => {
    expect(suggestName('zzz', names)).toBe('use one of: quorum, min-inbox-rate, min-spf-pass-rate, timeout, text')
  })

  it('refers to the README instead of listing many names', () => {
    const many = Array.from({ length: 40 }, (_, index) => `a-long-name-${index}`)
    expect(suggestName('zzz', many)).toBe('for a full list, see "Inputs" in the README')
  })
})
