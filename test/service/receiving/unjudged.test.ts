import { expect, it } from 'vitest'

import { isOpen } from '../../../src/service/receiving/receive-message.ts'
import { toSeedRecord } from '../../../src/service/receiving/to-seed-record.ts'
import { unjudged, unmeasured } from '../../../src/service/receiving/unjudged.ts'

const context = { sender: null, recordedAtMs: 1, isUndecidedFinal: false, isAcknowledged: false } as const

it('unjudged() returns a final judgement without a folder, with the reason', () => {
  const judgement = unjudged('judging took more than 10 s')
  expect(judgement).toMatchObject({
    folder: null,
    reply: null,
    reason: 'No folder, because judging took more than 10 s',
  })
  expect(isOpen(judgement)).toBe(false)
  expect(toSeedRecord(judgement, context)).toMatchObject({ status: 'undecided', isSettled: true, folder: null })
})

it('unmeasured() returns a judgement that is not final', () => {
  const judgement = unmeasured('the engine is down')
  expect(isOpen(judgement)).toBe(true)
  expect(toSeedRecord(judgement, context)).toMatchObject({ status: 'undecided', isSettled: false })
})
