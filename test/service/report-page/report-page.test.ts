import { describe, expect, it } from 'vitest'
import type { TestStatus } from '../../../src/contract/names.ts'
import { moodOf, renderReportPage, verdictSentence } from '../../../src/service/report-page/report-page.ts'
import type { Tally } from '../../../src/service/report-page/seed-status.ts'
import { aRecord, aRefusal } from '../../storage/builders.ts'
import { aReportedTest, textOf } from './report-builders.ts'

const duringMs = 2_000_000
const afterMs = 5_000_000

function placedPage(placementKind: 'observed' | 'simulated'): string {
  return textOf(renderReportPage(aReportedTest([aRecord({ placementKind })]), afterMs).html)
}

describe('renderReportPage()', () => {
  it('shows the verdict, the counts and each seed', () => {
    const spam = aRecord({ folder: 'Spam', reason: 'the score is over the threshold' })
    const text = textOf(renderReportPage(aReportedTest([aRecord(), spam, aRefusal(550)]), afterMs).html)
    expect(text).toContain('Expired: 1 of 3 copies in the inbox; 1 in spam, 1 rejected.')
    expect(text).toContain('Reason: the score is over the threshold')
    expect(text).toContain('SMTP reply: 550 5.7.40 no DMARC record')
    expect(text).toContain('seed1@box0.example')
    expect(text).toContain('simulated placement')
    expect(text).toContain('received 1970-01-01 00:33:20 UTC')
    expect(text).toContain('built-in: score 0.5, spam threshold 5')
  })

  it('separates observed from simulated placement', () => {
    expect(placedPage('simulated')).toContain('it does not predict how any provider will place it')
    expect(placedPage('simulated')).not.toContain('real mailbox')
    expect(placedPage('observed')).toContain('seen in a real mailbox')
    expect(placedPage('observed')).not.toContain('predict')
  })

  it('shows since when copies without a folder have been retried', () => {
    const open = aRecord({
      status: 'undecided',
      isSettled: false,
      folder: null,
      reason: 'No folder, because the spam engine failed: rspamd request failed: connect ECONNREFUSED',
    })
    const during = textOf(renderReportPage(aReportedTest([open, open, aRecord()]), duringMs).html)
    expect(during).toContain('Not judged : 2 received copies have no folder. Retrying since 1970-01-01')
    expect(during).toContain('until 1970-01-01')
    expect(during).toContain('Reason: No folder, because the spam engine failed')
    const after = textOf(renderReportPage(aReportedTest([open]), afterMs).html)
    expect(after).toContain('1 received copy has no folder. The filter was unavailable until the test expired')
    expect(textOf(renderReportPage(aReportedTest([aRecord()]), afterMs).html)).not.toContain('Not judged')
  })

  it('reloads while the test is open, and not afterwards', () => {
    const test = aReportedTest([aRecord(), null])
    expect(renderReportPage(test, duringMs).html).toContain('<meta http-equiv="refresh" content="10">')
    expect(renderReportPage(test, afterMs).html).not.toContain('http-equiv="refresh"')
    const complete = aReportedTest([aRecord()], { completedAtMs: 2_000_000 })
    expect(renderReportPage(complete, duringMs).html).not.toContain('http-equiv="refresh"')
  })

  it('shows no metadata, source, workspace or tracking key', () => {
    const test = aReportedTest([aRecord()], {
      metadata: { key: 'METADATA' },
      source: 'SOURCE',
      workspaceId: 'WORKSPACE',
    })
    const { html } = renderReportPage(test, afterMs)
    for (const secret of ['METADATA', 'SOURCE', 'WORKSPACE', test.trackingKey]) expect(html).not.toContain(secret)
  })

  it('forbids indexing, and loads and runs nothing', () => {
    const { html, headers } = renderReportPage(aReportedTest([aRecord()]), afterMs)
    expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive">')
    expect(html).not.toMatch(/<script|javascript:|\bon\w+=|style="|<link|https?:/iu)
    expect(headers).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='/u),
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  it('shows at most 500 seeds, those that need attention first', () => {
    const results = Array.from({ length: 600 }, (_, index) => (index === 599 ? aRefusal(550) : aRecord()))
    const { html } = renderReportPage(aReportedTest(results), afterMs)
    expect(html.match(/<article/gu)).toHaveLength(500)
    expect(textOf(html)).toContain('100 more seeds are not shown')
    expect(html.indexOf('seed600@')).toBeLessThan(html.indexOf('seed1@'))
  })
})

function aTally(changes: Partial<Tally>): Tally {
  const none = { refused: 0, spam: 0, undecided: 0, deferred: 0, waiting: 0, tab: 0, inbox: 0 }
  const counts = { ...none, ...changes }
  const { refused, spam, undecided, deferred, waiting, tab, inbox } = counts
  return { ...counts, total: refused + spam + undecided + deferred + waiting + tab + inbox }
}

describe('verdictSentence()', () => {
  it.each<[Partial<Tally>, TestStatus, string]>([
    [{ waiting: 9 }, 'pending', 'Waiting for mail: none of 9 copies received yet.'],
    [{ waiting: 1 }, 'pending', 'Waiting for mail: none of 1 copy received yet.'],
    [{ inbox: 9 }, 'complete', 'Complete: 9 of 9 copies in the inbox.'],
    [{ inbox: 1 }, 'complete', 'Complete: 1 of 1 copy in the inbox.'],
    [{ inbox: 2, waiting: 1 }, 'in_progress', 'So far: 2 of 3 copies in the inbox; 1 outstanding.'],
    [{ inbox: 2, waiting: 1 }, 'expired', 'Expired: 2 of 3 copies in the inbox; 1 never received.'],
    [
      { inbox: 1, tab: 1, spam: 2, refused: 3, deferred: 4, undecided: 5 },
      'complete',
      'Complete: 1 of 16 copies in the inbox; 1 in another tab, 2 in spam, 3 rejected, 4 deferred, 5 received, folder unknown.',
    ],
  ])('for %j and %s, reads: %s', (counts, status, sentence) => {
    expect(verdictSentence(aTally(counts), status)).toBe(sentence)
  })
})

describe('moodOf()', () => {
  it.each<[Partial<Tally>, TestStatus, string]>([
    [{ inbox: 3 }, 'complete', 'good'],
    [{ inbox: 3, waiting: 3 }, 'in_progress', 'open'],
    [{ waiting: 3 }, 'pending', 'open'],
    [{ inbox: 2, spam: 1 }, 'complete', 'mixed'],
    [{ inbox: 1, spam: 1 }, 'complete', 'mixed'],
    [{ inbox: 1, spam: 2 }, 'complete', 'bad'],
    [{ waiting: 3 }, 'expired', 'bad'],
  ])('for %j and %s, is %s', (counts, status, mood) => {
    expect(moodOf(aTally(counts), status)).toBe(mood)
  })
})
