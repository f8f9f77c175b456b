import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../../src/foundation/errors/problem.ts'
import { readOriginal, readOriginalHead } from '../../../src/foundation/mail/read-original.ts'
import { valueOf } from '../../support/parsed.ts'

const uploaded = { input: 'message' }

describe('readOriginal()', () => {
  it('splits a message', () => {
    const original = valueOf(readOriginal(Buffer.from('From: a@b.example\n\nhi\n'), uploaded))
    expect(original.fields.map(({ name }) => name)).toEqual(['from'])
  })

  it.each([
    ['a NUL byte', 'From: a@b.example\n\nhi\0\n', 'a NUL byte', 3],
    ['no header fields', 'hello there\n', '"hello there', 1],
    ['no content', '', '""', 1],
  ])('rejects a message with %s', (_what, text, came, line) => {
    const [problem] = problemsOf(readOriginal(Buffer.from(text), { input: 'template', file: 'a.eml' }))
    expect(problem).toMatchObject({ input: 'template', place: { file: 'a.eml', line } })
    expect(problem?.came).toContain(came)
    expect(problemsOf(readOriginal(Buffer.from(text), uploaded))[0]).not.toHaveProperty('place')
  })

  it('rejects more than 2,000 header fields', () => {
    const text = `${'A: b\n'.repeat(2001)}\nhi\n`
    expect(problemsOf(readOriginal(Buffer.from(text), uploaded))).toMatchObject([
      { expected: 'at most 2000 header fields' },
    ])
  })
})

it('readOriginalHead() reads the subject and the first valid address of each field', () => {
  const text = 'Subject: Hi\r\nFrom: broken, Shop <shop@b.example>\r\nReply-To: help@b.example\r\n\r\n'
  const head = readOriginalHead(valueOf(readOriginal(Buffer.from(text), uploaded)))
  expect(head.subject).toBe('Hi')
  expect(head.from).toMatchObject({ address: 'shop@b.example', displayName: 'Shop' })
  expect(head.replyTo).toMatchObject([{ address: 'help@b.example' }])
  expect(readOriginalHead(valueOf(readOriginal(Buffer.from('A: b\n\n'), uploaded)))).toEqual({
    subject: null,
    writtenFrom: null,
    from: null,
    replyTo: [],
  })
})
