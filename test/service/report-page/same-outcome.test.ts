/** The report page and the pull request comment are created by two programs and must agree. */

import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { toOutcome } from '../../../src/check/report-outcomes.ts'
import { putOutcomeRequest } from '../../../src/foundation/contract/test-outcome.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'
import { renderComment } from '../../../src/report/markdown-comment.ts'
import { rateTable } from '../../../src/report/result-tables.ts'
import { reportPage } from '../../../src/service/report-page/report-page.ts'
import { toReportView } from '../../../src/service/report-page/to-report-view.ts'
import { checkResults } from '../../support/check-arbitraries.ts'
import { aRecord, someEvidence } from '../storage/builders.ts'
import { aReport } from './report-builders.ts'

/** The symbol at the start of a comment. */
const symbols = { pass: '✅', fail: '❌', misconfigured: '🛠️', inconclusive: '❔' } as const

it('the report page states the same outcome and rates as the pull-request comment', () => {
  fc.assert(
    fc.property(checkResults, (result) => {
      // Only a test that was created has a report page.
      for (const test of result.tests.filter(({ test: created }) => created !== null)) {
        const put = toOutcome(test, { metadata: {}, mode: 'check' })
        const { outcome } = put
        const alone = { ...result, ...test, outcome, tests: [test], postmaster: [], problems: [] }
        const comment = renderComment(alone, { marker: '', runUrl: null })
        const parsed = parseWire(putOutcomeRequest, JSON.parse(JSON.stringify(put)))
        if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
        // The outcome does not depend on the copies: here, all of them are in the inbox.
        const evidence = someEvidence({ spam: null })
        const reported = { ...aReport([aRecord({ evidence })]), outcome: { report: parsed.value, reportedAtMs: 0 } }
        expect(comment).toMatch(new RegExp(`^### ${symbols[outcome]} presend: `, 'u'))
        expect(reportPage(reported, 9e12).html).toContain(`<header class="status ${test.outcome}"`)
        expect(toReportView(reported, 9e12).gate?.rates).toEqual(rateTable({ ...test, spamScore: null }))
      }
    }),
    { numRuns: 100 },
  )
})
