import { describe, expect, it } from 'vitest'

import { lapsedReason, titleIn } from '../../src/check/rate-reason.ts'
import { byDefault } from '../support/check-builders.ts'

// The other sentences are tested in evaluate.test.ts.
describe('titleIn()', () => {
  it('names the rate, and the provider type if the rate has one', () => {
    expect(titleIn({ rate: 'inbox', scope: 'overall' })).toBe('inbox rate')
    expect(titleIn({ rate: 'dkim', scope: 'business' })).toBe('business DKIM pass rate')
  })
})

describe('lapsedReason()', () => {
  it('names the default threshold that does not apply', () => {
    expect(lapsedReason({ rate: 'dkim', scope: 'business' }, byDefault(99.5))).toBe(
      'business DKIM pass rate was not measured, so its default threshold of 99.5% does not apply',
    )
  })
})
