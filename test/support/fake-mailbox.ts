/** An in-memory mailbox that implements the IMAP port, for faults that no real server produces on demand. */

import type {
  ImapAbilities,
  ImapConnection,
  ListedFolder,
  MailboxQuota,
} from '../../src/extensions/mailboxes/imap/imap-connection.ts'

export interface FakeMailbox extends ImapConnection {
  /** Delivers a message to a folder. */
  deliver(path: string, content: string): void
  /** The header sections of the messages in a folder. */
  messagesIn(path: string): readonly string[]
  /** Returns how many times folders have been searched. */
  readonly lookCount: number
}

interface FakeOptions {
  readonly abilities?: Partial<ImapAbilities>
  readonly quotas?: readonly MailboxQuota[]
  readonly folders?: readonly ListedFolder[]
  /** Called at each search for new messages; may deliver a message, or throw. */
  readonly onLook?: (mailbox: FakeMailbox, lookCount: number) => void
}

/** Creates a mailbox with empty folders, on a server with all capabilities except Gmail's. */
export function fakeMailbox({ abilities, quotas = [], folders, onLook }: FakeOptions = {}): FakeMailbox {
  const listed = folders ?? [aFolder('INBOX'), aFolder('Junk', '\\Junk'), aFolder('Trash', '\\Trash')]
  const stored = new Map(listed.map(({ path }) => [path, new Map<number, string>()]))
  let nextUid = 1
  let openPath = ''
  let lookCount = 0
  const opened = (): Map<number, string> => stored.get(openPath) ?? new Map<number, string>()
  const state = { uidValidity: '1', canMark: true }
  const mailbox: FakeMailbox = {
    abilities: { hasIdle: true, hasGmailSearch: false, hasUidPlus: true, encryption: 'TLSv1.3', ...abilities },
    get lookCount() {
      return lookCount
    },
    deliver: (path, content) => {
      stored.get(path)?.set(nextUid, content)
      nextUid += 1
    },
    messagesIn: (path) => [...(stored.get(path)?.values() ?? [])],
    listFolders: async () => await Promise.resolve(listed),
    open: async (path) => {
      openPath = path
      return await Promise.resolve({ ...state, uidNext: nextUid })
    },
    stateOf: async () => await Promise.resolve({ ...state, uidNext: nextUid }),
    statesOf: async (paths) =>
      await Promise.resolve(new Map(paths.map((path) => [path, { ...state, uidNext: nextUid }]))),
    labelsOf: async () => await Promise.resolve([]),
    quotasOf: async () => await Promise.resolve(quotas),
    uidsFrom: async (firstUid) => {
      lookCount += 1
      onLook?.(mailbox, lookCount)
      return await Promise.resolve([...opened().keys()].filter((uid) => uid >= firstUid))
    },
    unmarkedUidsSince: async () => await Promise.resolve([]),
    markedUidsBefore: async () => await Promise.resolve([]),
    isFoundByGmail: async () => await Promise.resolve(false),
    fetchHeads: async (uids) =>
      await Promise.resolve(
        uids.flatMap((uid) => {
          const content = opened().get(uid)
          if (content === undefined) return []
          return [{ uid, head: Buffer.from(content), sizeBytes: content.length, internalDateMs: null }]
        }),
      ),
    fetchBytes: async (uid) => await Promise.resolve(Buffer.from(opened().get(uid) ?? '')),
    mark: async () => await Promise.resolve(),
    remove: async (uids) => {
      for (const uid of uids) opened().delete(uid)
      await Promise.resolve()
    },
    moveTo: async (uids, path) => {
      for (const uid of uids) {
        const content = opened().get(uid)
        if (content !== undefined) stored.get(path)?.set(uid, content)
        opened().delete(uid)
      }
      await Promise.resolve()
    },
    waitForChange: async (signal) =>
      await new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
    [Symbol.asyncDispose]: async () => await Promise.resolve(),
  }
  return mailbox
}

/** Creates a folder of the user. */
export function aFolder(path: string, ...flags: readonly string[]): ListedFolder {
  return { path, name: path, flags, isForeign: false }
}
