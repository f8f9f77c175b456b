import { describe, expect, it } from 'vitest'

import { etagOf, matchesEtag, waitSecondsOf } from '../../../src/service/long-poll/conditional-request.ts'

describe('etagOf()', () => {
  it('changes with each result and when the status changes due to time', () => {
    const test = { numericId: 7, revision: 0, completedAtMs: null, expiresAtMs: 100 }
    const tags = [
      etagOf(test, 0),
      etagOf({ ...test, revision: 1 }, 0),
      etagOf({ ...test, revision: 1 }, 100),
      etagOf({ ...test, numericId: 8 }, 0),
    ]
    expect(tags[0]).toBe('"7.0.pending"')
    expect(new Set(tags).size).toBe(4)
    expect(etagOf(test, 99)).toBe(tags[0])
  })
})

describe('matchesEtag()', () => {
  it.each([
    ['"7.1.x"', true],
    ['W/"7.1.x"', true],
    ['"other", "7.1.x"', true],
    ['"other",W/"7.1.x"', true],
    ['*', true],
    ['"7.1"', false],
    ['7.1.x', false],
    ['', false],
    [undefined, false],
  ])('matchesEtag() for %j returns %s', (ifNoneMatch, expected) => {
    expect(matchesEtag(ifNoneMatch, '"7.1.x"')).toBe(expected)
  })
})

describe('waitSecondsOf()', () => {
  it.each([
    ['wait=10', 10],
    ['wait=20', 20],
    ['wait=600', 20],
    ['wait=999999999', 20],
    ['wait=9999999999', 20],
    [`wait=${'9'.repeat(400)}`, 20],
    ['Wait = "5"', 5],
    ['respond-async, wait=7', 7],
    ['wait=7, respond-async', 7],
    ['wait=7; foo=bar', 7],
    ['wait=0', 0],
    ['wait=-1', 0],
    ['wait=1.5', 0],
    ['wait=abc', 0],
    ['wait', 0],
    ['nowait=9', 0],
    ['', 0],
    [undefined, 0],
  ])('waitSecondsOf() for %j returns %s', (prefer, expected) => {
    expect(waitSecondsOf(prefer, 20)).toBe(expected)
  })
})
