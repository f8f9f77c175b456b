/** The data of a test apart from the results of its seeds. */

import type { LinkStore } from './report-link.ts'
import type { TestMessageStore } from './test-message.ts'
import type { OutcomeStore } from './test-outcome.ts'
import type { SendingStore } from './test-sending.ts'

/** Queries for outcomes, sendings, messages and links of tests. */
export interface TestRecordStore extends OutcomeStore, SendingStore, TestMessageStore, LinkStore {}
