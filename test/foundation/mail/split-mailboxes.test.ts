import { describe, expect, test } from 'vitest'

import { splitMailboxes } from '../../../src/foundation/mail/split-mailboxes.ts'

describe('splitMailboxes()', () => {
  test('splits at commas outside quotes, comments and brackets', () => {
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

  test('keeps the text of each mailbox as written', () => {
    expect(splitMailboxes(' Shop <a@b.example> , x ')?.map(({ text }) => text)).toEqual(['Shop <a@b.example>', 'x'])
  })

  test.each(['"a', '(a', '<a@b', 'a@b>', '<a@b> c', '<a@<b>>', 'a: b@c;', 'a;'])(
    'returns null for the list %j',
    (text) => {
      expect(splitMailboxes(text)).toBeNull()
    },
  )

  test.each(['', 'a', '@c', 'a@', 'a@b@c', '"a"b@c'])('finds no address in %j', (text) => {
    expect(splitMailboxes(text)?.[0]).toMatchObject({ localPart: null, domain: null })
  })

  test('runs in linear time for hostile address lists', () => {
    expect(splitMailboxes('('.repeat(200_000))).toBeNull()
    expect(splitMailboxes('a,'.repeat(20_000))).toHaveLength(20_001)
  })
})
