import { describe, expect, it } from 'vitest'

import { givenUp, judgeAttempt, judgeBeforehand } from '../../../src/check/submission/delivery-policy.ts'
import type { Delivery } from '../../../src/check/submission/delivery-queue.ts'
import { noExtensions } from '../../../src/check/submission/server-extensions.ts'
import type { TransactionResult } from '../../../src/check/submission/smtp-session.ts'
import { aMessage } from '../../support/submission-setup.ts'

const facts = { nowMs: 1234, maxLossCount: 5 }

function aDelivery(changes: Partial<Delivery> = {}): Delivery {
  return { index: 0, message: aMessage(1), lastRefusal: null, refusalCount: 0, lossCount: 0, ...changes }
}

function aLoss(isFinalDotSent: boolean): TransactionResult {
  return { status: 'lost', isFinalDotSent, reason: 'it broke' }
}

describe('judgeAttempt()', () => {
  it('settles an accepted copy with reply and queue id', () => {
    const reply = { code: 250, enhancedCode: '2.0.0', text: 'Ok: queued as ABC' }
    expect(judgeAttempt(aDelivery(), { status: 'accepted', reply }, facts)).toEqual({
      status: 'settled',
      outcome: { status: 'accepted', seed: 'seed1@seeds.example', acceptedAtMs: 1234, reply, queueId: 'ABC' },
    })
  })

  it('rejects a copy after 5yz, and retries after 4yz', () => {
    const reply = { code: 550, enhancedCode: null, text: 'no' }
    expect(judgeAttempt(aDelivery(), { status: 'refused', phase: 'rcpt', reply }, facts)).toEqual({
      status: 'settled',
      outcome: { status: 'rejected', seed: 'seed1@seeds.example', phase: 'rcpt', reply },
    })
    const transient = { code: 451, enhancedCode: null, text: 'later' }
    const refused = { status: 'refused', phase: 'rcpt', reply: transient } as const
    expect(judgeAttempt(aDelivery({ refusalCount: 2 }), refused, facts)).toEqual({
      status: 'retry-later',
      failedCount: 2,
      isThrottled: false,
    })
  })

  it('never retries after the final dot', () => {
    expect(judgeAttempt(aDelivery({ lossCount: 1 }), aLoss(true), facts)).toMatchObject({
      status: 'settled',
      outcome: { status: 'unknown', lostAfter: 'final-dot', reason: 'it broke' },
    })
  })

  it('retries immediately after a loss before the final dot, then later, then drops the copy', () => {
    expect(judgeAttempt(aDelivery({ lossCount: 1 }), aLoss(false), facts).status).toBe('retry-now')
    expect(judgeAttempt(aDelivery({ lossCount: 2 }), aLoss(false), facts)).toMatchObject({ failedCount: 1 })
    expect(judgeAttempt(aDelivery({ lossCount: 5 }), aLoss(false), facts)).toMatchObject({
      outcome: {
        status: 'not-attempted',
        reason: 'lost 5 connections while sending this copy, most recently: it broke',
      },
    })
  })
})

describe('givenUp()', () => {
  it('reports the last rejection of a copy that is dropped', () => {
    const reply = { code: 451, enhancedCode: null, text: 'later' }
    expect(givenUp(aDelivery({ lastRefusal: { phase: 'mail', reply } }), 'too late')).toEqual({
      status: 'rejected',
      seed: 'seed1@seeds.example',
      phase: 'mail',
      reply,
    })
    expect(givenUp(aDelivery(), 'too late')).toMatchObject({ status: 'not-attempted', reason: 'too late' })
  })
})

describe('judgeBeforehand()', () => {
  it('sends an ASCII message to a server without extensions', () => {
    expect(judgeBeforehand(aMessage(1), noExtensions)).toBeNull()
    const envelope = { sender: null, recipient: 'seed1@seeds.example' }
    expect(judgeBeforehand(aMessage(1, { envelope }), noExtensions)).toBeNull()
  })

  it('rejects a message that needs SMTPUTF8 if it is not offered', () => {
    const message = aMessage(1, { needsSmtpUtf8: true })
    const outcome = judgeBeforehand(message, noExtensions)
    expect(outcome).toMatchObject({ status: 'rejected', phase: 'mail', reply: { code: 553, enhancedCode: '5.6.7' } })
    expect(judgeBeforehand(message, { ...noExtensions, supportsSmtpUtf8: true })).toBeNull()
  })

  it("rejects a message over the server's size limit, and reports both sizes", () => {
    const message = aMessage(1, { sizeBytes: 1001 })
    const outcome = judgeBeforehand(message, { ...noExtensions, maxSizeBytes: 1000 })
    expect(outcome).toMatchObject({ status: 'rejected', reply: { code: 552 } })
    expect(JSON.stringify(outcome)).toContain('1001 bytes long, but the server accepts at most 1000')
  })

  it.each(['a\r\nRCPT TO:<b@x.example>', 'a> SIZE=1', 'a\u{0}@x.example'])(
    'never sends the address %j',
    (recipient) => {
      const envelope = { sender: 'shop@sender.example', recipient }
      expect(judgeBeforehand(aMessage(1, { envelope }), noExtensions)).toMatchObject({ status: 'not-attempted' })
    },
  )
})
