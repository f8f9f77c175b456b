import { expect, test } from 'vitest'

import { openLiquid } from '../../../src/render/engines/liquid.ts'
import { problemPlaces, renderFiles, valueOf } from '../../support/a-repository.ts'

test('assign sets a variable', async () => {
  const files = {
    'a.liquid':
      '{% assign total = 2 | times: n %}{{ total }}{% for i in l %}{% assign last = i %}{% endfor %}{{ last }}',
  }
  expect(valueOf(await renderFiles(openLiquid, files, { n: 3, l: [7, 8] }))).toBe('68')
})

test('assign from a missing variable is an error', async () => {
  const files = { 'a.liquid': '{% assign name = custmer.name %}{{ name }}' }
  expect(problemPlaces(await renderFiles(openLiquid, files, { customer: { name: 'Zoë' } }))).toEqual([
    'variable custmer.name (a.liquid:1:18)',
  ])
})

test.each(['{% assign %}', '{% assign x %}', '{% assign = 1 %}'])('%s is an error at its place', async (text) => {
  expect(problemPlaces(await renderFiles(openLiquid, { 'a.liquid': text }))[0]).toMatch(
    /^template \(a\.liquid:1:\d+\)$/u,
  )
})
