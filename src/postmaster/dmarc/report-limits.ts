/** Limits for reports, which anyone can send. */

import type { Problem } from '../../errors/problem.ts'

/** Limits for a report. A report that exceeds any of these limits is rejected. */
export interface ReportLimits {
  /** The maximum size of one file or email. */
  readonly maxFileBytes: number
  /** The maximum total size of the decompressed XML in one file. */
  readonly maxXmlBytes: number
  /**
   * The maximum ratio of decompressed to compressed size. This limit does not apply to the first 1 MiB of decompressed
   * data.
   */
  readonly maxRatio: number
  readonly maxZipEntries: number
  /** The maximum number of parts to inspect in one email. */
  readonly maxAttachments: number
  /** The maximum nesting depth of XML elements. */
  readonly maxDepth: number
  readonly maxRecords: number
  /** The maximum sum of the message counts in one report. */
  readonly maxMessages: number
  /** The maximum length of names, ids and comments, in characters. */
  readonly maxTextLength: number
  readonly maxSpanMs: number
  /** The maximum time from now until the end of a report's range. */
  readonly maxAheadMs: number
}

const mebibyte = 1024 * 1024
const dayMs = 86_400_000

/** The limits that apply to every report. */
export const reportLimits: ReportLimits = {
  // Gmail accepts messages of up to 25 MB, which become 35 MB in base64.
  maxFileBytes: 36 * mebibyte,
  // Enough for about 17,000 records, which take one or two seconds to read.
  maxXmlBytes: 8 * mebibyte,
  // Real reports have compression ratios of up to 60; a zip bomb approaches 1032, the maximum of DEFLATE (RFC 1951).
  maxRatio: 300,
  maxZipEntries: 100,
  maxAttachments: 50,
  // The records in a report need a nesting depth of seven.
  maxDepth: 20,
  maxRecords: 50_000,
  // No receiver gets this many messages in a month. Sums above 2^53, which only forged reports contain, could not be
  // read back from the database.
  maxMessages: 10_000_000_000,
  maxTextLength: 500,
  // Reports usually cover a day; some cover a week.
  maxSpanMs: 31 * dayMs,
  // Clocks differ, and some reporters send a report before the last day of its range has ended.
  maxAheadMs: 2 * dayMs,
}

/**
 * How long a report is kept after the end of its range. Older reports are rejected, because a report that was already
 * deleted could otherwise be counted twice.
 */
export const dmarcRetentionMs: number = 400 * dayMs

/** Builds a problem that applies to a whole file. */
export function reportProblem(file: string, came: string, expected: string): Problem {
  return { input: 'report', came, expected, place: { file } }
}

/** Builds the problem for a file larger than `maxFileBytes`. */
export function tooLarge(file: string, sizeBytes: number): Problem {
  return reportProblem(file, `${sizeBytes} bytes`, `at most ${reportLimits.maxFileBytes} bytes`)
}
