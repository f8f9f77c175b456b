import { describe, expect, test } from 'vitest'

import {
  isReservedHeader,
  parseHeaderField,
  renderAddressField,
  renderHeaderField,
  subjectProblems,
} from '../../src/mail/header-field.ts'
import { anAddress } from './a-message.ts'

describe('parseHeaderField()', () => {
  test('drops the space around name and value', () => {
    const parsed = parseHeaderField({ name: ' X-Campaign ', value: '  spring  ' })
    expect(parsed).toEqual({ status: 'ok', value: { name: 'X-Campaign', value: 'spring' } })
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
    ['List-Unsubscribe', '<https://shop.example/ü>'],
    ['List-Unsubscribe', `<https://shop.example/${'x'.repeat(1000)}>`],
    ['Sender', 'nobody'],
  ])('refuses %j: %j', (name, value) => {
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
  ])('refuses %s, which presend or a server writes', (name) => {
    expect(parseHeaderField({ name, value: 'x' })).toMatchObject({ status: 'bad' })
    expect(isReservedHeader(name)).toBe(true)
  })

  test('says which input to use for Subject, From and Reply-To', () => {
    expect(parseHeaderField({ name: 'Reply-To', value: 'a@b.example' })).toMatchObject({
      problems: [{ todo: 'use reply-to instead' }],
    })
  })

  test('reports a bad name and a bad value at once', () => {
    expect(parseHeaderField({ name: 'a b', value: '' })).toMatchObject({
      problems: [expect.anything(), expect.anything()],
    })
  })
})

describe('renderHeaderField()', () => {
  test('encodes what is not ASCII, and what a reader would decode', () => {
    expect(renderHeaderField('Subject', 'Ein Gruß')).toBe('Subject: =?utf-8?Q?Ein_Gru=C3=9F?=')
    expect(renderHeaderField('Subject', '=?utf-8?Q?x?=')).toMatch(/^Subject: =\?utf-8\?[QB]\?/u)
  })

  test('keeps plain values as they are', () => {
    expect(renderHeaderField('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')).toBe(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    )
  })

  test('encodes only the names in fields that hold mailboxes', () => {
    expect(renderHeaderField('Sender', 'Zoë <zoe@bücher.example>')).toBe(
      'Sender: =?utf-8?Q?Zo=C3=AB?= <zoe@xn--bcher-kva.example>',
    )
  })

  test('never lets a line end through', () => {
    expect(renderHeaderField('X-A', 'a\r\nBcc: x@y.example')).toBe('X-A: a  Bcc: x@y.example')
  })

  test('encodes the description of a list, never its id', () => {
    expect(renderHeaderField('List-Id', 'Bücher <books.shop.example>')).toBe(
      'List-Id: =?utf-8?Q?B=C3=BCcher?= <books.shop.example>',
    )
    expect(renderHeaderField('List-Id', 'Books <books.shop.example>')).toBe('List-Id: Books <books.shop.example>')
  })
})

test('renderAddressField() folds a long list', () => {
  const field = renderAddressField(
    'Reply-To',
    Array.from({ length: 9 }, () => anAddress('Shop <news@shop.example>')),
  )
  expect(field.split('\r\n').every((line) => line.length <= 78)).toBe(true)
  expect(field).toContain('Shop <news@shop.example>,')
})

test('subjectProblems() sees line ends and endless subjects under the given name', () => {
  expect(subjectProblems('fine ü', 'subject')).toEqual([])
  expect(subjectProblems('a\nb', 'subject')).toMatchObject([{ input: 'subject' }])
  expect(subjectProblems('a'.repeat(9000), 'subject')).toMatchObject([{ came: '9000 characters' }])
})
