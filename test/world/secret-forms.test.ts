import { describe, expect, it } from 'vitest'

import { isMaskable, loginForms, pemBody, secretForms, secretLines } from '../../src/world/secret-forms.ts'

const pem = '-----BEGIN PRIVATE KEY-----\r\nMIIEvQIBADANBgkq\r\nhkiG9w0BAQEFAASC\r\n-----END PRIVATE KEY-----\r\n'

describe('isMaskable()', () => {
  it.each(['abc', ' ab ', '587', '25', '65535', 'pass', 'INBOX', 'True', '', '****', '-----BEGIN PRIVATE KEY-----'])(
    'refuses %j: a mask on it would hide innocent text',
    (value) => {
      expect(isMaskable(value)).toBe(false)
    },
  )

  it.each(['abcd', '123456', 'hunter2', 'pässwört', 'passw', '12345a'])('takes %j', (value) => {
    expect(isMaskable(value)).toBe(true)
  })
})

describe('secretLines()', () => {
  it('gives each line of a key but its frame', () => {
    expect(secretLines(pem)).toEqual(['MIIEvQIBADANBgkq', 'hkiG9w0BAQEFAASC'])
  })

  it('gives a secret of one line as it is, without the line end that came with it', () => {
    expect(secretLines('hunter2\n')).toEqual(['hunter2'])
  })

  it('leaves out lines that are too short to mask', () => {
    expect(secretLines('long enough\nabc')).toEqual(['long enough'])
  })
})

describe('loginForms()', () => {
  it('gives what AUTH PLAIN and basic authentication send', () => {
    expect(loginForms('tim', 'tanstaaftanstaaf').map((form) => Buffer.from(form, 'base64').toString())).toEqual([
      '\0tim\0tanstaaftanstaaf',
      'tim\0tim\0tanstaaftanstaaf',
      'tim:tanstaaftanstaaf',
    ])
  })
})

describe('pemBody()', () => {
  it('joins the lines between the frame', () => {
    expect(pemBody(pem)).toBe('MIIEvQIBADANBgkqhkiG9w0BAQEFAASC')
  })

  it('is null for anything else', () => {
    expect(pemBody('hunter2')).toBeNull()
  })
})

describe('secretForms()', () => {
  it('holds nothing that may not be masked, and the longest first', () => {
    const forms = secretForms('abcd')
    expect(forms.filter((form) => !isMaskable(form))).toEqual([])
    expect(forms).toEqual(forms.toSorted((left, right) => right.length - left.length))
  })

  it('takes half a surrogate pair', () => {
    expect(secretForms('abc\ud800def')).toContain('abc\ud800def')
  })

  it('holds the body of a key in one piece', () => {
    expect(secretForms(pem)).toContain('MIIEvQIBADANBgkqhkiG9w0BAQEFAASC')
  })

  it('holds what the common URL encoders make of it', () => {
    const forms = secretForms('p4ss+W/ord=Ü&"x')
    expect(forms).toContain('p4ss%2BW%2Ford%3D%C3%9C%26%22x')
    expect(forms).toContain('p4ss%2BW/ord%3D%C3%9C%26%22x')
    expect(forms).toContain('p4ss+W/ord=%C3%9C&%22x')
    expect(forms).toContain('p4ss%2bW/ord%3d%c3%9c%26%22x')
  })
})
