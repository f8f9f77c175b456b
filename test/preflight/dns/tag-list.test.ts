import { expect, it } from 'vitest'

import { parseTagList, renderTags, tagValue, withTags } from '../../../src/preflight/dns/tag-list.ts'

it('parseTagList() reads tags, parts without a name, and repeated names', () => {
  const list = parseTagList(' v = DMARC1 ;p=none; stray ;; =x; p=reject;rua=mailto:a@b.com?x=y ')
  expect(list.tags.map(({ name, value }) => `${name}|${value}`)).toEqual([
    'v|DMARC1',
    'p|none',
    'p|reject',
    'rua|mailto:a@b.com?x=y',
  ])
  expect(list.strays).toEqual(['stray', '=x'])
  expect(list.duplicates).toEqual(['p'])
  expect([tagValue(list, 'p'), tagValue(list, 'sp')]).toEqual(['none', null])
  expect(renderTags(list.tags.slice(0, 2))).toBe('v=DMARC1; p=none')
})

it.each([
  [
    'v=DMARC1; p=none; pct=50',
    { p: 'quarantine', pct: null, rua: 'mailto:a@b.com' },
    'v=DMARC1; p=quarantine; rua=mailto:a@b.com',
  ],
  ['v=DKIM1; t=y:s; h=sha1; p=AA', { t: 's', h: null, x: null }, 'v=DKIM1; t=s; p=AA'],
  ['v=DMARC1; p=none; constructor=1', { p: 'reject' }, 'v=DMARC1; p=reject; constructor=1'],
])('withTags() changes, removes and adds tags in %s', (text, changes, expected) => {
  expect(withTags(parseTagList(text), changes)).toBe(expected)
})
