import { describe, expect, it } from 'vitest'

import type { SeedReport } from '../../src/check/check-result.ts'
import { joinEvidence } from '../../src/check/evidence.ts'
import { reportSeed, type SeedContext } from '../../src/check/seed-report.ts'
import type { SeedResult } from '../../src/foundation/contract/test.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'
import {
  accepted,
  aResult,
  aSeed,
  aSnapshot,
  lost,
  notAttempted,
  rejected,
  verdict,
} from '../support/check-builders.ts'

const seed = aSeed(1)

function report(
  submission: SubmissionOutcome | null,
  result: SeedResult | null,
  more: Partial<SeedContext> = {},
): Pick<SeedReport, 'status' | 'reason' | 'fix'> {
  const submissions = new Map(submission === null ? [] : [[seed.address, submission]])
  const evidence = { seeds: [seed], submissions, snapshot: aSnapshot(result === null ? [] : [result]) }
  const [joined] = joinEvidence(evidence).seeds
  if (joined === undefined) throw new Error('no seed')
  const context: SeedContext = {
    inboxFolders: ['INBOX'],
    onMissing: 'not-inbox',
    isTimeUp: true,
    isSummaryAlone: false,
    ...more,
  }
  const { status, reason, fix } = reportSeed(joined, context)
  return { status, reason, fix }
}

describe('reportSeed()', () => {
  it('returns no causes for a copy in the inbox that passes', () => {
    expect(report(accepted(seed), aResult(seed))).toEqual({ status: 'ok', reason: null, fix: null })
  })

  it("includes the server's reply and a fix for a rejected copy", () => {
    const refusal = {
      ...rejected(seed),
      status: 'rejected',
      phase: 'data',
      reply: { code: 550, enhancedCode: '5.7.26', text: 'Unauthenticated email is not accepted' },
    } as const
    expect(report(refusal, null)).toMatchObject({
      status: 'failing',
      reason: 'rejected at DATA: 550 5.7.26 Unauthenticated email is not accepted',
      fix: expect.stringContaining('sign with DKIM for that domain'),
    })
  })

  it("quotes the service's reason for an accepted copy without a folder", () => {
    const why = 'No folder, because the spam engine failed: rspamd request failed: connect ECONNREFUSED'
    const result = aResult(seed, null, { placementKind: 'simulated', reason: why })
    expect(report(accepted(seed), result)).toEqual({
      status: 'missing',
      reason: `the service reported "${why}" but no folder when the timeout expired`,
      fix: expect.stringContaining('could not decide the folder yet'),
    })
    expect(report(accepted(seed), result, { isTimeUp: false })).toMatchObject({ status: 'outstanding', fix: null })
  })

  it("recognizes a rejection behind the sender's own server", () => {
    const why = 'Refused with 550 5.7.26, because neither SPF (fail) nor DKIM (none) passes'
    expect(
      report(accepted(seed), aResult(seed, null, { placementKind: 'simulated', receivedAtMs: null, reason: why })),
    ).toMatchObject({
      reason: `the service reported "${why}" but no folder when the timeout expired`,
      fix: expect.stringContaining('rejected the copy after'),
    })
  })

  it("describes the engine's findings, most points first", () => {
    const symbols = [
      { name: 'GOOD', score: -1, description: '', fix: null },
      { name: 'SUBJ_ALL_CAPS', score: 2.1, description: 'The subject shouts.', fix: null },
      { name: 'MIME_HTML_ONLY', score: 3.5, description: '', fix: 'Add a text part.' },
    ]
    const spam = { engine: 'rspamd', score: 7.25, threshold: 6, symbols }
    expect(report(accepted(seed), aResult(seed, 'Spam', { reason: 'score above the threshold', spam }))).toEqual({
      status: 'failing',
      reason:
        'in Spam (observed): spam score 7.3, limit 6.0 (rspamd): The message has only an HTML part (MIME_HTML_ONLY 3.5); The subject is in all capitals (SUBJ_ALL_CAPS 2.1)',
      fix: 'Add a text part. Write the subject in sentence case.',
    })
  })

  it('names the folder once, and the engine only when the engine decided', () => {
    const spam = { engine: 'rspamd', score: 1, threshold: 6, symbols: [] }
    const reason = 'Spam, because DMARC failed (rule J-C1)'
    expect(report(accepted(seed), aResult(seed, 'Spam', { reason, spam })).reason).toBe(
      'in Spam (observed), because DMARC failed (rule J-C1)',
    )
  })

  it('gives advice for Spam without a reason', () => {
    expect(report(accepted(seed), aResult(seed, 'Spam'))).toMatchObject({
      reason: 'in Spam (observed)',
      fix: expect.stringContaining('The service gives no reason'),
    })
  })

  it('refers to the reason of the service for Spam, if there is one', () => {
    const reason = 'Spam, because 192.0.2.7 has no reverse DNS name (PTR) (rule J-P3)'
    expect(report(accepted(seed), aResult(seed, 'Spam', { reason })).fix).toBe(
      'Fix the problem named in the reason: in the template, in the DNS records or on the sending server.',
    )
  })

  it('explains how to count a tab as inbox', () => {
    expect(report(accepted(seed), aResult(seed, 'Updates'))).toMatchObject({
      reason: 'in Updates (observed), a tab',
      fix: expect.stringContaining('leave inbox-folders at its default'),
    })
  })

  it('explains authentication failures next to the folder', () => {
    const result = aResult(seed, 'Spam', { dkim: verdict(false, 'body hash differs'), dmarc: verdict(false) })
    const shown = report(accepted(seed), result)
    expect(shown.reason).toBe('in Spam (observed); DKIM and DMARC fail: body hash differs')
    expect(shown.fix).toContain('Sign the message after all other changes')
  })

  it('marks a copy in the inbox as failing when its SPF fails', () => {
    expect(report(accepted(seed), aResult(seed, 'INBOX', { spf: verdict(false) })).status).toBe('failing')
  })

  it('reports the queue id of an accepted copy without a result', () => {
    expect(report(accepted(seed, 'Q42'), null)).toMatchObject({
      status: 'missing',
      reason: 'accepted by the SMTP server as Q42, but there was no result when the timeout expired',
    })
  })

  it('distinguishes a lost connection from a deferral', () => {
    expect(report(lost(seed), null).reason).toContain('connection lost after the message was sent')
    expect(report(rejected(seed, 451, 'Greylisted'), null)).toMatchObject({
      status: 'missing',
      reason: 'deferred: 451 4.7.1 Greylisted; there was no result when the timeout expired',
      fix: expect.stringContaining('longer than the greylisting delay'),
    })
  })

  it('states why a copy was not sent', () => {
    expect(report(notAttempted(seed), null)).toMatchObject({
      status: 'missing',
      reason: 'not sent: the server closed the connection',
    })
  })

  it('reports a copy as outstanding while results may still arrive', () => {
    expect(report(accepted(seed), null, { isTimeUp: false })).toMatchObject({ status: 'outstanding', fix: null })
    expect(report(null, null, { isTimeUp: false })).toMatchObject({
      status: 'outstanding',
      reason: 'not sent, so there was no result yet when the outcome was decided',
    })
  })

  it('reports that a missing copy was excluded', () => {
    expect(report(accepted(seed), null, { onMissing: 'exclude' })).toMatchObject({
      status: 'excluded',
      reason: expect.stringContaining('excluded from the inbox rate'),
    })
  })

  it('reports a copy as unreported when the service returns only a summary', () => {
    expect(report(accepted(seed), null, { isSummaryAlone: true }).status).toBe('unreported')
  })
})
