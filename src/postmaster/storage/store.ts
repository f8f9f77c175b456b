/** The part of the Store that keeps postmaster data. */

import type { PostmasterAccountStore } from './accounts-and-days.ts'
import type { DmarcStore } from './dmarc-reports.ts'

/** Accounts with their days, and DMARC reports. */
export interface PostmasterStore extends PostmasterAccountStore, DmarcStore {}
