/** The API routes for postmaster data, below `/api/v1`. */

import type { Route } from '../../../service/requests/service-context.ts'
import { getConnectedAccounts, getCumulativeData, getDomainData } from './accounts.ts'
import { postPostmasterImport } from './import.ts'

/** The first matching route wins, so routes with fixed names come before `:id`. */
export const postmasterRoutes: readonly Route[] = [
  { method: 'GET', path: '/postmaster_accounts/connected', handler: getConnectedAccounts },
  { method: 'POST', path: '/postmaster_accounts/import', handler: postPostmasterImport },
  { method: 'GET', path: '/postmaster_accounts', handler: getCumulativeData },
  { method: 'GET', path: '/postmaster_accounts/:id', handler: getDomainData },
]
