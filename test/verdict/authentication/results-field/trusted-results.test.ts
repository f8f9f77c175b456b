import { describe, expect, it } from 'vitest'

import { readHeaderSection } from '../../../../src/foundation/mail/header-section.ts'
import { findTrustedResults } from '../../../../src/verdict/authentication/results-field/trusted-results.ts'

function find(
  lines: readonly string[],
  authservId: string | null | readonly string[],
  acceptedIndex: number | null = null,
): string | null {
  const fields = readHeaderSection(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`))
  const found = findTrustedResults(fields, { authservIds: [authservId].flat(), acceptedIndex })
  const results = found.flatMap((field) => field.results)
  return found.length === 0 ? null : results.map(({ method, result }) => `${method}=${result}`).join(' ')
}

describe('findTrustedResults()', () => {
  it('returns only the topmost field of the provider', () => {
    const lines = [
      'Received: from mail.shop.example by mx.box.example; Sat, 21 Nov 2026 10:00:00 +0000',
      'Authentication-Results: mx.box.example; spf=fail smtp.mailfrom=shop.example',
      'Authentication-Results: mx.box.example; spf=pass; dkim=pass; dmarc=pass',
    ]
    expect(find(lines, 'mx.box.example')).toBe('spf=fail')
  })

  it('ignores fields of other hosts', () => {
    const lines = [
      'Authentication-Results: evil.example; dmarc=pass',
      'authentication-results: MX.Box.Example;',
      '\tdmarc=fail',
      'Authentication-Results: dmarc=pass',
    ]
    expect(find(lines, 'mx.box.example')).toBe('dmarc=fail')
    expect(find(lines, 'other.example')).toBeNull()
  })

  it('returns only the topmost field of all hosts of a domain', () => {
    const lines = [
      'Authentication-Results: mx-04.box.example; dmarc=fail',
      'Authentication-Results: mx-05.box.example; dmarc=pass',
      'Authentication-Results: box.example.evil.example; dmarc=pass',
    ]
    expect(find(lines, '*.box.example')).toBe('dmarc=fail')
    expect(find(lines.slice(1), '*.box.example')).toBe('dmarc=pass')
    expect(find(lines.slice(2), '*.box.example')).toBeNull()
  })

  it('matches fields without an authserv-id', () => {
    const lines = ['Authentication-Results: mx.box.example; dmarc=pass', 'Authentication-Results: spf=fail; dmarc=fail']
    expect(find(lines, null)).toBe('spf=fail dmarc=fail')
  })

  const handOver = 'Received: from mail.shop.example by mx.box.example; Sat, 21 Nov 2026 10:00:00 +0000'

  it("returns all fields above the provider's Received field, and none below", () => {
    const lines = [
      'Authentication-Results: mx.box.example; dmarc=fail',
      'Authentication-Results: other.example; spf=pass',
      'Authentication-Results: mx.box.example; spf=fail',
      handOver,
      'Authentication-Results: mx.box.example; dkim=pass',
    ]
    expect(find(lines, 'mx.box.example', 3)).toBe('dmarc=fail spf=fail')
    expect(find(lines, 'mx.box.example')).toBe('dmarc=fail')
  })

  it("returns only the topmost field below the provider's Received field, where some providers write theirs", () => {
    const lines = [
      handOver,
      'Authentication-Results: mx.box.example; spf=fail',
      'Authentication-Results: mx.box.example; dkim=pass',
    ]
    expect(find(lines, 'mx.box.example', 0)).toBe('spf=fail')
  })

  it('ignores fields below a Received field from the sender', () => {
    const lines = [handOver, handOver, 'Authentication-Results: dmarc=pass']
    expect(find(lines, null, 0)).toBeNull()
    expect(find(lines, null)).toBe('dmarc=pass')
  })

  const ids = ['dmarc.mail.example', 'spf.mail.example']
  const ofEach = [
    'Authentication-Results: dmarc.mail.example; dmarc=fail',
    'Authentication-Results: spf.mail.example; spf=fail',
  ]
  const forged = [
    'Authentication-Results: spf.mail.example; spf=pass',
    'Authentication-Results: dmarc.mail.example; dmarc=pass',
  ]

  it('returns the topmost field per authserv-id for a provider with several, and no forged fields below', () => {
    expect(find([handOver, ...ofEach, ...forged], ids, 0)).toBe('dmarc=fail spf=fail')
    expect(find([handOver, ...ofEach, ...forged], ids)).toBe('dmarc=fail spf=fail')
    expect(find([...ofEach, handOver, ...forged], ids, 2)).toBe('dmarc=fail spf=fail')
  })

  it('ignores other names below the next Received field', () => {
    const lines = [handOver, ofEach[0] ?? '', handOver, ...forged]
    expect(find(lines, ids, 0)).toBe('dmarc=fail')
    expect(find(lines, ids)).toBe('dmarc=fail')
  })
})
