import { createHash } from 'node:crypto'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CheckResult } from '../../src/check/check-result.ts'
import { reportStyle } from '../../src/report/pages/report-style.ts'
import { renderReportHtml } from '../../src/report/report-html.ts'
import { checkResults, comparedResults } from '../support/check-arbitraries.ts'
import { aCheckResult, aFinding, aTestReport } from '../support/finished-results.ts'
import { aPostmasterReport, someDays } from '../support/postmaster-results.ts'
import { propertyRuns } from '../support/property-runs.ts'

const options = { version: '0.0.0' }

/** Returns the tags with their attributes, in order, without text. */
function tags(html: string): readonly string[] {
  return html.match(/<[^>]*>/gu) ?? []
}

function markup(text: string): string {
  return `${text}<img src=x onerror=alert(1)>"'\`&\u202E`
}

describe('renderReportHtml()', () => {
  it('renders one page without scripts and external resources', async () => {
    const html = renderReportHtml(aCheckResult(), options)
    const hash = createHash('sha256').update(reportStyle).digest('base64')
    expect(html).toContain(
      `content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`,
    )
    expect(html).toContain(`<style>${reportStyle}</style>`)
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|\sstyle=|src=|@import|url\(/u)
  })

  it('shows verdict, thresholds, seeds and settings', async () => {
    const settings = [{ name: 'smtp-password', shown: '***', source: 'environment' as const, place: null }]
    const findings = [aFinding()]
    const html = renderReportHtml(aCheckResult({ settings, tests: [aTestReport({ findings })] }), options)
    expect(html).toContain('<header class="status pass">\n<h1>pass: 9 of 9 mailboxes in the inbox')
    expect(html).toContain('<span class="word met">met</span>')
    expect(html).toContain(
      '<li class="error"><span class="fix">Use sentence case.</span> <span class="soft">Why: The subject is all capitals (SUBJ_ALL_CAPS, 2.1 points)</span></li>',
    )
    expect(html).toContain('<code>smtp-password</code></td><td>***</td>')
    expect(html).toContain('Local simulation')
  })

  it('escapes markup in every untrusted field', async () => {
    const plain = aCheckResult({
      tests: [aTestReport({ findings: [aFinding()], warnings: ['w'], tabNotes: ['t'], dataSet: 'd' }), aTestReport()],
      postmaster: [aPostmasterReport(someDays(7, { 3: { spam: 0.0034 } }), { warnings: ['w'] })],
      problems: [{ input: 'i', came: 'c', expected: 'e', todo: 't', place: { file: 'f' } }],
      notices: ['n'],
      settings: [{ name: 's', shown: 'v', source: 'config', place: { file: 'f' } }],
      error: { code: 'UNEXPECTED', message: 'm' },
    })
    const hostile = withForeignFields(plain, markup)
    const html = renderReportHtml(hostile, options)
    expect(html.split('<img').length - 1).toBe(0)
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;`&amp;').length).toBeGreaterThan(30)
    expect(html).not.toContain('\u202E')
  })

  it('contains only its own tags, whatever the result contains', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(checkResults, comparedResults()), async (result) => {
        for (const tag of tags(renderReportHtml(result, options))) {
          expect(tag).toMatch(
            /^<(?:!doctype html|\/?(?:html|head|body|title|style|h1|h2|h3|p|ul|li|code|strong|b|br|i|span|div|section|main|header|article|dl|dt|dd|ol|pre|table|thead|tbody|tr|th|td|details|summary|svg|rect|line|text|footer|meta)\b[^<]*)>$/u,
          )
        }
      }),
      { numRuns: propertyRuns(100) },
    )
  })
})

/** presend's own values, such as outcomes and statuses, which are not untrusted text. */
const ownFields =
  /^(?:outcome|status|severity|source|scope|rate|bound|mailType|serviceKind|gate|onInconclusive|metric|basis|providerType|placementKind|folder|kind|phase|style|date|worstDate|startDate|endDate)$/u

/** Applies `change` to every string in a result that may be untrusted. */
function withForeignFields(result: CheckResult, change: (text: string) => string): CheckResult {
  return JSON.parse(JSON.stringify(result), (name, value: unknown) =>
    typeof value === 'string' && !ownFields.test(name) ? change(value) : value,
  )
}
