/** The postmaster part of the Store interface. */

import type { PostmasterAccountStore } from './accounts-and-days.ts'
import type { DmarcStore } from './dmarc-reports.ts'

/** Stores accounts with their days, and DMARC reports. */
export interface PostmasterStore extends PostmasterAccountStore, DmarcStore {}
