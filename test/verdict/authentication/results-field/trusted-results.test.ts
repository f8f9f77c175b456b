import { describe, expect, it } from 'vitest'

import { readHeaderSection } from '../../../../src/mail/header-section.ts'
import { findTrustedResults } from '../../../../src/verdict/authentication/results-field/trusted-results.ts'

function find(lines: readonly string[], authservId: string | null): string | null {
  const fields = readHeaderSection(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`))
  const found = findTrustedResults(fields, authservId)
  return found === null ? null : found.results.map(({ method, result }) => `${method}=${result}`).join(' ')
}

describe('findTrustedResults()', () => {
  it('takes the topmost field of the provider, and none that stands below it', () => {
    const lines = [
      'Received: from mail.shop.example by mx.box.example; Sat, 21 Nov 2026 10:00:00 +0000',
      'Authentication-Results: mx.box.example; spf=fail smtp.mailfrom=shop.example',
      'Authentication-Results: mx.box.example; spf=pass; dkim=pass; dmarc=pass',
    ]
    expect(find(lines, 'mx.box.example')).toBe('spf=fail')
  })

  it('passes over fields that others wrote, wherever they stand', () => {
    const lines = [
      'Authentication-Results: evil.example; dmarc=pass',
      'authentication-results: MX.Box.Example;',
      '\tdmarc=fail',
      'Authentication-Results: dmarc=pass',
    ]
    expect(find(lines, 'mx.box.example')).toBe('dmarc=fail')
    expect(find(lines, 'other.example')).toBeNull()
  })

  it('knows providers that name nobody by just that', () => {
    const lines = ['Authentication-Results: mx.box.example; dmarc=pass', 'Authentication-Results: spf=fail; dmarc=fail']
    expect(find(lines, null)).toBe('spf=fail dmarc=fail')
  })
})
