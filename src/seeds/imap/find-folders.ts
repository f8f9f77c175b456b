/** Which folders of a mailbox are watched: the inbox, whatever holds spam, and, more rarely, where else mail may be filed. */

import type { ImapAbilities, ListedFolder } from './imap-connection.ts'
import { findSpamFolderName } from './spam-folder-names.ts'

/** A folder that is watched. */
export interface WatchedFolder {
  readonly path: string
  /** `other`: mail in it is neither in the inbox nor spam. */
  readonly role: 'inbox' | 'spam' | 'other'
  /** How it is known, for the reason of a result: `which the server marks as \Junk`. */
  readonly knownBy: string
}

/** What was found. */
export interface FoundFolders {
  /** The inbox first. */
  readonly watched: readonly WatchedFolder[]
  /**
   * Where else a rule of the mailbox may file mail: its other folders, at most 50; at Gmail the one that holds all mail,
   * and the trash.
   */
  readonly others: readonly WatchedFolder[]
  /** Where Gmail puts what is to be deleted; `null`: the server marks none. */
  readonly trashPath: string | null
  /** What is missing, in a sentence; `null`: nothing. */
  readonly lack: string | null
}

/** RFC 6154 §2; Gmail's old XLIST said `\Spam`. */
const spamFlags = new Set(['\\junk', '\\spam'])
const unselectable = new Set(['\\noselect', '\\nonexistent'])

const spamCount = 50

/**
 * The spam folder is the one that the server marks; where it marks none, every folder that is called like one, at most 50.
 * A provider may have two (its own and one of an old program), and a message in either is spam.
 */
export function findFolders(
  listed: readonly ListedFolder[],
  { hasGmailSearch }: Pick<ImapAbilities, 'hasGmailSearch'>,
): FoundFolders {
  const own = listed.filter((folder) => !folder.isForeign && !hasFlag(folder, unselectable))
  // RFC 9051 §5.1: INBOX is always there, whether it is listed or not, and in any case of letters.
  const inbox: WatchedFolder = {
    path: own.find(isInbox)?.path ?? 'INBOX',
    role: 'inbox',
    knownBy: 'the inbox of every IMAP server',
  }
  const others = own.filter((folder) => !isInbox(folder))
  const marked = others.filter((folder) => hasFlag(folder, spamFlags)).map(markedSpam)
  const spam = marked.length > 0 ? marked : others.flatMap(namedSpam)
  return {
    watched: [inbox, ...spam.slice(0, spamCount)],
    others: othersOf(others, { spam, isGmail: hasGmailSearch }),
    trashPath: others.find((folder) => hasFlag(folder, new Set(['\\trash'])))?.path ?? null,
    lack: spam.length > 0 ? null : 'no spam folder was found: the server marks none, and none is called like one',
  }
}

function isInbox({ path }: ListedFolder): boolean {
  return path.toUpperCase() === 'INBOX'
}

/** What is written there is the owner's own, or shows messages of other folders once more. */
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
  // Only Gmail's is known to hold every message; elsewhere the flag is the server's word, or a user's.
  const wanted = isGmail && all.length > 0 ? [...all, ...trash] : filed
  return wanted.slice(0, otherCount).map(({ path }) => ({ path, role: 'other', knownBy: 'a folder of its owner' }))
}

function markedSpam({ path }: ListedFolder): WatchedFolder {
  return { path, role: 'spam', knownBy: 'which the server marks as \\Junk' }
}

function namedSpam({ path, name, flags }: ListedFolder): readonly WatchedFolder[] {
  const known = findSpamFolderName(name)
  // A folder that is marked as something else is that, whatever it is called.
  const isOther = flags.some((flag) => /^\\(?:sent|drafts|trash|all|archive|flagged|important)$/iu.test(flag))
  if (known === null || isOther) return []
  return [{ path, role: 'spam', knownBy: `which is the spam folder by its name (${known.where})` }]
}

function hasFlag({ flags }: ListedFolder, wanted: ReadonlySet<string>): boolean {
  return flags.some((flag) => wanted.has(flag.toLowerCase()))
}
