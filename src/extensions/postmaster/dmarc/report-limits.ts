/** Limits for reports, which anyone can send. */

import { dayMs } from '../../../foundation/errors/day-ms.ts'
import type { Problem } from '../../../foundation/errors/problem.ts'

const mebibyte = 1024 * 1024

/** The limits that apply to every report. A report that exceeds any of these limits is rejected. */
export const reportLimits = {
  /**
   * The maximum size of one file or email. Gmail accepts messages of up to 25 MB, which become 35 MB in base64.
   */
  maxFileBytes: 36 * mebibyte,
  /**
   * The maximum total size of the decompressed XML in one file. This is enough for about 17,000 records, which take one
   * or two seconds to read.
   */
  maxXmlBytes: 8 * mebibyte,
  /**
   * The maximum ratio of decompressed to compressed size, which does not apply to the first 1 MiB of decompressed data.
   * Real reports have ratios of up to 60; a zip bomb approaches 1032, the maximum of DEFLATE (RFC 1951).
   */
  maxRatio: 300,
  maxZipEntries: 100,
  /** The maximum number of parts to inspect in one email. */
  maxAttachments: 50,
  /** The maximum nesting depth of XML elements. The records in a report need a nesting depth of seven. */
  maxDepth: 20,
  maxRecords: 50_000,
  /**
   * The maximum sum of the message counts in one report. No receiver gets this many messages in a month. Sums above
   * 2^53, which only forged reports contain, could not be read back from the database.
   */
  maxMessages: 10_000_000_000,
  /** The maximum length of names, ids and comments, in characters. */
  maxTextLength: 500,
  /** The maximum length of a report's range. Reports usually cover a day; some cover a week. */
  maxSpanMs: 31 * dayMs,
  /**
   * The maximum time from now until the end of a report's range. Clocks differ, and some reporters send a report before
   * the last day of its range has ended.
   */
  maxAheadMs: 2 * dayMs,
} as const

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
