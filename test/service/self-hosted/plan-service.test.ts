import { describe, expect, it } from 'vitest'

import { baseUrlOf, publicUrlOf } from '../../../src/service/self-hosted/plan-service.ts'

const plain = { tls: null, publicUrl: null }

describe('baseUrlOf() and publicUrlOf()', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:8025'],
    ['0.0.0.0', 'http://127.0.0.1:8025'],
    ['::', 'http://[::1]:8025'],
    ['::1', 'http://[::1]:8025'],
    ['presend.example', 'http://presend.example:8025'],
  ])('a service that listens on %s has the URL %s', (host, expected) => {
    expect(baseUrlOf(plain, { host, port: 8025 })).toBe(expected)
    expect(publicUrlOf(plain, { host, port: 8025 })).toBe(expected)
  })

  it('the URL begins with https if TLS is configured', () => {
    const tls = { certPath: 'cert.pem', keyPath: 'key.pem' }
    expect(baseUrlOf({ tls }, { host: '127.0.0.1', port: 443 })).toBe('https://127.0.0.1:443')
  })

  it('publicUrlOf() returns the configured public URL', () => {
    const settings = { tls: null, publicUrl: 'https://presend.example' }
    expect(publicUrlOf(settings, { host: '0.0.0.0', port: 8025 })).toBe('https://presend.example')
  })
})
