import { expect, it } from 'vitest'

import { postmasterNotes } from '../../../../src/extensions/postmaster/report/notes.ts'
import { allDays, aPostmasterReport, someDays } from '../../../support/postmaster-results.ts'

it('postmasterNotes() returns warnings, and reasons missing from the sentence, without duplicates', () => {
  const days = allDays(someDays(7, { 3: { spam: 0.0015 } }), { spf: 0.5, dkim: 0.5, dmarc: 0.5 })
  const notes = postmasterNotes(aPostmasterReport(days, { limits: { minAuthenticationPercent: 98 } }))
  expect(notes.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'warning: user-reported spam rate was 0.15% on 2026-06-07, not below the warning threshold of 0.1%',
    'info: DMARC success was 50.0% on average over 7 days and must be at least 98%',
  ])
})
