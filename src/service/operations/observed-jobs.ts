/** A job engine whose workers are counted, and whose failures are said. */

import type { Jobs, JobWorker } from '../../storage/jobs.ts'
import type { ServiceLog } from './service-log.ts'
import type { ServiceMetrics } from './service-metrics.ts'

/** The same engine; whoever owns `jobs` closes it. */
export function observedJobs(
  jobs: Jobs,
  { metrics, log }: { readonly metrics: Pick<ServiceMetrics, 'jobEnded'>; readonly log: Pick<ServiceLog, 'warn'> },
): Jobs {
  return {
    ...jobs,
    work: async (kind, worker) => await jobs.work(kind, { ...worker, run: observed(worker) }),
  }

  function observed(worker: JobWorker): JobWorker['run'] {
    return async (job, signal) => {
      try {
        await worker.run(job, signal)
        metrics.jobEnded(job.kind, 'done')
      } catch (error) {
        metrics.jobEnded(job.kind, 'failed')
        // The key names a delivery or a message, which mean nothing outside this service.
        log.warn('job failed', { kind: job.kind, key: job.key, earlier_runs: job.earlierRuns, error })
        throw error
      }
    }
  }
}
