/** The worker job that reads a report email: 8 MiB of untrusted XML take seconds. */

import type { JobType } from '../../world/workers/job-type.ts'
import type { ReadReports, ReadRules } from './read-reports.ts'
import type { NamedBytes } from './unpack-report.ts'

/** The input of the job. */
export interface ReportMailRequest {
  readonly file: NamedBytes
  readonly rules: ReadRules
}

export const reportMailJob: JobType<ReportMailRequest, ReadReports> = { name: 'read-report-mail' }
