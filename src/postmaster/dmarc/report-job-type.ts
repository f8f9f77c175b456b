/** Reading a report mail in a worker thread: 8 MiB of XML take seconds, and anybody can send them. */

import type { JobType } from '../../world/workers/job-type.ts'
import type { ReadReports, ReadRules } from './read-reports.ts'
import type { NamedBytes } from './unpack-report.ts'

/** A mail and how it is read. */
export interface ReportMailRequest {
  readonly file: NamedBytes
  readonly rules: ReadRules
}

export const reportMailJob: JobType<ReportMailRequest, ReadReports> = { name: 'read-report-mail' }
