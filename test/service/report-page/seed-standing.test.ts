import { expect, it } from 'vitest'

import { standingOf, standings, tallyOf } from '../../../src/service/report-page/seed-standing.ts'
import { aRecord, aRefusal } from '../../storage/builders.ts'

const undecided = aRecord({ status: 'undecided', folder: null })

it.each([
  [null, 'waiting'],
  [aRecord(), 'inbox'],
  [aRecord({ folder: 'Updates' }), 'tab'],
  [aRecord({ folder: 'Spam' }), 'spam'],
  [aRefusal(550), 'refused'],
  [aRefusal(451), 'deferred'],
  [undecided, 'undecided'],
] as const)('standingOf() has one word for each result', (result, standing) => {
  expect(standingOf({ result })).toBe(standing)
})

it('tallyOf() counts every seed once', () => {
  const tally = tallyOf([null, aRecord(), aRecord(), aRefusal(550), undecided].map((result) => ({ result })))
  expect(tally).toMatchObject({ waiting: 1, inbox: 2, refused: 1, undecided: 1, spam: 0, total: 5 })
  expect(standings.reduce((sum, standing) => sum + tally[standing], 0)).toBe(tally.total)
})
