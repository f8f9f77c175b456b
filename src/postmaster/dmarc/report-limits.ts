/** Limits for reports, which anyone can send. */

import type { Problem } from '../../errors/problem.ts'

/** A report over one of these limits is rejected. */
export interface ReportLimits {
  /** A file or an email. */
  readonly maxFileBytes: number
  /** All XML of one file, decompressed. */
  readonly maxXmlBytes: number
  /** Decompressed size ÷ compressed size, above 1 MiB. */
  readonly maxRatio: number
  readonly maxZipEntries: number
  /** Parts of one email to inspect. */
  readonly maxAttachments: number
  /** Nesting depth. */
  readonly maxDepth: number
  readonly maxRecords: number
  /** Messages in one report. */
  readonly maxMessages: number
  /** Characters of names, ids and comments. */
  readonly maxTextLength: number
  readonly maxSpanMs: number
  /** How far in the future a range may end. */
  readonly maxAheadMs: number
}

const mebibyte = 1024 * 1024
const dayMs = 86_400_000

/** The limits that apply to every report. */
export const reportLimits: ReportLimits = {
  // Gmail accepts 25 MB, which is 35 MB in base64.
  maxFileBytes: 36 * mebibyte,
  // About 17,000 records, which take one or two seconds.
  maxXmlBytes: 8 * mebibyte,
  // Real reports reach 60; a bomb approaches 1032, the maximum of DEFLATE (RFC 1951).
  maxRatio: 300,
  maxZipEntries: 100,
  maxAttachments: 50,
  // A record needs seven.
  maxDepth: 20,
  maxRecords: 50_000,
  // More than any receiver gets in a month. Sums over 2^53 from forged reports could not be read back from the database.
  maxMessages: 10_000_000_000,
  maxTextLength: 500,
  // Reports are daily; some are weekly.
  maxSpanMs: 31 * dayMs,
  // Clocks differ, and some ranges end with the day of sending.
  maxAheadMs: 2 * dayMs,
}

/** How long reports are kept after they end. Older ones are rejected, or they could be counted twice. */
export const dmarcRetentionMs: number = 400 * dayMs

/** The problem of a file over `maxFileBytes`. */
export function tooLarge(file: string, sizeBytes: number): Problem {
  const expected = `at most ${reportLimits.maxFileBytes} bytes`
  return { input: 'report', came: `${sizeBytes} bytes`, expected, place: { file } }
}
