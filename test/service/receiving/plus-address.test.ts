import { describe, expect, it } from 'vitest'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'

import { plusAddressOf } from '../../../src/service/receiving/plus-address.ts'

describe('plusAddressOf()', () => {
  it('returns a stable plus-address that differs for each test', () => {
    const first = plusAddressOf('seed1@box.example', toTrackingId('pst_one'))
    expect(first).toMatch(/^seed1\+[0-9a-f]{25}@box\.example$/u)
    expect(plusAddressOf('seed1@box.example', toTrackingId('pst_one'))).toBe(first)
    expect(plusAddressOf('seed1@box.example', toTrackingId('pst_two'))).not.toBe(first)
  })

  it('adds the tag after an existing one, and returns an address without room for a tag unchanged', () => {
    expect(plusAddressOf('a+b@box.example', toTrackingId('pst_one'))).toMatch(/^a\+b\+[0-9a-f]{25}@box\.example$/u)
    const long = `${'x'.repeat(39)}@box.example`
    expect(plusAddressOf(long, toTrackingId('pst_one'))).toBe(long)
  })
})
