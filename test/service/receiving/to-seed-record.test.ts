import { describe, expect, it } from 'vitest'

import { recordAuthentication, toSeedRecord } from '../../../src/service/receiving/to-seed-record.ts'
import { aJudgement } from './fake-judge.ts'

const context = {
  sender: 'news@shop.example',
  recordedAtMs: 5,
  isUndecidedFinal: false,
  isAcknowledged: false,
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
      reason: 'no rule applies',
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

  it('settles the seed after a permanent rejection, but not after a temporary one', () => {
    const refused = { ...aJudgement(), folder: null, reply }
    expect(toSeedRecord(refused, context)).toMatchObject({ status: 'refused', isSettled: true, folder: null, reply })
    const deferred = { ...refused, reply: { ...reply, code: 421 } }
    expect(toSeedRecord(deferred, context)).toMatchObject({ status: 'deferred', isSettled: false, folder: null })
  })

  it('adds a note to the reason when a rejection came after the message was acknowledged', () => {
    const refused = { ...aJudgement(), folder: null, reply }
    expect(toSeedRecord(refused, context).reason).toBe(refused.reason)
    const late = toSeedRecord(refused, { ...context, isAcknowledged: true })
    expect(late).toMatchObject({ status: 'refused', isSettled: true, reply })
    expect(late.reason).toBe(
      `${refused.reason} (judged only after the server had accepted the message with 250, because the server was busy)`,
    )
    expect(toSeedRecord(aJudgement(), { ...context, isAcknowledged: true }).reason).toBe(refused.reason)
  })

  it.each([true, false])('records no folder when the engine failed (isUndecidedFinal: %s)', (isUndecidedFinal) => {
    const undecided = { ...aJudgement(), folder: null, spam: null }
    expect(toSeedRecord(undecided, { ...context, isUndecidedFinal })).toMatchObject({
      status: 'undecided',
      isSettled: isUndecidedFinal,
      folder: null,
    })
  })
})

const verdict = {
  isPass: true,
  isMeasured: true,
  result: 'pass',
  domain: 'shop.example',
  isAligned: true,
  detail: 'pass',
} as const
const dmarc = { ...verdict, policy: 'reject', policyDomain: 'shop.example', carriedBy: 'SPF' } as const

it('recordAuthentication() keeps the origin of a result, and adds none where it is missing', () => {
  const found = recordAuthentication({
    spf: { ...verdict, record: 'v=spf1 -all', origin: 'computed' },
    dkim: { ...verdict, origin: 'provider' },
    dmarc,
  })
  expect(found).toEqual({
    spf: { ...verdict, origin: 'computed' },
    dkim: { ...verdict, origin: 'provider' },
    dmarc: { ...verdict, policy: 'reject' },
  })
})
