import { describe, expect, it } from 'vitest'

import { parseCertificates } from '../../../src/action/assembly/parse-certificates.ts'
import { renderProblem } from '../../../src/foundation/errors/problem.ts'
import { makeCertificate } from '../../support/certificate.ts'

function problemsOf(pem: string): readonly string[] {
  const parsed = parseCertificates(pem, 'ca.pem')
  return parsed.status === 'ok' ? [] : parsed.problems.map(renderProblem)
}

describe('parseCertificates()', () => {
  it('accepts one or more certificates, with comments between them', () => {
    const [first, second] = [makeCertificate().certPem, makeCertificate().certPem]
    expect(problemsOf(first)).toEqual([])
    expect(problemsOf(`# our authority\n${first}\n# the old one\r\n${second.replaceAll('\n', '\r\n')}`)).toEqual([])
  })

  it.each([
    [
      'text',
      'PASSWORD=hunter2\n',
      'ca.pem): expected PEM certificates (-----BEGIN CERTIFICATE-----), got a file without certificates',
    ],
    [
      'a private key',
      makeCertificate().keyPem,
      'ca.pem:1): expected PEM certificates (-----BEGIN CERTIFICATE-----), got a block that is not a certificate',
    ],
    [
      'a truncated certificate',
      `\n-----BEGIN CERTIFICATE-----\nhunter2\n-----END CERTIFICATE-----\n`,
      'ca.pem:2): expected PEM certificates (-----BEGIN CERTIFICATE-----), got a block that is not a certificate',
    ],
  ])('rejects a file with %s without quoting it', (_what, pem, expected) => {
    const [problem = ''] = problemsOf(pem)
    expect(problem).toContain(expected)
    expect(problem).toContain('expected PEM certificates')
    expect(problem).not.toContain('hunter2')
  })
})
