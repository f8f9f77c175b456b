import { describe, expect, it } from 'vitest'

import {
  isMaskable,
  loginForms,
  pemBody,
  secretForms,
  secretLines,
} from '../../../src/foundation/world/secret-forms.ts'

const pem = '-----BEGIN PRIVATE KEY-----\r\nMIIEvQIBADANBgkq\r\nhkiG9w0BAQEFAASC\r\n-----END PRIVATE KEY-----\r\n'

describe('isMaskable()', () => {
  it.each(['abc', ' ab ', '587', '25', '65535', 'pass', 'INBOX', 'True', '', '****', '-----BEGIN PRIVATE KEY-----'])(
    'rejects %j, because masking it would hide unrelated text',
    (value) => {
      expect(isMaskable(value)).toBe(false)
    },
  )

  it.each(['abcd', '123456', 'hunter2', 'pässwört', 'passw', '12345a'])('accepts %j', (value) => {
    expect(isMaskable(value)).toBe(true)
  })
})

describe('secretLines()', () => {
  it('returns each line of a key except the BEGIN and END lines', () => {
    expect(secretLines(pem)).toEqual(['MIIEvQIBADANBgkq', 'hkiG9w0BAQEFAASC'])
  })

  it('returns a secret of one line without its line ending', () => {
    expect(secretLines('hunter2\n')).toEqual(['hunter2'])
  })

  it('omits lines that are too short to mask', () => {
    expect(secretLines('long enough\nabc')).toEqual(['long enough'])
  })
})

describe('loginForms()', () => {
  it('returns the base64 of AUTH PLAIN and HTTP Basic', () => {
    expect(loginForms('tim', 'tanstaaftanstaaf').map((form) => Buffer.from(form, 'base64').toString())).toEqual([
      '\0tim\0tanstaaftanstaaf',
      'tim\0tim\0tanstaaftanstaaf',
      'tim:tanstaaftanstaaf',
    ])
  })
})

describe('pemBody()', () => {
  it('joins the lines between BEGIN and END', () => {
    expect(pemBody(pem)).toBe('MIIEvQIBADANBgkqhkiG9w0BAQEFAASC')
  })

  it('returns null for other text', () => {
    expect(pemBody('hunter2')).toBeNull()
  })
})

describe('secretForms()', () => {
  it('returns only maskable forms, longest first', () => {
    const forms = secretForms('abcd')
    expect(forms.filter((form) => !isMaskable(form))).toEqual([])
    expect(forms).toEqual(forms.toSorted((left, right) => right.length - left.length))
  })

  it('accepts a lone surrogate', () => {
    expect(secretForms('abc\ud800def')).toContain('abc\ud800def')
  })

  it('includes the body of a key on one line', () => {
    expect(secretForms(pem)).toContain('MIIEvQIBADANBgkqhkiG9w0BAQEFAASC')
  })

  it('includes the output of common URL encoders', () => {
    const forms = secretForms('p4ss+W/ord=Ü&"x')
    expect(forms).toContain('p4ss%2BW%2Ford%3D%C3%9C%26%22x')
    expect(forms).toContain('p4ss%2BW/ord%3D%C3%9C%26%22x')
    expect(forms).toContain('p4ss+W/ord=%C3%9C&%22x')
    expect(forms).toContain('p4ss%2bW/ord%3d%c3%9c%26%22x')
  })
})
