/** How long an IMAP server may take, and how much it may say. */

/** Time limits in milliseconds. */
export interface ImapLimits {
  /** Until the mailbox is logged in to. */
  readonly connectMs: number
  /** For one command's answer. */
  readonly commandMs: number
  /** For the answer to a command that brings messages. */
  readonly fetchMs: number
}

/** Within these a connection that is only half there is found out. */
export const usualImapLimits: ImapLimits = { connectMs: 30_000, commandMs: 15_000, fetchMs: 60_000 }

/**
 * What one server may send. Real servers stay far below: a listing of a thousand folders with their states is 2,000
 * replies and a few hundred KB.
 */
export const answerLimits = {
  lineBytes: 1_048_576,
  /** Longer messages are fetched in pieces of this size. */
  literalBytes: 4_194_304,
  bytesPerCommand: 8_388_608,
  repliesPerCommand: 10_000,
  /** Another client that changes flags makes an honest server add hundreds of replies to each command. */
  repliesPerSecond: 20_000,
  capabilityCount: 1000,
  /** Further folders are left out. */
  folderCount: 1000,
  namespaceCount: 100,
  /** A folder with a longer path is left out, in characters. */
  nameLength: 1000,
  /** Flags of a folder, labels of a message. */
  flagCount: 500,
  /** Of each header section. */
  headBytes: 65_536,
  /** How many UIDs are asked for in one search: so many fit into one line. */
  uidsPerSearch: 50_000,
  /** How many UIDs one look returns at most. */
  uidCount: 500_000,
} as const
