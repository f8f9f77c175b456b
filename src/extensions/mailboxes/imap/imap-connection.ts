/**
 * The IMAP interface: the mail server operations needed to watch a mailbox. imap-client.ts implements this interface
 * with imapflow.
 */

import type { Secret } from '../../../foundation/world/secret.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { ImapLimits } from './imap-limits.ts'

/** The mail server of a mailbox. */
export interface ImapServer {
  readonly host: string
  readonly port: number
  readonly tls: 'implicit' | 'starttls' | 'none'
  readonly username: string
  /** Trusted certificate authorities, or `null` for Node's default authorities. */
  readonly caPem: string | null
}

/** A mailbox and its login. */
export interface ImapAccount extends ImapServer {
  /** A password, or the source of access tokens (RFC 7628, Google's XOAUTH2). */
  readonly password: Secret | AccessTokens
}

/** A decrypted login. A token is sent with OAUTHBEARER or XOAUTH2, depending on what the server offers. */
export type ImapLogin = { readonly pass: string } | { readonly accessToken: string }

/** The dependencies of a connection. */
export interface ImapTools {
  readonly clock: Clock
  readonly limits: ImapLimits
  /** Aborting this signal closes the connection immediately. */
  readonly signal: AbortSignal
}

/** Connects and logs in. @throws ImapFailure, or the signal's reason */
export type ConnectImap = (account: ImapAccount, tools: ImapTools) => Promise<ImapConnection>

/** Optional capabilities of the server. */
export interface ImapAbilities {
  /** IDLE (RFC 2177): the server announces new messages. */
  readonly hasIdle: boolean
  /** Gmail's `X-GM-EXT-1` extension. */
  readonly hasGmailSearch: boolean
  /** UIDPLUS (RFC 4315): the server can delete individual messages. */
  readonly hasUidPlus: boolean
  /** The TLS version, such as `TLSv1.3`; `null` for an unencrypted connection. */
  readonly encryption: string | null
}

/** A folder as listed by the server. */
export interface ListedFolder {
  /** The full path, in Unicode. */
  readonly path: string
  /** The last part of the path. */
  readonly name: string
  /** Flags as sent by the server, such as `\Junk` and `\Noselect`. */
  readonly flags: readonly string[]
  /** True for a shared folder or a folder of another user. */
  readonly isForeign: boolean
}

/** The usage of one quota resource (RFC 9208 §5). */
export interface MailboxQuota {
  /** `storage` counts bytes, and `message` counts messages. Servers may report other resources. */
  readonly resource: string
  readonly used: number
  readonly limit: number
}

/** The state of a folder. */
export interface FolderState {
  /** The folder's UIDVALIDITY. A UID is valid only together with this value (RFC 9051 §2.3.1.1). */
  readonly uidValidity: string
  /** The folder's UIDNEXT: all messages in the folder have lower UIDs. */
  readonly uidNext: number
}

/** The state of an open folder. */
export interface OpenFolder extends FolderState {
  /** Whether messages can be marked with presend's keyword. */
  readonly canMark: boolean
}

/**
 * The header section of a message, truncated to `answerLimits.headBytes`, with the size and date that the server
 * reports.
 */
export interface FetchedHead {
  readonly uid: number
  readonly head: Uint8Array
  readonly sizeBytes: number
  /** `null` if the server did not return a date. */
  readonly internalDateMs: number | null
}

/**
 * A connection to one mailbox. All methods reject with ImapFailure. After a failure of kind `unreachable`, the
 * connection is closed. Calls must not overlap. UIDs refer to messages in the open folder.
 */
export interface ImapConnection extends AsyncDisposable {
  readonly abilities: ImapAbilities
  listFolders(): Promise<readonly ListedFolder[]>
  /** Opens a folder, unless it is already open. */
  open(path: string): Promise<OpenFolder>
  /** Reads the state of a folder that is not open, or returns `null` if the folder does not exist. */
  stateOf(path: string): Promise<FolderState | null>
  /** Reads the quotas of a folder. Returns an empty list if the server reports no quotas. */
  quotasOf(path: string): Promise<readonly MailboxQuota[]>
  /**
   * Reads the states of folders that are not open, in a single command if the server supports it. Omits missing
   * folders.
   */
  statesOf(paths: readonly string[]): Promise<ReadonlyMap<string, FolderState>>
  /** Returns all UIDs from `firstUid` on, in ascending order. */
  uidsFrom(firstUid: number): Promise<readonly number[]>
  /** Returns the UIDs of unmarked messages that were received on this day or later, in ascending order. */
  unmarkedUidsSince(sinceMs: number): Promise<readonly number[]>
  /** Returns the UIDs of marked messages that were received before this day. */
  markedUidsBefore(beforeMs: number): Promise<readonly number[]>
  /** Gmail only: returns true if Gmail's search finds the message. */
  isFoundByGmail(uid: number, query: string): Promise<boolean>
  /**
   * Gmail only: returns the labels of a message, except for the label of the open folder; `null` if the message no
   * longer exists.
   */
  labelsOf(uid: number): Promise<readonly string[] | null>
  /** Fetches header sections. Omits messages that no longer exist. */
  fetchHeads(uids: readonly number[]): Promise<readonly FetchedHead[]>
  /** Fetches the first `maxBytes` of a message; returns `null` if the message no longer exists. */
  fetchBytes(uid: number, maxBytes: number): Promise<Uint8Array | null>
  mark(uids: readonly number[]): Promise<void>
  /** Deletes only the messages with these UIDs. */
  remove(uids: readonly number[]): Promise<void>
  moveTo(uids: readonly number[], path: string): Promise<void>
  /** Resolves when the open folder changes, the connection is lost or the signal aborts. Never rejects. */
  waitForChange(signal: AbortSignal): Promise<void>
}
