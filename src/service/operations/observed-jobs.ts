/** Counts jobs and logs their failures. */

import { UnjudgedError } from '../receiving/judge-kept-message.ts'
import type { Jobs, JobWorker } from '../storage/jobs.ts'
import { HostBusyError } from '../webhooks/delivery-worker.ts'
import type { ServiceLog } from './service-log.ts'
import { testField } from './service-log.ts'
import type { ServiceMetrics } from './service-metrics.ts'

/** Wraps a job engine. The caller remains responsible for disposing of the wrapped engine. */
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
        // The key may be logged because it only identifies a delivery or message.
        const { kind, key, earlierRuns } = job
        log.warn('job failed', { kind, key, ...testField(testsOf(error)), earlier_runs: earlierRuns, error })
        throw error
      }
    }
  }
}

function testsOf(error: unknown): readonly number[] {
  if (error instanceof UnjudgedError) return error.numericIds
  return error instanceof HostBusyError && error.numericId !== null ? [error.numericId] : []
}
