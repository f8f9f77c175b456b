import { expect, it } from 'vitest'
import { problemsOf } from '../../../src/foundation/errors/problem.ts'
import { readUpload } from '../../../src/service/sending/read-upload.ts'
import { valueOf } from '../../support/parsed.ts'

it('readUpload() reads the sender and keeps the message as it is', () => {
  const text = 'From: Shop <shop@mail.example>\r\nReply-To: help@mail.example\r\nX-Odd : value\r\n\r\nhello\r\n'
  const upload = valueOf(readUpload(Buffer.from(text), 'message'))
  expect(upload.from).toMatchObject({ address: 'shop@mail.example', displayName: 'Shop' })
  expect(upload.replyTo).toMatchObject([{ address: 'help@mail.example' }])
  expect(Buffer.concat([...upload.original.fields.map(({ bytes }) => bytes), upload.original.rest]).toString()).toBe(
    text,
  )
})

it.each([
  ['an image', '\u0089PNG\0\0', 'NUL bytes'],
  ['a plain text', 'Dear customer,\nthis is no message\n', 'begins with header fields'],
  ['an empty file', '', 'begins with header fields'],
  ['no From field', 'Subject: Hi\n\nhello\n', 'From field'],
  ['a From field without an address', 'From: shop\n\nhello\n', 'From field'],
  [
    'a header section of several megabytes',
    `From: shop@mail.example\nA: ${'x'.repeat(600_000)}\n\nhello\n`,
    'at most 512 KiB',
  ],
])('readUpload() rejects %s with the reason', (_what, text, expected) => {
  const [problem] = problemsOf(readUpload(Buffer.from(text), 'message'))
  expect(problem?.input).toBe('message')
  expect(problem?.expected).toContain(expected)
})

it('readUpload() reads 30 MB of nested parts and addresses in less than two seconds of processor time', () => {
  const nested = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n'.repeat(600_000)
  const start = process.threadCpuUsage()
  expect(readUpload(Buffer.from(`From: shop@mail.example\r\n${nested}`), 'message').status).toBe('ok')
  const many = `From: shop@mail.example\r\nReply-To: ${'a@b.example, '.repeat(30_000)}\r\n\r\n`
  expect(readUpload(Buffer.from(many), 'message').status).toBe('ok')
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2000)
})
