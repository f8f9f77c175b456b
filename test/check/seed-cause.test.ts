import { describe, expect, it } from 'vitest'

import { joinEvidence } from '../../src/check/evidence.ts'
import { receivedCauses, refusalCauses, unsentCause, waitingCause } from '../../src/check/seed-cause.ts'
import { accepted, aResult, aSeed, aSnapshot, notAttempted, rejected, verdict } from '../support/check-builders.ts'

const seed = aSeed(1)

describe('the causes reported for one seed', () => {
  it('lists the folder and each failed check of a received copy', () => {
    const snapshot = aSnapshot([aResult(seed, 'Spam', { spf: verdict(false, 'spf: fail for x.example') })])
    const [one] = joinEvidence({
      seeds: [seed],
      submissions: new Map([[seed.address, accepted(seed)]]),
      snapshot,
    }).seeds
    expect(one === undefined ? [] : receivedCauses(one, ['INBOX']).map(({ source, text }) => [source, text])).toEqual([
      ['placement', 'in Spam (observed)'],
      ['authentication', 'SPF fails for x.example'],
    ])
  })

  it('contains only the reply for an unexplained rejection', () => {
    const submissions = new Map([[seed.address, rejected(seed, 550, 'no such user')]])
    const [one] = joinEvidence({ seeds: [seed], submissions, snapshot: null }).seeds
    expect(one === undefined ? [] : refusalCauses(one).map(({ text }) => text)).toEqual([
      'rejected at RCPT: 550 5.7.1 no such user',
    ])
  })

  it('names the reason for a copy without a result', () => {
    expect(unsentCause(notAttempted(seed)).text).toBe('not sent: the server closed the connection')
    expect(waitingCause({ submission: accepted(seed, 'Q1'), result: null }).text).toContain(
      'as Q1, but there was no result',
    )
  })
})
