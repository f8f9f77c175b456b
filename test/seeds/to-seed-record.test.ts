import { describe, expect, it } from 'vitest'

import { toSeedRecord } from '../../src/seeds/to-seed-record.ts'
import { aJudgement } from './fake-judge.ts'

const context = {
  sender: 'news@shop.example',
  recordedAtMs: 5,
  isUndecidedFinal: false,
  moment: 'in-dialogue',
} as const
const reply = { code: 550, enhancedCode: '5.7.26', text: 'unauthenticated' }

describe('toSeedRecord()', () => {
  it('keeps the folder, the reason and the evidence of an accepted copy', () => {
    const record = toSeedRecord(aJudgement(), context)
    expect(record).toMatchObject({
      status: 'placed',
      isSettled: true,
      folder: 'INBOX',
      placementKind: 'simulated',
      reason: 'nothing spoke against it',
      reply: null,
    })
    expect(record.evidence).toMatchObject({
      spf: { isPass: null, isMeasured: false, detail: 'no sending-ip' },
      dkim: { isPass: true, domain: 'shop.example' },
      spam: { engine: 'fake', score: 1.5 },
      firedRules: [{ id: 'T-5', isDeciding: true }],
      skippedRules: [{ id: 'H-C2' }],
    })
    expect(record.evidence.dmarc).toMatchObject({ policy: 'reject' })
    expect(record.evidence.dmarc).not.toHaveProperty('policyDomain')
  })

  it('settles a final refusal, and leaves a temporary one open', () => {
    const refused = { ...aJudgement(), folder: null, reply }
    expect(toSeedRecord(refused, context)).toMatchObject({ status: 'refused', isSettled: true, folder: null, reply })
    const deferred = { ...refused, reply: { ...reply, code: 421 } }
    expect(toSeedRecord(deferred, context)).toMatchObject({ status: 'deferred', isSettled: false, folder: null })
  })

  it('says of a refusal when it came too late to be answered', () => {
    const refused = { ...aJudgement(), folder: null, reply }
    expect(toSeedRecord(refused, context).reason).toBe(refused.reason)
    const late = toSeedRecord(refused, { ...context, moment: 'taken' })
    expect(late).toMatchObject({ status: 'refused', isSettled: true, reply })
    expect(late.reason).toBe(
      `${refused.reason} (found only after the message had been taken with 250: there was no room to judge it at once)`,
    )
    expect(toSeedRecord(aJudgement(), { ...context, moment: 'taken' }).reason).toBe(refused.reason)
  })

  it.each([true, false])('never takes a failed engine for INBOX (final: %s)', (isUndecidedFinal) => {
    const undecided = { ...aJudgement(), folder: null, spam: null }
    expect(toSeedRecord(undecided, { ...context, isUndecidedFinal })).toMatchObject({
      status: 'undecided',
      isSettled: isUndecidedFinal,
      folder: null,
    })
  })
})
