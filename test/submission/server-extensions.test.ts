import { describe, expect, it } from 'vitest'

import { noExtensions, parseExtensions } from '../../src/submission/server-extensions.ts'

describe('parseExtensions()', () => {
  it('reads what a Postfix offers', () => {
    const lines = [
      'mail.example',
      'PIPELINING',
      'SIZE 10240000',
      'STARTTLS',
      'AUTH PLAIN LOGIN',
      '8BITMIME',
      'SMTPUTF8',
    ]
    expect(parseExtensions(lines)).toEqual({
      supportsPipelining: true,
      supportsStartTls: true,
      supportsSmtpUtf8: true,
      supportsEightBitMime: true,
      supportsSize: true,
      maxSizeBytes: 10_240_000,
      authMechanisms: ['PLAIN', 'LOGIN'],
    })
  })

  it('reads small letters and the old AUTH=', () => {
    const extensions = parseExtensions(['mail.example', 'pipelining', 'AUTH=LOGIN', 'auth login plain '])
    expect(extensions.supportsPipelining).toBe(true)
    expect(extensions.authMechanisms).toEqual(['LOGIN', 'PLAIN'])
  })

  it.each(['SIZE', 'SIZE 0', 'SIZE many', 'SIZE 99999999999999999999'])('names no limit for %j', (line) => {
    expect(parseExtensions(['mail.example', line])).toMatchObject({ supportsSize: true, maxSizeBytes: null })
  })

  it('does not take the server’s name for an extension', () => {
    expect(parseExtensions(['STARTTLS PIPELINING'])).toEqual(noExtensions)
  })

  it('does not take a word that only begins like one', () => {
    expect(parseExtensions(['mail.example', 'STARTTLSX', 'XPIPELINING', 'HELP STARTTLS'])).toEqual(noExtensions)
  })
})
