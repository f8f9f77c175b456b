import { describe, expect, it } from 'vitest'

import { readHeaderSection } from '../../../../src/mail/header-section.ts'
import { findReceivedSpf } from '../../../../src/verdict/authentication/received-spf/trusted-received-spf.ts'

const handOver = 'Received: from mail.shop.example by mx.box.example; Sat, 21 Nov 2026 10:00:00 +0000'
const results = 'Authentication-Results: mx.box.example; dkim=pass'
const own = 'Received-SPF: fail receiver=mx.box.example; envelope-from=a@shop.example'
const forged = 'Received-SPF: pass receiver=mx.evil.example; envelope-from=a@shop.example'

function find(lines: readonly string[], place: { readonly handOver?: number; readonly results?: readonly number[] }) {
  const fields = readHeaderSection(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`))
  const found = findReceivedSpf(fields, {
    acceptedIndex: place.handOver ?? null,
    results: (place.results ?? []).map((fieldIndex) => ({ fieldIndex })),
    authservIds: ['MX.box.example'],
  })
  return found?.result ?? null
}

describe('findReceivedSpf()', () => {
  it("returns the topmost field above the provider's Received field, regardless of its receiver", () => {
    expect(find([own, handOver, forged], { handOver: 1 })).toBe('fail')
    expect(find(['Received-SPF: softfail', handOver, own], { handOver: 1 })).toBe('softfail')
    expect(find(['Received-SPF: what', own, handOver], { handOver: 2 })).toBeNull()
  })

  it("returns a field above the provider's own results", () => {
    expect(find([own, results, forged], { results: [1] })).toBe('fail')
  })

  it('returns a field directly below the results only if it names the provider', () => {
    expect(find([handOver, results, own], { handOver: 0, results: [1] })).toBe('fail')
    expect(find([handOver, own], { handOver: 0 })).toBe('fail')
    expect(find([handOver, results, forged], { handOver: 0, results: [1] })).toBeNull()
    expect(find([handOver, results, handOver, own], { handOver: 0, results: [1] })).toBeNull()
  })

  it("returns null if the provider's fields cannot be distinguished from the sender's", () => {
    expect(find([own], {})).toBeNull()
    expect(find([handOver, own], {})).toBeNull()
    expect(find([handOver], { handOver: 0 })).toBeNull()
  })
})
