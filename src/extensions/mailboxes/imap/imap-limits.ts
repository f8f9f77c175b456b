/** Limits for the duration and the size of an IMAP server's replies. */

/** Time limits in milliseconds. */
export interface ImapLimits {
  /** The limit for connecting and logging in. */
  readonly connectMs: number
  /** The limit for the reply to a simple command. */
  readonly commandMs: number
  /** The limit for the reply to a command that returns or moves messages. */
  readonly fetchMs: number
}

/** The default time limits. The time limits also detect half-open connections. */
export const usualImapLimits: ImapLimits = { connectMs: 30_000, commandMs: 15_000, fetchMs: 60_000 }

/**
 * Size limits for a server's replies. Real servers stay far below these limits: listing a thousand folders with their
 * states takes 2,000 replies and a few hundred KB.
 */
export const answerLimits = {
  lineBytes: 1_048_576,
  /** Longer messages are fetched in pieces of this size. */
  literalBytes: 4_194_304,
  bytesPerCommand: 8_388_608,
  repliesPerCommand: 10_000,
  /**
   * The limit is this high because a server may send hundreds of additional replies per command while another client
   * changes flags.
   */
  repliesPerSecond: 20_000,
  capabilityCount: 1000,
  /** Folders beyond this number are ignored. */
  folderCount: 1000,
  namespaceCount: 100,
  /** The maximum length of a path, in characters; folders with longer paths are ignored. */
  nameLength: 1000,
  /** The maximum number of flags per folder and of labels per message. */
  flagCount: 500,
  /** Longer header sections are truncated. */
  headBytes: 65_536,
  /** The maximum range of UIDs per search. It is limited because the result of a search must fit into one line. */
  uidsPerSearch: 50_000,
  /** The maximum number of UIDs per scan. */
  uidCount: 500_000,
} as const
