/** The tables, queries and jobs of postmaster data. */

import type { OwnedTable, StorageExtension } from '../../../service/storage/extension.ts'
import { ownCondition } from '../../../service/storage/workspace-removal.ts'
import { up } from './migrations/0001-postmaster.ts'
import { postmasterStore } from './queries.ts'
import type { PostmasterStore } from './store.ts'
import type { PostmasterTables } from './tables.ts'

declare module '../../../service/storage/store.ts' {
  interface Store extends PostmasterStore {}
}

declare module '../../../service/storage/tables.ts' {
  interface Tables extends PostmasterTables {}
}

declare module '../../../service/storage/jobs.ts' {
  interface JobKinds {
    /** The key of a job determines whether it plans the day's account syncs or syncs a single account. */
    readonly 'sync-postmaster': true
    /** Reads the mailboxes that receive DMARC aggregate reports. */
    readonly 'read-dmarc-reports': true
  }
}

const ofAccounts = 'account_id in (select id from postmaster_accounts where workspace_id = :id)'

/** Everything but the accounts is deleted through foreign keys. */
const ownedTables: readonly OwnedTable[] = [
  { table: 'postmaster_accounts', condition: ownCondition, key: 'id', secrets: ['sealed_refresh_token'] },
  { table: 'postmaster_domains', condition: ofAccounts, key: 'id' },
  {
    table: 'postmaster_days',
    condition: `domain_id in (select id from postmaster_domains where ${ofAccounts})`,
    key: 'domain_id, date',
  },
  { table: 'dmarc_reports', condition: ofAccounts, key: 'id' },
  {
    table: 'dmarc_records',
    condition: `report_id in (select id from dmarc_reports where ${ofAccounts})`,
    key: 'report_id, position',
  },
  { table: 'dmarc_tallies', condition: ofAccounts, key: 'account_id, domain, date' },
]

export const postmasterStorage: StorageExtension = {
  migrations: { '0001-postmaster': up },
  ownedTables,
  queries: postmasterStore,
  jobKinds: ['sync-postmaster', 'read-dmarc-reports'],
}
