/** Limits for reports, which anyone can send. */

import type { Problem } from '../../errors/problem.ts'

/** A report over one of these limits is rejected. */
export interface ReportLimits {
  /** Size of one file or email. */
  readonly maxFileBytes: number
  /** Total size of the decompressed XML in one file. */
  readonly maxXmlBytes: number
  /** Decompressed size ÷ compressed size; not checked up to 1 MiB of decompressed data. */
  readonly maxRatio: number
  readonly maxZipEntries: number
  /** How many parts of one email are inspected. */
  readonly maxAttachments: number
  /** Nesting depth of XML elements. */
  readonly maxDepth: number
  readonly maxRecords: number
  /** Sum of the message counts in one report. */
  readonly maxMessages: number
  /** Length of names, ids and comments, in characters. */
  readonly maxTextLength: number
  readonly maxSpanMs: number
  /** How far in the future a report's range may end. */
  readonly maxAheadMs: number
}

const mebibyte = 1024 * 1024
const dayMs = 86_400_000

/** The limits that apply to every report. */
export const reportLimits: ReportLimits = {
  // Gmail accepts 25 MB, which is 35 MB in base64.
  maxFileBytes: 36 * mebibyte,
  // This is enough for about 17,000 records, which take one or two seconds to read.
  maxXmlBytes: 8 * mebibyte,
  // Real reports reach a ratio of 60; a bomb approaches 1032, the maximum of DEFLATE (RFC 1951).
  maxRatio: 300,
  maxZipEntries: 100,
  maxAttachments: 50,
  // A report's records need a depth of seven.
  maxDepth: 20,
  maxRecords: 50_000,
  // No receiver gets as many messages in a month. Sums over 2^53 from forged reports could not be read back from the
  // database.
  maxMessages: 10_000_000_000,
  maxTextLength: 500,
  // Reports are daily; some are weekly.
  maxSpanMs: 31 * dayMs,
  // Clocks differ, and some ranges end only with the day on which the report is sent.
  maxAheadMs: 2 * dayMs,
}

/**
 * How long a report is kept after the end of its range. Older reports are rejected: once deleted, they could be counted
 * twice.
 */
export const dmarcRetentionMs: number = 400 * dayMs

/** Builds the problem for a file larger than `maxFileBytes`. */
export function tooLarge(file: string, sizeBytes: number): Problem {
  const expected = `at most ${reportLimits.maxFileBytes} bytes`
  return { input: 'report', came: `${sizeBytes} bytes`, expected, place: { file } }
}
