import { describe, expect, it } from 'vitest'

import { postmasterRows } from '../../../../src/extensions/postmaster/settings/rows.ts'
import { problemsOf, readRow, valueOf } from '../../../support/parsed.ts'

describe('postmasterRows', () => {
  it('parses domains as a list of unique A-labels in lower case', () => {
    const row = postmasterRows['postmaster-domain']
    expect(valueOf(readRow(row, 'Shop.Example, bücher.example\nshop.example'))).toEqual([
      'shop.example',
      'xn--bcher-kva.example',
    ])
    expect(problemsOf(readRow(row, 'shop'))).toHaveLength(1)
  })

  it('accepts one bare address', () => {
    const row = postmasterRows['postmaster-email']
    expect(valueOf(readRow(row, 'Postmaster@Shop.Example'))).toBe('Postmaster@shop.example')
    expect(problemsOf(readRow(row, 'Post <postmaster@shop.example>'))).toEqual([
      'a-setting: expected one address, such as postmaster@shop.example, got "Post <postmaster@shop.example>"; ' +
        'write only the address, without a name or angle brackets',
    ])
  })

  it.each(['0', '366', '7d', '1.5'])('rejects %j days', (text) => {
    expect(problemsOf(readRow(postmasterRows['postmaster-days'], text))).toHaveLength(1)
  })

  it('defaults to the spam rate thresholds of Google', () => {
    expect([postmasterRows['warn-spam-rate'].default, postmasterRows['max-spam-rate'].default]).toEqual(['0.1', '0.3'])
  })
})
