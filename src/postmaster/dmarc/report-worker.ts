/** Reads report mails in a worker thread, which a time limit and a memory limit end. */

import { runTypedJob } from '../../world/workers/job-type.ts'
import { openWorkers } from '../../world/workers/open-workers.ts'
import type { ReadReports, ReadRules } from './read-reports.ts'
import { reportMailJob } from './report-job-type.ts'
import type { NamedBytes } from './unpack-report.ts'

/** Dispose it to end the thread, whatever it is doing. */
export interface ReportWorker extends AsyncDisposable {
  /**
   * See `readReportMail`. A mail that takes too long or too much memory is a problem, and no other mail waits for it.
   *
   * @throws the signal's reason; Error when the thread ended for another reason
   */
  readonly read: (file: NamedBytes, rules: ReadRules, signal: AbortSignal) => Promise<ReadReports>
}

const usualTimeLimitMs = 30_000
/** 8 MiB of XML become some 300 MB of elements. */
const memoryMb = 512

/** No thread is started before the first mail. @param timeLimitMs for one mail; absent: 30 s */
export function openReportWorker(timeLimitMs: number = usualTimeLimitMs): ReportWorker {
  const workers = openWorkers({ threadCount: 1, jobsPerThread: 1, memoryMb })
  return {
    read: async (file, rules, signal) => {
      const outcome = await runTypedJob(workers, { type: reportMailJob, input: { file, rules }, timeLimitMs }, signal)
      if (outcome.status === 'done') return outcome.value
      if (outcome.reason === 'error' || outcome.reason === 'crashed') throw new Error(outcome.message)
      const isSlow = outcome.reason === 'time-limit'
      const expected = isSlow
        ? `a mail that is read within ${timeLimitMs / 1000} s`
        : `at most ${memoryMb} MiB of memory`
      const problem = { input: 'report', came: 'a mail that takes more', expected, place: { file: file.name } }
      return { isReport: true, reports: [], problems: [problem] }
    },
    [Symbol.asyncDispose]: async () => await workers[Symbol.asyncDispose](),
  }
}
