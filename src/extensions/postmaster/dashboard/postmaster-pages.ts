/** The dashboard pages for postmaster data. */

import type { DashboardPage } from '../../dashboard/page-request.ts'
import { deleteAccount, disconnect, showAccount, startSync } from './account-page.ts'
import { listAccounts } from './accounts-page.ts'
import { finishConnecting, startConnecting } from './connect-page.ts'

/**
 * Routes with fixed names come before `:id`. The callback route authenticates the visitor itself, because the request
 * comes from another site.
 */
export const postmasterPages: readonly DashboardPage[] = [
  { method: 'GET', path: '/postmaster', role: 'viewer', handler: listAccounts, nav: 'Postmaster' },
  { method: 'GET', path: '/postmaster/connect', role: 'member', handler: startConnecting },
  { method: 'GET', path: '/postmaster/callback', role: 'anyone', handler: finishConnecting },
  { method: 'GET', path: '/postmaster/:id', role: 'viewer', handler: showAccount },
  { method: 'POST', path: '/postmaster/:id/sync', role: 'member', handler: startSync },
  { method: 'POST', path: '/postmaster/:id/disconnect', role: 'member', handler: disconnect },
  { method: 'POST', path: '/postmaster/:id/delete', role: 'owner', handler: deleteAccount },
]
