import { expect, it } from 'vitest'

import { groupSeeds } from '../../src/pages/group-seeds.ts'
import type { SeedView } from '../../src/pages/report-view.ts'
import { aSeedView, failed, missingSeed, passed } from './report-builders.ts'

function rejected(reply: string): SeedView {
  return aSeedView({ state: 'refused', folder: null, reply })
}

it('groupSeeds() joins results that differ only in numbers and ids', () => {
  const groups = groupSeeds([rejected('550 5.7.1 refused [4f2a91]'), rejected('550 5.7.1 refused [77c0de]')])
  expect(groups.map(({ seeds }) => seeds.length)).toEqual([2])
})

it('groupSeeds() separates different folders, checks and reasons', () => {
  const verdicts = { spf: failed, dkim: passed, dmarc: passed }
  const groups = groupSeeds([aSeedView(), aSeedView({ verdicts }), aSeedView({ reason: 'other' }), missingSeed])
  expect(groups).toHaveLength(4)
})

it('groupSeeds() puts seeds that need attention first, then larger groups', () => {
  const spam = aSeedView({ state: 'spam', folder: 'Spam' })
  const groups = groupSeeds([aSeedView({ reason: 'a' }), aSeedView(), aSeedView(), spam])
  expect(groups.map(({ first, seeds }) => [first.state, seeds.length])).toEqual([
    ['spam', 1],
    ['inbox', 2],
    ['inbox', 1],
  ])
})
