import { expect, it } from 'vitest'

import { ReplyError, replyText } from '../../../../src/service/receiving/local-smtp/reply-error.ts'

it.each([
  [{ code: 550, enhancedCode: '5.1.1', text: 'no such mailbox' }, '5.1.1 no such mailbox'],
  [{ code: 250, enhancedCode: null, text: 'Ok' }, 'Ok'],
  [{ code: 550, enhancedCode: '5.7.1', text: 'From: "Grüße"\r\n250 Ok' }, '5.7.1 From: "Gr?e"?250 Ok'],
])('replyText(%j) is one line of ASCII', (reply, expected) => {
  expect(replyText(reply)).toBe(expected)
})

it('a reply never exceeds the maximum length of a reply line', () => {
  expect(replyText({ code: 550, enhancedCode: '5.7.1', text: 'x'.repeat(9000) })).toHaveLength(500)
})

it('a ReplyError contains code and text', () => {
  const error = new ReplyError({ code: 451, enhancedCode: '4.3.0', text: 'later' })
  expect(error.responseCode).toBe(451)
  expect(error.message).toBe('4.3.0 later')
})
