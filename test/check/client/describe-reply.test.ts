import { describe, expect, it } from 'vitest'

import { describeBody, describeReply } from '../../../src/check/client/describe-reply.ts'
import { aRefusal, aReply } from '../../support/api-builders.ts'

describe('describeReply()', () => {
  it('quotes the message of both error formats', () => {
    expect(describeReply(aRefusal(422, 'Invalid provider types: x'))).toBe('422 "Invalid provider types: x"')
    expect(describeReply(aReply({ statusCode: 404, text: '{"error":"No data"}' }))).toBe('404 "No data"')
  })

  it('adds at most five further problems, without duplicates', () => {
    const errors = ['name is too long', ...Array.from({ length: 7 }, (_, index) => `problem ${index}`)]
    const text = JSON.stringify({ success: false, error: 'name is too long', errors })
    expect(describeReply(aReply({ statusCode: 422, text }))).toBe(
      '422 "name is too long", "problem 0", "problem 1", "problem 2", "problem 3", "problem 4", and 2 more',
    )
  })

  it('describes the kind of body without a message', () => {
    const html = '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head></html>'
    expect(describeReply(aReply({ statusCode: 502, text: html }))).toBe('502 and an HTML page titled "502 Bad Gateway"')
    expect(describeReply(aReply({ statusCode: 500, text: ' ' }))).toBe('500 and an empty body')
    expect(describeReply(aReply({ statusCode: 500, text: '{"a":1}' }))).toBe('500 and the text "{\\"a\\":1}"')
  })
})

describe('describeBody()', () => {
  it('names an unrequested encoding', () => {
    const reply = aReply({ text: 'xx', headers: { 'content-encoding': 'gzip' } })
    expect(describeBody(reply)).toBe('a body with Content-Encoding "gzip"')
  })

  it('describes HTML without a title', () => {
    expect(describeBody(aReply({ text: '<html><p>hi' }))).toBe('an HTML page')
  })

  it('quotes other text on one line, without control characters, at most 300 characters', () => {
    expect(describeBody(aReply({ text: 'a\r\n::error::b\u001B[31m\u202E c' }))).toBe('the text "a ::error::b [31m c"')
    expect(describeBody(aReply({ text: 'x'.repeat(1000) }))).toHaveLength('the text '.length + 302)
  })
})
