/** Queries for a test's data, except for the results of its seeds. */

import type { DailySumStore } from './daily-sums.ts'
import type { LinkStore } from './report-link.ts'
import type { TestMessageStore } from './test-message.ts'
import type { OutcomeStore } from './test-outcome.ts'
import type { SendingStore } from './test-sending.ts'

/** Queries for the outcomes, sendings, messages and links of tests, and for daily sums. */
export interface TestRecordStore extends OutcomeStore, DailySumStore, SendingStore, TestMessageStore, LinkStore {}
