import { describe, expect, it } from 'vitest'

import { decodeXmlText } from '../../../src/postmaster/dmarc/decode-xml-text.ts'

function declared(label: string): string {
  return `<?xml version='1.0' encoding='${label}'?><a>é</a>`
}

describe('decodeXmlText()', () => {
  it.each([
    ['UTF-8', Buffer.from('<a>é</a>'), '<a>é</a>'],
    ['UTF-8 with its mark', Buffer.from('\ufeff<a>é</a>'), '<a>é</a>'],
    ['UTF-16 with its mark', Buffer.from('\ufeff<a>é</a>', 'utf16le'), '<a>é</a>'],
    ['UTF-16, big end first', Buffer.from('\ufeff<a>é</a>', 'utf16le').swap16(), '<a>é</a>'],
    ['bytes that are no UTF-8', Buffer.from([0x3c, 0xff]), '<\u{fffd}'],
  ])('reads %s', (_name, bytes, text) => {
    expect(decodeXmlText(bytes)).toBe(text)
  })

  it('uses a declared single-byte encoding, and ignores an impossible one', () => {
    expect(decodeXmlText(Buffer.from(declared('ISO-8859-1'), 'latin1'))).toBe(declared('ISO-8859-1'))
    for (const label of ['UTF-16', 'x-unheard-of']) {
      expect(decodeXmlText(Buffer.from(declared(label)))).toBe(declared(label))
    }
  })
})
