import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findBareLineEnd, findFormRefusal } from '../../../src/service/receiving/form-refusal.ts'

describe('findFormRefusal()', () => {
  it('accepts a message with CRLF line endings and a small header section', () => {
    expect(findFormRefusal(Buffer.from('Subject: Hello\r\n\r\nx'))).toBeNull()
  })

  it('rejects a header section over the limits without measuring SPF, DKIM or DMARC', () => {
    const refusal = findFormRefusal(Buffer.from(`Content-Type: text/html${';\r\n a=b'.repeat(62_000)}\r\n\r\nx`))
    const text = '[presend] a header field has more than 1000 lines'
    expect(refusal?.reply).toEqual({ code: 552, enhancedCode: '5.3.4', text })
    expect(refusal?.reason).toBe('Rejected before any check: a header field has more than 1000 lines')
    expect(refusal?.spf.detail).toBe('not evaluated: a header field has more than 1000 lines')
    expect(refusal).toMatchObject({ folder: null, spam: null, dkim: { isMeasured: false, isPass: null } })
  })

  it('rejects a bare line ending and names its line', () => {
    const refusal = findFormRefusal(Buffer.from(`${'x\r\n'.repeat(11)}x\nx\r\n`))
    expect(refusal?.reply).toMatchObject({ code: 550, enhancedCode: '5.5.2' })
    expect(refusal?.reply.text).toContain('line 12 ends with a bare LF')
    expect(refusal).toMatchObject({ folder: null, spam: null, spf: { isPass: null, isMeasured: false } })
  })
})

describe('findBareLineEnd()', () => {
  it.each([
    ['a\r\nb\r\n', null],
    ['', null],
    ['no line ending at all', null],
    ['\r\n\r\n.\r\n', null],
    ['a\nb', { kind: 'LF', line: 1 }],
    ['a\r\n\n.\r\n', { kind: 'LF', line: 2 }],
    ['a\r\nb\r\nc\r.\r', { kind: 'CR', line: 3 }],
    ['a\r', { kind: 'CR', line: 1 }],
    ['a\r\r\n', { kind: 'CR', line: 1 }],
    ['\n', { kind: 'LF', line: 1 }],
  ])('for the text %j returns %j', (text, expected) => {
    expect(findBareLineEnd(Buffer.from(text))).toEqual(expected)
  })

  it('finds a bare line ending in arbitrary bytes exactly when a regular expression does', () => {
    const piece = constantFrom('\r', '\n', '\r\n', '.', 'x', 'é')
    assert(
      property(array(piece), (pieces) => {
        const text = pieces.join('')
        expect(findBareLineEnd(Buffer.from(text)) !== null).toBe(/\r(?!\n)|(?<!\r)\n/u.test(text))
      }),
    )
  })
})
