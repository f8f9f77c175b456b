/** Renders every page with markup in every field that contains untrusted text. */

import { assert, constantFrom, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'

import { makeOpenApiDocument } from '../../src/foundation/contract/openapi/make-document.ts'
import { messagePage } from '../../src/report/pages/html-page.ts'
import { renderDocsPage } from '../../src/service/api-docs/docs-page.ts'
import { reportPage } from '../../src/service/report-page/report-page.ts'
import type { ReportedTest } from '../../src/service/report-page/to-report-view.ts'
import { readSourceFiles } from '../support/source-files.ts'
import { aReportedTest } from './report-page/report-builders.ts'
import { aRecord, aRefusal, someEvidence } from './storage/builders.ts'

const markup = constantFrom(
  '</title><script>',
  '"><img src=x onerror=y>',
  "' onload='",
  '-->',
  ']]>',
  '&lt;',
  '<!--',
  '</style><b>',
)
const foreignText = tuple(string({ unit: 'binary' }), markup).map((parts) => parts.join(''))

/** A test in which every string is `text`, except values from closed sets. */
function foreignTest(text: string): ReportedTest {
  const verdict = { isPass: false, isMeasured: true, result: text, domain: text, isAligned: false, detail: `d${text}` }
  const symbols = [{ name: text, score: 1, description: text, fix: `f${text}` }]
  const spam = { engine: text, version: text, score: 9, threshold: 5, symbols }
  const evidence = someEvidence({ spf: verdict, dkim: verdict, dmarc: verdict, spam })
  const refusal = { code: 550, enhancedCode: null, text }
  const results = [aRecord({ reason: `r${text}`, evidence }), { ...aRefusal(550), reply: refusal, reason: `r${text}` }]
  const test = aReportedTest(results, { name: text, trackingId: toTrackingId(text) })
  const seeds = test.seeds.map((seed) => Object.assign({}, seed, { address: text, providerName: text }))
  const findings = [{ severity: 'error', text, fix: `f${text}` }] as const
  const link = 'https://ci.example/1'
  const names = { template: text, subject: text, branch: text, commit: text, run_url: link, pull_request_url: link }
  const report = { outcome: 'fail', reason: text, thresholds: [], findings, ...names } as const
  const headerFields = [
    { name: 'Subject', value: text },
    { name: text, value: text },
  ]
  const message = { keptAtMs: 1, headerFields, body: { text, preview: text, source: text }, hasHtml: true }
  return {
    test: { ...test, seeds },
    outcome: { report, reportedAtMs: 0 },
    previous: null,
    message,
    previewPath: 'x/preview',
  }
}

const textKeys: ReadonlySet<string> = new Set(['title', 'summary', 'description', 'example', 'default'])

/** The OpenAPI document with `text` appended to every title, summary, description and example. */
function foreignDocument(text: string): ReturnType<typeof makeOpenApiDocument> {
  const json = JSON.stringify(makeOpenApiDocument('open'), (key, value: unknown) =>
    textKeys.has(key) && typeof value === 'string' ? value + text : value,
  )
  return JSON.parse(json)
}

const pages: Readonly<Record<string, (text: string) => { readonly html: string }>> = {
  report: (text) => reportPage(foreignTest(text), 5_000_000),
  message: (text) => messagePage(`m${text}`, `s${text}`),
  'API reference': (text) => renderDocsPage(foreignDocument(text), `https://presend.example/${text}`),
}

/** All tags; attribute values may differ, but cannot contain markup. */
function tagsOf({ html }: { readonly html: string }): readonly string[] {
  return (html.match(/<[^>]*>/gu) ?? []).map((tag) => tag.replaceAll(/"[^"<>]*"/gu, '""'))
}

describe.each(Object.entries(pages))('the %s page', (name, render) => {
  it('has the same tags, whatever text it shows', { timeout: 60_000 }, () => {
    const expected = tagsOf(render('x'))
    const hasSameTags = property(foreignText, (text) => {
      expect(tagsOf(render(text))).toEqual(expected)
    })
    assert(hasSameTags, { numRuns: name === 'API reference' ? 10 : 100 })
  })
})

it('the report page shows no control, direction or invisible characters', () => {
  const { html } = reportPage(foreignTest('a\u202Eb\u200Bc\u001B[31md\u0007'), 5_000_000)
  for (const character of ['\u202E', '\u200B', '\u001B', '\u0007']) expect(html).not.toContain(character)
})

it('only style sheets, scripts, policies and sanitized mail are unescaped', () => {
  const uses = readSourceFiles('src').filter(
    ({ path, text }) =>
      /^(?:service|report|extensions)\//u.test(path) && /\braw\(/u.test(text) && /from 'hono\/html'/u.test(text),
  )
  expect(uses.map(({ path }) => path)).toEqual(['report/pages/html-page.ts', 'report/pages/mail-preview-page.ts'])
  expect(uses[0]?.text.match(/\braw\([^)]*\)/gu)).toEqual([
    'raw(script)',
    'raw(style.text)',
    'raw(policy)',
    'raw(style)',
  ])
  // Sanitized in a worker thread, and isolated by the policy of the page.
  expect(uses[1]?.text.match(/\braw\([^)]*\)/gu)).toEqual(['raw(safeHtml)'])
})
