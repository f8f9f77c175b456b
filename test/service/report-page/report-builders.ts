/** Builders for tests of the report page. */

import type { RecordedVerdict, SeedRecord, StoredTestWithSeeds } from '../../../src/storage/store.ts'
import { aNewTest, aRecord, someEvidence, someSeeds } from '../../storage/builders.ts'

/** A test whose seeds show these results; open, and created at 1 000 000. */
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

/** A copy whose verdicts are all this one. */
export function aJudgedRecord(verdict: Partial<RecordedVerdict>): SeedRecord {
  const base = { isPass: true, isMeasured: true, result: 'pass', domain: null, isAligned: null, detail: '' }
  const one = { ...base, ...verdict }
  return aRecord({ evidence: someEvidence({ spf: one, dkim: one, dmarc: one }) })
}

/** The text of a page or a part of one, without tags. */
export function textOf(markup: string): string {
  return markup
    .replace(/<style>[\s\S]*?<\/style>/u, '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
