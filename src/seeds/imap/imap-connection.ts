/** What watching a mailbox asks of IMAP, in its own words; imap-client.ts says it with imapflow. */

import type { Secret } from '../../world/secret.ts'
import type { Clock } from '../../world/world.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { ImapLimits } from './imap-limits.ts'

/** Where a mailbox is. */
export interface ImapServer {
  readonly host: string
  readonly port: number
  readonly tls: 'implicit' | 'starttls' | 'none'
  readonly username: string
  /** The authorities that may sign the server's certificate; `null`: Node's own. */
  readonly caPem: string | null
}

/** Where a mailbox is, and who may look into it. */
export interface ImapAccount extends ImapServer {
  /** Or where access tokens come from, which stand in its place (RFC 7628, Google's XOAUTH2). */
  readonly password: Secret | AccessTokens
}

/** What the server is shown, in the clear; a token goes as OAUTHBEARER or XOAUTH2, as the server offers. */
export type ImapLogin = { readonly pass: string } | { readonly accessToken: string }

/** What a connection is opened with. */
export interface ImapTools {
  readonly clock: Clock
  readonly limits: ImapLimits
  /** Ends the connection at once. */
  readonly signal: AbortSignal
}

/** Connects and logs in. @throws ImapFailure, or the signal's reason */
export type ConnectImap = (account: ImapAccount, tools: ImapTools) => Promise<ImapConnection>

/** What the server can do beyond the least. */
export interface ImapAbilities {
  /** Tells of new messages by itself (RFC 2177). */
  readonly hasIdle: boolean
  /** Gmail's `X-GM-EXT-1`. */
  readonly hasGmailSearch: boolean
  /** Deletes just what it is told to (RFC 4315). */
  readonly hasUidPlus: boolean
  /** `TLSv1.3` and the like; `null`: the connection is in the clear. */
  readonly encryption: string | null
}

/** A folder as the server lists it. */
export interface ListedFolder {
  /** Unicode, from the root. */
  readonly path: string
  /** The last part of the path. */
  readonly name: string
  /** `\Junk`, `\Noselect` and the like, as they came. */
  readonly flags: readonly string[]
  /** True: it belongs to others, or to everybody. */
  readonly isForeign: boolean
}

/** How full a mailbox is by one of its limits (RFC 9208 §5). */
export interface MailboxQuota {
  /** `storage` is in bytes, `message` in messages; servers may have others. */
  readonly resource: string
  readonly used: number
  readonly limit: number
}

/** An open folder's state. */
export interface FolderState {
  /** UIDs mean something only together with this. */
  readonly uidValidity: string
  /** No message has this UID yet, nor a higher one. */
  readonly uidNext: number
}

/** A folder that was opened. */
export interface OpenFolder extends FolderState {
  /** True: messages can be marked with a keyword of ours. */
  readonly canMark: boolean
}

/** One message's header section, cut at `answerLimits.headBytes`, and what the server says of the message. */
export interface FetchedHead {
  readonly uid: number
  readonly head: Uint8Array
  readonly sizeBytes: number
  /** `null`: it did not say. */
  readonly internalDateMs: number | null
}

/**
 * One connection of one mailbox. Everything rejects with an ImapFailure; after one of kind `unreachable` nothing works
 * any more. Calls are made one after another.
 */
export interface ImapConnection extends AsyncDisposable {
  readonly abilities: ImapAbilities
  listFolders(): Promise<readonly ListedFolder[]>
  /** Nothing when it is open already. */
  open(path: string): Promise<OpenFolder>
  /** Of a folder that is not open. `null`: it is not there (any more). */
  stateOf(path: string): Promise<FolderState | null>
  /** The limits of a folder; empty: the server sets or tells none. */
  quotasOf(path: string): Promise<readonly MailboxQuota[]>
  /** Of several folders that are not open, in few commands where the server can; those that are not there are left out. */
  statesOf(paths: readonly string[]): Promise<ReadonlyMap<string, FolderState>>
  /** UIDs from `firstUid` on, ascending; also gives the server the chance to tell what is new. */
  uidsFrom(firstUid: number): Promise<readonly number[]>
  /** UIDs of messages that came on this day or later and are not marked, ascending. */
  unmarkedUidsSince(sinceMs: number): Promise<readonly number[]>
  /** UIDs of marked messages that came before this day. */
  markedUidsBefore(beforeMs: number): Promise<readonly number[]>
  /** Gmail alone: whether a search of its own finds this message. */
  isFoundByGmail(uid: number, query: string): Promise<boolean>
  /** Gmail alone: the labels of a message, but for that of the open folder; `null`: it is not there (any more). */
  labelsOf(uid: number): Promise<readonly string[] | null>
  /** Those that are (still) there. */
  fetchHeads(uids: readonly number[]): Promise<readonly FetchedHead[]>
  /** The first `maxBytes` of a message; `null`: it is not there (any more). */
  fetchBytes(uid: number, maxBytes: number): Promise<Uint8Array | null>
  mark(uids: readonly number[]): Promise<void>
  /** Deletes them, and only them. */
  remove(uids: readonly number[]): Promise<void>
  moveTo(uids: readonly number[], path: string): Promise<void>
  /** Resolves when the open folder has something new, when the connection is lost, or when the signal aborts. Never rejects. */
  waitForNews(signal: AbortSignal): Promise<void>
}
