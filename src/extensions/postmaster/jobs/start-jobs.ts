/** Starts the background jobs for postmaster data. */

import { type ReportReadingDeps, startReadingReports } from './read-dmarc-reports.ts'
import { type SyncingDeps, startSyncing } from './sync-accounts.ts'

/**
 * Starts the sync job and the job that reads DMARC reports. Both end when the service drains its jobs. Disposing the
 * result ends the thread that reads report emails.
 */
export async function startPostmasterJobs(deps: ReportReadingDeps & SyncingDeps): Promise<AsyncDisposable> {
  const reading = await startReadingReports(deps)
  await startSyncing(deps)
  return reading
}
