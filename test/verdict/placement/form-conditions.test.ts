import { describe, expect, test } from 'vitest'

import {
  fromIsUnusable,
  headerIsMalformed,
  isTooLargeOrBlocked,
  readableDomain,
} from '../../../src/verdict/placement/form-conditions.ts'
import { fires } from '../../../src/verdict/placement/placement-rule.ts'
import { factsOf } from './facts-of.ts'

async function textOf(from: string | null | readonly string[]) {
  return fromIsUnusable(await factsOf({ headers: { From: from } }))
}

describe('conditions on the form', () => {
  test('report problems with From:', async () => {
    expect(await textOf(null)).toEqual(fires('From: is missing'))
    expect(await textOf(['a@b.example', 'c@d.example'])).toEqual(fires('the message has 2 From: fields'))
    expect(await textOf('a@b.example, c@d.example')).toEqual(fires('From: has 2 addresses'))
    expect(await textOf('a@b_c.example')).toEqual(fires('From: is "a@b_c.example", which has no valid domain'))
  })

  test('report a repeated field and a line that is not a field', async () => {
    expect(headerIsMalformed(await factsOf({ headers: { To: ['a@b.example', 'c@d.example'] } }))).toEqual(
      fires('the to field occurs 2 times'),
    )
    expect(headerIsMalformed(await factsOf({ headers: { 'broken line\r\nX-A': 'b' } }))).toEqual(
      fires('the header section contains a line that is not a header field: "broken line"'),
    )
  })

  test('treat raw bytes that are not UTF-8 as non-ASCII', async () => {
    const facts = await factsOf({ headers: { Subject: 'caf\uFFFD' } })
    expect(headerIsMalformed(facts)).toEqual(fires('the Subject field contains raw non-ASCII characters'))
  })

  test('report a blocked attachment and a field that is too long', async () => {
    const attached = await factsOf({ attachments: [{ filename: 'run.exe', content: 'x' }] })
    expect(isTooLargeOrBlocked(attached)).toEqual(fires('the attachment "run.exe" has a blocked file type'))
    const long = await factsOf({ headers: { Subject: 'x'.repeat(1200) } })
    expect(isTooLargeOrBlocked(long)).toEqual(
      fires('the Subject field is longer than 998 bytes', { code: 552, enhancedCode: '5.3.4' }),
    )
  })

  test('readableDomain() returns the domain of a single author, and null for two authors', async () => {
    expect(readableDomain((await factsOf()).content.message)).toBe('shop.example')
    expect(
      readableDomain((await factsOf({ headers: { From: 'a@b.example, c@d.example' } })).content.message),
    ).toBeNull()
  })
})
