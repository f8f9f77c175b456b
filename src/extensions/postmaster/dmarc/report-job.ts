/** The entry point of the worker thread that reads report emails; never loaded in the main thread. */

import { typedJob } from '../../../foundation/world/workers/job-type.ts'
import type { Job } from '../../../foundation/world/workers/serve-jobs.ts'
import { readReportMail } from './read-reports.ts'
import { reportMailJob } from './report-worker.ts'

export const readReportMailInWorker: Job = typedJob(
  reportMailJob,
  async ({ file, rules }) => await readReportMail(file, rules),
)
