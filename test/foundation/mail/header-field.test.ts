import { describe, expect, test } from 'vitest'

import { parseHeaderField, subjectProblems } from '../../../src/foundation/mail/header-field.ts'

describe('parseHeaderField()', () => {
  test('trims name and value', () => {
    const parsed = parseHeaderField({ name: ' X-Campaign ', value: '  spring  ' })
    expect(parsed).toEqual({ status: 'ok', value: { name: 'X-Campaign', value: 'spring' } })
  })

  test('accepts a name that every JavaScript object has as a property', () => {
    const field = { name: 'constructor', value: 'x' }
    expect(parseHeaderField(field)).toEqual({ status: 'ok', value: field })
  })

  test.each([
    ['', 'x'],
    ['X Campaign', 'x'],
    ['X:Y', 'x'],
    ['Ünï', 'x'],
    ['X'.repeat(77), 'x'],
    ['X-A\r\nBcc', 'x'],
    ['X-A', ''],
    ['X-A', 'a\r\nBcc: x@y.example'],
    ['X-A', 'a\nb'],
    ['X-A', 'a\u0000b'],
    ['X-A', 'a\u0085b'],
    ['X-A', 'x'.repeat(8193)],
    ['X-A', `a ${'x'.repeat(991)}`],
    ['List-Unsubscribe', '<https://shop.example/ü>'],
    ['List-Unsubscribe', `<https://shop.example/${'x'.repeat(1000)}>`],
    ['Sender', 'nobody'],
  ])('rejects %j: %j', (name, value) => {
    expect(parseHeaderField({ name, value })).toMatchObject({ status: 'bad', problems: [expect.anything()] })
  })

  test.each([
    'To',
    'cc',
    'BCC',
    'Date',
    'Message-ID',
    'MIME-Version',
    'Content-Type',
    'DKIM-Signature',
    'X-Presend-Test',
  ])('rejects the reserved field %s', (name) => {
    expect(parseHeaderField({ name, value: 'x' })).toMatchObject({ status: 'bad' })
  })

  test('names the setting to use for Subject, From and Reply-To', () => {
    expect(parseHeaderField({ name: 'Reply-To', value: 'a@b.example' })).toMatchObject({
      problems: [{ todo: 'use the reply-to setting instead' }],
    })
  })

  test('reports an invalid name and an invalid value at once', () => {
    expect(parseHeaderField({ name: 'a b', value: '' })).toMatchObject({
      problems: [expect.anything(), expect.anything()],
    })
  })
})

test('subjectProblems() reports line endings and long subjects under the given name', () => {
  expect(subjectProblems('fine ü', 'subject')).toEqual([])
  expect(subjectProblems('a\nb', 'subject')).toMatchObject([{ input: 'subject' }])
  expect(subjectProblems('a'.repeat(9000), 'subject')).toMatchObject([{ came: '9000 characters' }])
})
