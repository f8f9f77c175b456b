/** The background jobs of postmaster data; service/self-hosted.ts starts them. */

import { type ReportReadingParts, startReadingReports } from './read-dmarc-reports.ts'
import { type SyncingParts, startSyncing } from './sync-accounts.ts'

/** Starts both; they end when the jobs are drained. Dispose the result to end the thread that reads report mails. */
export async function startPostmasterJobs(parts: ReportReadingParts & SyncingParts): Promise<AsyncDisposable> {
  const reading = await startReadingReports(parts)
  await startSyncing(parts)
  return reading
}
