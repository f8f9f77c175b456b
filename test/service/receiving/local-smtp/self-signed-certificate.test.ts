import { X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'

import { describe, expect, it } from 'vitest'

import { selfSignedCertificate } from '../../../../src/service/receiving/local-smtp/self-signed-certificate.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeRandom } from '../../../support/fake-random.ts'

const names = ['mx.presend.example', `${'a'.repeat(60)}.${'b'.repeat(60)}.example`]

describe('selfSignedCertificate()', () => {
  it.each(names)('is valid for %s, signed with its own key, from yesterday for ten years', (name) => {
    const clock = fakeClock(Date.UTC(2026, 0, 2))
    const { certPem, keyPem } = selfSignedCertificate(name, { clock, random: fakeRandom(3) })
    const certificate = new X509Certificate(certPem)
    expect(certificate.subject).toBe(`CN=${name.slice(0, 64)}`)
    expect(certificate.checkHost(name)).toBe(name)
    expect(certificate.checkHost('other.example')).toBeUndefined()
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect([certificate.validFromDate, certificate.validToDate].map((date) => date.toISOString().slice(0, 10))).toEqual(
      ['2026-01-01', '2035-12-31'],
    )
    expect(() => createSecureContext({ cert: certPem, key: keyPem })).not.toThrow()
  })

  it('supports years after 2049', () => {
    const clock = fakeClock(Date.UTC(2045, 0, 2))
    const { certPem } = selfSignedCertificate('a.example', { clock, random: fakeRandom(3) })
    expect(new X509Certificate(certPem).validToDate.getUTCFullYear()).toBe(2054)
  })

  it('has a new key and a new serial number each time', () => {
    const parts = { clock: fakeClock(), random: fakeRandom(3) }
    const [one, other] = [selfSignedCertificate('a.example', parts), selfSignedCertificate('a.example', parts)]
    expect(one.keyPem).not.toBe(other.keyPem)
    expect(new X509Certificate(one.certPem).serialNumber).not.toBe(new X509Certificate(other.certPem).serialNumber)
  })
})
