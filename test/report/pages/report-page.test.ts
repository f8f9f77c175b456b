import { describe, expect, it } from 'vitest'

import { renderReportPage, verdictSentence } from '../../../src/report/pages/report-page.ts'
import { type ReportView, seedStates, type Tally, tallySeeds } from '../../../src/report/pages/report-view.ts'
import { aReportView, aSeedView, missingSeed } from './report-builders.ts'

const noRates = { columns: [], rows: [] }

describe('renderReportPage()', () => {
  it('explains who can open the page, at a shared link and in the dashboard', () => {
    const shared = renderReportPage(aReportView()).html
    expect(shared).toContain('Anyone with this link can view this page.')
    expect(shared).toContain('<link rel="stylesheet" href="assets/report-')
    expect(shared).not.toContain('href="/tests"')
    const own = renderReportPage(aReportView(), 'dashboard').html
    expect(own).toContain('Only members of the workspace can open this page at this address.')
    expect(own).toContain('<link rel="stylesheet" href="/r/assets/report-')
    expect(own).toContain('<nav><a href="/tests">All tests</a></nav>')
    const actions = [{ title: 'Delete', url: '/tests/7/delete' }]
    const member = renderReportPage(aReportView(), 'dashboard', actions).html
    expect(member).toContain('<nav><a href="/tests">All tests</a> · <a href="/tests/7/delete">Delete</a></nav>')
  })

  it('starts with the outcome that the client reported', () => {
    const { html } = renderReportPage(
      aReportView({
        gate: { outcome: 'fail', limits: 'reported', reason: 'DKIM pass rate 0.0% is below 100%', rates: noRates },
      }),
    )
    expect(html).toContain('<header class="status fail"')
    expect(html).toContain('<h1>Failed: DKIM pass rate 0.0% is below 100%</h1>')
  })

  it('has a short heading, and isolates right-to-left names from the surrounding text', () => {
    const mail = { ...aReportView().mail, subject: `خصم 50% ${'W'.repeat(400)}` }
    const { html } = renderReportPage(aReportView({ title: 'متجر', mail }))
    const heading = /<header class="status[^]*?<\/header>/u.exec(html)?.[0] ?? ''
    expect(heading).toContain('<bdi>متجر</bdi> · “<bdi>خصم 50% W')
    expect(heading.length).toBeLessThan(400)
    expect(html).toContain('W'.repeat(400))
  })

  it('updates itself while the test is open, and runs no script afterwards', () => {
    const open = renderReportPage(
      aReportView({ progress: 'in_progress', isLive: true, seeds: [aSeedView(), missingSeed] }),
    )
    expect(open.html).toContain('<main data-live="true">')
    expect(open.html).toContain('<noscript><meta http-equiv="refresh" content="10"></noscript>')
    expect(open.headers['Content-Security-Policy']).toMatch(/script-src 'sha256-/u)
    const done = renderReportPage(aReportView())
    expect(done.html).not.toMatch(/<script|http-equiv/u)
    expect(done.headers['Content-Security-Policy']).not.toContain('script-src')
  })

  it('forbids indexing, and loads only its style sheet', () => {
    const { html, headers } = renderReportPage(aReportView())
    expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive">')
    expect(html).not.toMatch(/javascript:|\bon\w+=|style="|https?:/iu)
    expect(headers).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(
        /^default-src 'none'; style-src 'self';.*frame-ancestors 'none'$/u,
      ),
      'Cache-Control': 'private, no-cache',
      'Referrer-Policy': 'no-referrer',
    })
  })

  it('links only to http and https', () => {
    const links = [
      { title: 'run', url: 'https://ci.example/1' },
      { title: 'script', url: 'javascript:alert(1)' },
      { title: 'quote', url: 'https://a.example/" onclick="x' },
    ]
    const { html } = renderReportPage(aReportView({ links }))
    expect(html.match(/href="[^"]*"/gu)).toEqual([
      expect.stringContaining('assets/report-'),
      'href="https://ci.example/1"',
    ])
  })

  it('has at most 200 KB for 500 seeds with 500 different results', () => {
    const seeds = Array.from({ length: 500 }, (_, index) =>
      aSeedView({
        state: 'spam',
        folder: 'Spam',
        address: `a-seed-mailbox-${index}@provider-${index % 50}.example`,
        reason: `${'a reason of usual length that is different for each mailbox '.repeat(2)}${'x'.repeat(index)}`,
      }),
    )
    expect(renderReportPage(aReportView({ seeds })).html.length).toBeLessThan(200_000)
  })
})

function aTally(changes: Partial<Tally>): Tally {
  const seeds = seedStates.flatMap((state) => Array.from({ length: changes[state] ?? 0 }, () => ({ state })))
  return tallySeeds(seeds)
}

describe('verdictSentence()', () => {
  it.each<[Partial<Tally>, ReportView['progress'], string]>([
    [{ waiting: 9 }, 'pending', 'Waiting for mail: 0 of 9 copies received so far.'],
    [{ waiting: 1 }, 'pending', 'Waiting for mail: 0 of 1 copy received so far.'],
    [{ inbox: 9 }, 'complete', 'Complete: 9 of 9 copies in the inbox.'],
    [{ inbox: 1 }, 'complete', 'Complete: 1 of 1 copy in the inbox.'],
    [{ inbox: 2, waiting: 1 }, 'in_progress', 'So far: 2 of 3 copies in the inbox; 1 outstanding.'],
    [{ inbox: 2, waiting: 1 }, 'expired', 'Expired: 2 of 3 copies in the inbox; 1 never received.'],
    [
      { inbox: 1, tab: 1, spam: 2, refused: 3, deferred: 4, undecided: 5 },
      'complete',
      'Complete: 2 of 16 copies in the inbox (1 in a tab); 2 in spam, 3 rejected, 4 delayed, 5 received in an unknown folder.',
    ],
  ])('for %j and %s, reads: %s', (counts, progress, sentence) => {
    expect(verdictSentence(aTally(counts), progress)).toBe(sentence)
  })
})
