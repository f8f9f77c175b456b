/** The postmaster part of the Store. */

import type { PostmasterAccountStore } from './accounts-and-days.ts'
import type { DmarcStore } from './dmarc-reports.ts'

/** Accounts with their days, and DMARC reports. */
export interface PostmasterStore extends PostmasterAccountStore, DmarcStore {}
