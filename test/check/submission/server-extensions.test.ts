import { describe, expect, it } from 'vitest'

import { noExtensions, parseExtensions } from '../../../src/check/submission/server-extensions.ts'

function extensions(...words: readonly string[]): ReturnType<typeof parseExtensions> {
  return parseExtensions(['mail.example', ...words].map((word) => `250-${word}`).join('\n'))
}

describe('parseExtensions()', () => {
  it('parses the extensions of a Postfix', () => {
    expect(extensions('PIPELINING', 'SIZE 10240000', 'STARTTLS', 'AUTH PLAIN LOGIN', 'SMTPUTF8')).toEqual({
      supportsStartTls: true,
      supportsSmtpUtf8: true,
      maxSizeBytes: 10_240_000,
      authMechanisms: ['PLAIN', 'LOGIN'],
    })
  })

  it('parses lower-case keywords and the obsolete AUTH=', () => {
    expect(extensions('AUTH=LOGIN', 'auth login plain ').authMechanisms).toEqual(['LOGIN', 'PLAIN'])
  })

  it.each(['SIZE', 'SIZE 0', 'SIZE many', 'SIZE 99999999999999999999'])('finds no limit in %j', (line) => {
    expect(extensions(line).maxSizeBytes).toBeNull()
  })

  it("ignores the server's name, and words that only begin like an extension", () => {
    expect(parseExtensions('250-STARTTLS PIPELINING')).toEqual(noExtensions)
    expect(extensions('STARTTLSX', 'HELP STARTTLS')).toEqual(noExtensions)
  })
})
