import { expect, it } from 'vitest'
import { seedState, seedStates, tallySeeds, timeText } from '../../../src/service/report-page/seed-status.ts'
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
] as const)('seedState() maps each result to one state', (result, state) => {
  expect(seedState({ result })).toBe(state)
})

it('tallySeeds() counts every seed once', () => {
  const tally = tallySeeds([null, aRecord(), aRecord(), aRefusal(550), undecided].map((result) => ({ result })))
  expect(tally).toMatchObject({ waiting: 1, inbox: 2, refused: 1, undecided: 1, spam: 0, total: 5 })
  expect(seedStates.reduce((sum, state) => sum + tally[state], 0)).toBe(tally.total)
})

it('timeText() formats UTC to the second', () => {
  expect(timeText(Date.UTC(2026, 0, 1, 10, 30, 5, 999))).toBe('2026-01-01 10:30:05 UTC')
})
