/** Cases of rules about header fields and MIME parts. */

import { casesOf, type RuleCase } from './rule-case.ts'

const dated = (date: string): string => `From: a@b.com\nSubject: x\nDate: ${date}\n\nx\n`

/** The clock of tests stands at 2026-11-22 00:00 UTC. */
const dates = casesOf('date-invalid', 'date.eml', [
  ['The first moment that is too far ahead', dated('Tue, 24 Nov 2026 00:00:01 +0000'), ['error 3']],
  ['Two days ahead', dated('Tue, 24 Nov 2026 00:00:00 +0000'), []],
  ['Two days ahead in a zone behind UTC', dated('Mon, 23 Nov 2026 22:30:00 -0130'), []],
  ['Further ahead in a zone behind UTC', dated('Mon, 23 Nov 2026 22:31:00 -0130'), ['error 3']],
  ['Two days ahead in a zone ahead of UTC', dated('Tue, 24 Nov 2026 05:45:00 +0545'), []],
  ['Further ahead in a zone ahead of UTC', dated('Tue, 24 Nov 2026 05:46:00 +0545'), ['error 3']],
  ['Seven days ago', dated('Sun, 15 Nov 2026 00:00:00 +0000'), []],
  ['More than seven days ago', dated('Sat, 14 Nov 2026 23:59:59 +0000'), ['notice 3']],
  ['The hour 24', dated('Sun, 22 Nov 2026 24:00:00 +0000'), ['error 3']],
  ['The hour 23', dated('Sat, 21 Nov 2026 23:59:59 +0000'), []],
  ['The minute 60', dated('Sat, 21 Nov 2026 23:60:00 +0000'), ['error 3']],
  ['A leap second', dated('Sat, 21 Nov 2026 23:59:60 +0000'), []],
  ['The second 61', dated('Sat, 21 Nov 2026 23:59:61 +0000'), ['error 3']],
  ['A month that does not exist', dated('Sat, 21 Nev 2026 10:00:00 +0000'), ['error 3']],
  ['Empty', dated(''), ['error 3']],
  ['White space around it', dated('  Sat, 21 Nov 2026 10:00:00 +0000  '), []],
])

export const headerCases: readonly RuleCase[] = [...dates]
