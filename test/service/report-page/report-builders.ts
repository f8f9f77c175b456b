/** Builders for tests of the report page. */

import type { ReportedTest } from '../../../src/service/report-page/to-report-view.ts'
import type { RecordedVerdict, SeedRecord, StoredTestWithSeeds } from '../../../src/service/storage/store.ts'
import { aNewTest, aRecord, someEvidence, someSeeds } from '../storage/builders.ts'

/** An open test with the given results, created at 1,000,000 ms. */
export function aReportedTest(
  results: readonly (SeedRecord | null)[],
  changes: Partial<StoredTestWithSeeds> = {},
): StoredTestWithSeeds {
  const { seeds, ...head } = aNewTest({ seeds: someSeeds(results.length) })
  return {
    ...head,
    numericId: 7,
    completedAtMs: null,
    revision: results.filter((result) => result !== null).length,
    seedCount: results.length,
    settledCount: 0,
    inboxCount: 0,
    seeds: seeds.map((seed, index) => Object.assign({}, seed, { result: results[index] ?? null })),
    ...changes,
  }
}

/** A report on an open test, without an outcome. */
export function aReport(
  results: readonly (SeedRecord | null)[],
  changes: Partial<StoredTestWithSeeds> = {},
): ReportedTest {
  return {
    test: aReportedTest(results, changes),
    outcome: null,
    previous: null,
    message: null,
    previewPath: 'x/preview',
  }
}

/** A copy with the given verdict for all three methods. */
export function aJudgedRecord(verdict: Partial<RecordedVerdict>): SeedRecord {
  const base = { isPass: true, isMeasured: true, result: 'pass', domain: null, isAligned: null, detail: '' }
  const one = { ...base, ...verdict }
  return aRecord({ evidence: someEvidence({ spf: one, dkim: one, dmarc: one }) })
}

/** The text of a page or a part of it, without tags. */
export function textOf(markup: string): string {
  return markup
    .replace(/<style>[\s\S]*?<\/style>/u, '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
