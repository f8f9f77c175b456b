import { describe, expect, it } from 'vitest'

import { maskIds } from '../../../src/service/operations/mask-ids.ts'

describe('maskIds()', () => {
  it.each([
    ['a tracking id', 'pst_ABCDEFGHIJKLMNOPQRSTUVWX', 'pst_ABCD…'],
    ['a tracking key', 'psk_ABCDEFGHIJKLMNOPQRSTUVWX', 'psk_ABCD…'],
    ['a token', `psd_${'aB-_'.repeat(11)}`, 'psd_***'],
    ['a webhook secret', `whsec_${'aB-_'.repeat(11)}`, 'whsec_***'],
    ['two in one text', 'pst_ABCDEFGHIJKLMNOPQRSTUVWX,psd_AAAAAAAAAAAAAAAA', 'pst_ABCD…,psd_***'],
    ['one inside a path', '/r/pst_ABCDEFGHIJKLMNOPQRSTUVWX?x', '/r/pst_ABCD…?x'],
  ])('shortens %s', (_what, text, expected) => {
    expect(maskIds(text)).toBe(expected)
  })

  it.each(['', 'perhaps', 'https://example.com/pst_short', 'psd_short'])('leaves %j as it is', (text) => {
    expect(maskIds(text)).toBe(text)
  })
})
