import { describe, expect, test } from 'vitest'

import { splitMailboxes } from '../../src/mail/split-mailboxes.ts'

describe('splitMailboxes()', () => {
  test('cuts at commas that stand outside quotes, comments and brackets', () => {
    const sources = splitMailboxes(String.raw`"a, \"b\"" <c@d.example>, (e, (f)) g@h.example`)
    expect(sources?.map(({ localPart, domain }) => [localPart?.text, domain])).toEqual([
      ['c', 'd.example'],
      ['g', 'h.example'],
    ])
    expect(sources?.[0]?.name).toEqual([
      { text: 'a, "b"', isQuoted: true },
      { text: ' ', isQuoted: false },
    ])
  })

  test('keeps the text of each as it was written', () => {
    expect(splitMailboxes(' Shop <a@b.example> , x ')?.map(({ text }) => text)).toEqual(['Shop <a@b.example>', 'x'])
  })

  test.each(['"a', '(a', '<a@b', 'a@b>', '<a@b> c', '<a@<b>>', 'a: b@c;', 'a;'])('gives null for %j', (text) => {
    expect(splitMailboxes(text)).toBeNull()
  })

  test.each(['', 'a', '@c', 'a@', 'a@b@c', '"a"b@c'])('gives no address for %j', (text) => {
    expect(splitMailboxes(text)?.[0]).toMatchObject({ localPart: null, domain: null })
  })

  test('is linear in hostile lists', () => {
    expect(splitMailboxes('('.repeat(200_000))).toBeNull()
    expect(splitMailboxes('a,'.repeat(20_000))).toHaveLength(20_001)
  })
})
