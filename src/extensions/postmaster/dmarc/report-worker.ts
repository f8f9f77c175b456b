/**
 * Reads report emails in a worker thread with time and memory limits, because parsing 8 MiB of untrusted XML takes
 * seconds.
 */

import { type JobType, runTypedJob } from '../../../foundation/world/workers/job-type.ts'
import { openWorkers } from '../../../foundation/world/workers/open-workers.ts'
import type { ReadReports, ReadRules } from './read-reports.ts'
import { reportProblem } from './report-limits.ts'
import type { NamedBytes } from './unpack-report.ts'

/** The worker's job: read one email according to the given rules. */
export const reportMailJob: JobType<{ readonly file: NamedBytes; readonly rules: ReadRules }, ReadReports> = {
  name: 'read-report-mail',
}

/** Reads emails in a thread. Disposing this object ends the thread immediately. */
export interface ReportWorker extends AsyncDisposable {
  /**
   * Reads an email. An email that exceeds a limit is reported as a problem in the result.
   *
   * @throws the signal's reason; Error if the thread crashed
   */
  readonly read: (file: NamedBytes, rules: ReadRules, signal: AbortSignal) => Promise<ReadReports>
}

const defaultTimeLimitMs = 30_000
/** Enough for 8 MiB of XML, which becomes about 300 MB of parsed elements. */
const memoryMb = 512

/** Opens a worker; its thread starts when the first email is read. @param timeLimitMs the time limit for each email */
export function openReportWorker(timeLimitMs: number = defaultTimeLimitMs): ReportWorker {
  const workers = openWorkers({ threadCount: 1, jobsPerThread: 1, memoryMb })
  return {
    read: async (file, rules, signal) => {
      const outcome = await runTypedJob(workers, { type: reportMailJob, input: { file, rules }, timeLimitMs }, signal)
      if (outcome.status === 'done') return outcome.value
      if (outcome.reason === 'error' || outcome.reason === 'crashed') throw new Error(outcome.message)
      const isSlow = outcome.reason === 'time-limit'
      const expected = isSlow
        ? `an email that can be read within ${timeLimitMs / 1000} s`
        : `an email that can be read with ${memoryMb} MiB of memory`
      const problem = reportProblem(file.name, isSlow ? 'a timeout' : 'an email that needs more memory', expected)
      return { isReport: true, reports: [], problems: [problem] }
    },
    [Symbol.asyncDispose]: async () => await workers[Symbol.asyncDispose](),
  }
}
