/** Registers postmaster data with the service. */

import type { ServiceExtension } from '../../service/self-hosted/extension.ts'
import { dmarcRetentionMs } from './dmarc/report-limits.ts'
import { grantPurpose } from './grant-purpose.ts'
import { postmasterRoutes } from './http/routes.ts'
import { postmasterStorage } from './storage/extension.ts'

export const postmasterService: ServiceExtension = {
  name: 'postmaster',
  storage: postmasterStorage,
  routes: postmasterRoutes,
  loadPages: async () => (await import('./dashboard/postmaster-pages.ts')).postmasterPages,
  start: async (deps) => await (await import('./jobs/start-jobs.ts')).startPostmasterJobs(deps),
  deleteOld: async (store, nowMs, signal) => ({
    reports: await store.deleteDmarcReports(nowMs - dmarcRetentionMs, signal),
  }),
  listSecrets: async (store) =>
    (await store.listPostmasterAccounts(null)).flatMap((account) => {
      const { id: accountId, sealedRefreshToken: sealed } = account
      if (sealed === null) return []
      const replace = async (after: string): Promise<unknown> =>
        await store.renewPostmasterGrant({ accountId, before: sealed, after })
      return [{ sealed, purpose: grantPurpose(account), replace }]
    }),
}
