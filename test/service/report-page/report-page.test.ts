import { assert, constantFrom, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { renderReportPage } from '../../../src/service/report-page/report-page.ts'
import type { StoredTestWithSeeds } from '../../../src/storage/store.ts'
import { aRecord, aRefusal, someEvidence } from '../../storage/builders.ts'
import { aReportedTest, textOf } from './report-builders.ts'

const duringMs = 2_000_000
const afterMs = 5_000_000

function tagsOf(html: string): readonly string[] {
  return html.match(/<[^>]*>/gu) ?? []
}

function foreignTest(text: string): StoredTestWithSeeds {
  const verdict = { isPass: false, isMeasured: true, result: text, domain: text, isAligned: false, detail: `d${text}` }
  const spam = {
    engine: text,
    score: 1,
    threshold: 5,
    symbols: [{ name: text, score: 1, description: text, fix: `f${text}` }],
  }
  const evidence = someEvidence({ spf: verdict, dkim: verdict, dmarc: verdict, spam })
  const refusal = { code: 550, enhancedCode: null, text }
  const results = [aRecord({ reason: `r${text}`, evidence }), { ...aRefusal(550), reply: refusal, reason: `r${text}` }]
  const test = aReportedTest(results, { name: text, trackingId: 'pst_x' })
  return { ...test, seeds: test.seeds.map((seed) => Object.assign({}, seed, { address: text, providerName: text })) }
}

function placedPage(placementKind: 'observed' | 'simulated'): string {
  return textOf(renderReportPage(aReportedTest([aRecord({ placementKind })]), afterMs).html)
}

describe('renderReportPage()', () => {
  it('says the verdict, the counts and each seed in words', () => {
    const spam = aRecord({ folder: 'Spam', reason: 'the score is over the threshold' })
    const text = textOf(renderReportPage(aReportedTest([aRecord(), spam, aRefusal(550)]), afterMs).html)
    expect(text).toContain('Time is up: 1 of 3 copies is in the inbox; 1 in Spam, 1 refused.')
    expect(text).toContain('Why: the score is over the threshold')
    expect(text).toContain('The receiver answered 550 5.7.40 no DMARC record')
    expect(text).toContain('seed1@box0.example')
    expect(text).toContain('simulated placement')
    expect(text).toContain('received 1970-01-01 00:33:20 UTC')
    expect(text).toContain('built-in: score 0.5, spam from 5')
  })

  it('says plainly what was seen and what is an opinion of rules', () => {
    expect(placedPage('simulated')).toContain('it predicts no mailbox provider')
    expect(placedPage('simulated')).not.toContain('real mailbox')
    expect(placedPage('observed')).toContain('seen in a real mailbox')
    expect(placedPage('observed')).not.toContain('predicts')
  })

  it('says of copies that nobody could judge since when they are judged again, and that it says nothing of them', () => {
    const open = aRecord({
      status: 'undecided',
      isSettled: false,
      folder: null,
      reason: 'No folder, because the spam engine failed: rspamd request failed: connect ECONNREFUSED',
    })
    const during = textOf(renderReportPage(aReportedTest([open, open, aRecord()]), duringMs).html)
    expect(during).toContain(
      'Not judged : 2 copies were taken and have no folder. Judged again and again since 1970-01-01',
    )
    expect(during).toContain('nothing has to be sent again')
    expect(during).toContain('Why: No folder, because the spam engine failed')
    const after = textOf(renderReportPage(aReportedTest([open]), afterMs).html)
    expect(after).toContain('1 copy was taken and has no folder. There was no judgement in time, which says nothing')
    expect(textOf(renderReportPage(aReportedTest([aRecord()]), afterMs).html)).not.toContain('Not judged')
  })

  it('renews itself while the test is open, and not afterwards', () => {
    const test = aReportedTest([aRecord(), null])
    expect(renderReportPage(test, duringMs).html).toContain('<meta http-equiv="refresh" content="10">')
    expect(renderReportPage(test, afterMs).html).not.toContain('http-equiv="refresh"')
    const complete = aReportedTest([aRecord()], { completedAtMs: 2_000_000 })
    expect(renderReportPage(complete, duringMs).html).not.toContain('http-equiv="refresh"')
  })

  it('tells no secrets of the workspace', () => {
    const test = aReportedTest([aRecord()], {
      metadata: { key: 'METADATA' },
      source: 'SOURCE',
      workspaceId: 'WORKSPACE',
    })
    const { html } = renderReportPage(test, afterMs)
    for (const secret of ['METADATA', 'SOURCE', 'WORKSPACE', test.trackingKey]) expect(html).not.toContain(secret)
  })

  it('asks search engines to stay away, and lets nothing load or run', () => {
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

  it('has the same tags whatever foreign text says', () => {
    const expected = tagsOf(renderReportPage(foreignTest('x'), afterMs).html).map((tag) =>
      tag.replace(/ aria-label="[^"]*"/u, ''),
    )
    const nasty = constantFrom(
      '</title><script>',
      '"><img src=x onerror=y>',
      "' onload='",
      '-->',
      ']]>',
      '&lt;',
      '<!--',
    )
    const text = tuple(string({ unit: 'binary' }), nasty).map((parts) => parts.join(''))
    assert(
      property(text, (foreign) => {
        const tags = tagsOf(renderReportPage(foreignTest(foreign), afterMs).html)
        expect(tags.map((tag) => tag.replace(/ aria-label="[^"]*"/u, ''))).toEqual(expected)
      }),
    )
  })

  it('shows what needs a look first, and 500 seeds at most', () => {
    const results = Array.from({ length: 600 }, (_, index) => (index === 599 ? aRefusal(550) : aRecord()))
    const { html } = renderReportPage(aReportedTest(results), afterMs)
    expect(html.match(/<article/gu)).toHaveLength(500)
    expect(textOf(html)).toContain('100 more are left out here')
    expect(html.indexOf('seed600@')).toBeLessThan(html.indexOf('seed1@'))
  })
})
