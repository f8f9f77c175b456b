/** The background jobs of postmaster data; service/self-hosted.ts starts them. */

import { type ReportReadingDeps, startReadingReports } from './read-dmarc-reports.ts'
import { type SyncingDeps, startSyncing } from './sync-accounts.ts'

/** Starts both; they end when the jobs are drained. Dispose the result to end the thread that reads report mails. */
export async function startPostmasterJobs(parts: ReportReadingDeps & SyncingDeps): Promise<AsyncDisposable> {
  const reading = await startReadingReports(parts)
  await startSyncing(parts)
  return reading
}
