/** The postmaster queries of the store. */

import type { SqlDatabase } from '../../../service/storage/sql-database.ts'
import { accountQueries, grantQueries, syncQueries } from './account-queries.ts'
import { dayQueries } from './day-queries.ts'
import { dmarcQueries } from './dmarc-queries.ts'
import type { PostmasterStore } from './store.ts'

/** The queries that implement PostmasterStore. */
export function postmasterStore(database: SqlDatabase): PostmasterStore {
  return {
    ...accountQueries(database),
    ...grantQueries(database),
    ...syncQueries(database),
    ...dayQueries(database),
    ...dmarcQueries(database),
  }
}
