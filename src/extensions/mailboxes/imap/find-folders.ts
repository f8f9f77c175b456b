/**
 * Selects the folders to watch in a mailbox: the inbox, the spam folders, and other folders to which mail may be moved.
 */

import type { ImapAbilities, ListedFolder } from './imap-connection.ts'
import { findSpamFolderName } from './spam-folder-names.ts'

/** A watched folder. */
export interface WatchedFolder {
  readonly path: string
  /** `other` means that the folder is neither the inbox nor a spam folder. */
  readonly role: 'inbox' | 'spam' | 'other'
  /** How the role was determined, as a clause for a result's reason: `which the server marks as \Junk`. */
  readonly knownBy: string
}

/** The folders of a mailbox. */
export interface FoundFolders {
  /** The inbox, followed by the spam folders. */
  readonly watched: readonly WatchedFolder[]
  /**
   * Other folders to which a mailbox rule may move mail, at most 50. For Gmail, these are only All Mail and the trash.
   */
  readonly others: readonly WatchedFolder[]
  /** The folder that the server marks as trash; `null` if the server marks no folder as trash. */
  readonly trashPath: string | null
  /** A clause that says what is missing; `null` if nothing is missing. */
  readonly lack: string | null
}

/** Flags of spam folders: RFC 6154 §2, and `\Spam` from Gmail's old XLIST command. */
const spamFlags = new Set(['\\junk', '\\spam'])
const unselectable = new Set(['\\noselect', '\\nonexistent'])

const spamCount = 50

/**
 * Selects folders. The spam folders are the folders that the server marks as spam or, if it marks none, all folders
 * with a known spam folder name, up to 50 in total. A mailbox may have several spam folders, for example the provider's
 * own folder and a folder created by an old mail client; all of them count as spam.
 */
export function findFolders(
  listed: readonly ListedFolder[],
  { hasGmailSearch }: Pick<ImapAbilities, 'hasGmailSearch'>,
): FoundFolders {
  const own = listed.filter((folder) => !folder.isForeign && !hasFlag(folder, unselectable))
  // INBOX is case-insensitive and always exists, even if the server does not list it (RFC 9051 §5.1).
  const inbox: WatchedFolder = {
    path: own.find(isInbox)?.path ?? 'INBOX',
    role: 'inbox',
    knownBy: 'which is the inbox on every IMAP server',
  }
  const others = own.filter((folder) => !isInbox(folder))
  const marked = others.filter((folder) => hasFlag(folder, spamFlags)).map(markedSpam)
  const spam = marked.length > 0 ? marked : others.flatMap(namedSpam)
  return {
    watched: [inbox, ...spam.slice(0, spamCount)],
    others: othersOf(others, { spam, isGmail: hasGmailSearch }),
    trashPath: others.find((folder) => hasFlag(folder, new Set(['\\trash'])))?.path ?? null,
    lack:
      spam.length > 0
        ? null
        : 'no spam folder found: the server marks no folder as \\Junk, and no folder has a known spam folder name',
  }
}

function isInbox({ path }: ListedFolder): boolean {
  return path.toUpperCase() === 'INBOX'
}

/**
 * Flags of folders that contain the owner's own messages, and of virtual folders that show messages from other folders.
 */
const unfiledFlags = new Set(['\\sent', '\\drafts', '\\flagged', '\\important'])
const otherCount = 50

function othersOf(
  candidates: readonly ListedFolder[],
  { spam, isGmail }: { readonly spam: readonly WatchedFolder[]; readonly isGmail: boolean },
): readonly WatchedFolder[] {
  const spamPaths = new Set(spam.map(({ path }) => path))
  const filed = candidates.filter((folder) => !spamPaths.has(folder.path) && !hasFlag(folder, unfiledFlags))
  const all = filed.filter((folder) => hasFlag(folder, new Set(['\\all'])))
  const trash = filed.filter((folder) => hasFlag(folder, new Set(['\\trash'])))
  // For Gmail, All Mail and the trash suffice, because All Mail contains every other message.
  const wanted = isGmail && all.length > 0 ? [...all, ...trash] : filed
  return wanted
    .slice(0, otherCount)
    .map(({ path }) => ({ path, role: 'other', knownBy: 'which is neither the inbox nor a spam folder' }))
}

function markedSpam({ path }: ListedFolder): WatchedFolder {
  return { path, role: 'spam', knownBy: 'which the server marks as \\Junk' }
}

function namedSpam({ path, name, flags }: ListedFolder): readonly WatchedFolder[] {
  const known = findSpamFolderName(name)
  // A special use other than \Junk takes precedence over the folder's name.
  const isOther = flags.some((flag) => /^\\(?:sent|drafts|trash|all|archive|flagged|important)$/iu.test(flag))
  if (known === null || isOther) return []
  return [{ path, role: 'spam', knownBy: `which has a common spam folder name (${known.where})` }]
}

function hasFlag({ flags }: ListedFolder, wanted: ReadonlySet<string>): boolean {
  return flags.some((flag) => wanted.has(flag.toLowerCase()))
}
