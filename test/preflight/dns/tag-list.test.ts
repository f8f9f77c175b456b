import { expect, it } from 'vitest'

import { parseTagList, renderTags, tagValue } from '../../../src/preflight/dns/tag-list.ts'

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
