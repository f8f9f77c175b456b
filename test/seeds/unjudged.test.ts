import { expect, it } from 'vitest'

import { isOpen } from '../../src/seeds/receive-message.ts'
import { toSeedRecord } from '../../src/seeds/to-seed-record.ts'
import { unjudged, unmeasured } from '../../src/seeds/unjudged.ts'

const context = { sender: null, recordedAtMs: 1, isUndecidedFinal: false, moment: 'in-dialogue' } as const

it('unjudged() has no folder, says why, and is not judged again', () => {
  const judgement = unjudged('judging took more than 10 s')
  expect(judgement).toMatchObject({
    folder: null,
    reply: null,
    reason: 'No folder, because judging took more than 10 s',
  })
  expect(isOpen(judgement)).toBe(false)
  expect(toSeedRecord(judgement, context)).toMatchObject({ status: 'undecided', isSettled: true, folder: null })
})

it('unmeasured() is judged again', () => {
  const judgement = unmeasured('the engine is away')
  expect(isOpen(judgement)).toBe(true)
  expect(toSeedRecord(judgement, context)).toMatchObject({ status: 'undecided', isSettled: false })
})
