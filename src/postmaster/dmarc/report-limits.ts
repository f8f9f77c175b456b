/** What a report may be at most: anybody can send one to an address that stands in the DNS. */

/** Beyond any of these it is refused, and nothing of it is kept. */
export interface ReportLimits {
  /** A file or a mail as it comes. */
  readonly maxFileBytes: number
  /** All XML of one file, unpacked. */
  readonly maxXmlBytes: number
  /** Unpacked to packed, looked at from the first mebibyte on. */
  readonly maxRatio: number
  readonly maxZipEntries: number
  /** Parts of one mail that are looked at. */
  readonly maxAttachments: number
  /** Elements inside elements. */
  readonly maxDepth: number
  readonly maxRecords: number
  /** Of one report. */
  readonly maxMessages: number
  /** Characters of names, ids and comments. */
  readonly maxTextLength: number
  readonly maxSpanMs: number
  /** How far behind now a range may end. */
  readonly maxAheadMs: number
}

const mebibyte = 1024 * 1024
const dayMs = 86_400_000

/** The only limits there are. */
export const reportLimits: ReportLimits = {
  // Gmail takes 25 MB, which base64 makes 35 MB of.
  maxFileBytes: 36 * mebibyte,
  // About 17,000 records, for a day of one domain at one receiver; reading them takes a second or two.
  maxXmlBytes: 8 * mebibyte,
  // Real reports repeat themselves and reach 60; a bomb comes near 1032, which is all that DEFLATE can do (RFC 1951).
  maxRatio: 300,
  maxZipEntries: 100,
  maxAttachments: 50,
  // Those of a record take seven.
  maxDepth: 20,
  maxRecords: 50_000,
  // More than any receiver gets in a month. Without an end a forged report makes a sum that is no whole number any more
  // (2^53): the database takes it and cannot give it back, and nothing behind that mail would ever be read.
  maxMessages: 10_000_000_000,
  maxTextLength: 500,
  // Reports are daily; some reporters send one a week.
  maxSpanMs: 31 * dayMs,
  // Clocks differ, and some ranges end with the day on which they are sent.
  maxAheadMs: 2 * dayMs,
}

/** Reports are kept for so long after they end; older ones are not taken, else they could be counted twice. */
export const dmarcRetentionMs: number = 400 * dayMs
