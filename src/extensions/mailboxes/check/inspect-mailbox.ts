/** Inspects the folders, capabilities and quotas of a mailbox after login. */

import { type FoundFolders, findFolders } from '../imap/find-folders.ts'
import type { ImapConnection, MailboxQuota } from '../imap/imap-connection.ts'
import { type CheckedPart, needsFix, works } from './seed-check.ts'

/** The folders of a mailbox, and the results of the inspection. */
export interface InspectedMailbox {
  readonly found: FoundFolders
  /** The results of the checks named `folders`, `idle` and `quota`. */
  readonly parts: readonly CheckedPart[]
}

/** A mailbox that uses at least this percentage of its quota is reported as nearly full. */
const nearlyFullPercent = 90

/** Lists the folders and reads the quotas without changing the mailbox. @throws ImapFailure */
export async function inspectMailbox(connection: ImapConnection): Promise<InspectedMailbox> {
  const found = findFolders(await connection.listFolders(), connection.abilities)
  const [inbox] = found.watched
  const quotas = inbox === undefined ? [] : await connection.quotasOf(inbox.path)
  return { found, parts: [foldersPart(found), idlePart(connection), quotaPart(quotas)] }
}

function foldersPart({ watched, lack }: FoundFolders): CheckedPart {
  if (lack === null) {
    const spam = watched.filter(({ role }) => role === 'spam')
    return works('folders', spam.map(({ path, knownBy }) => `${path}, ${knownBy}`).join('; '))
  }
  return needsFix('folders', {
    status: 'lacks',
    detail: lack,
    todo: 'create a folder with special use \\Junk and make sure that spam is filed there; without such a folder, presend never sees spam',
  })
}

function idlePart({ abilities }: Pick<ImapConnection, 'abilities'>): CheckedPart {
  if (abilities.hasIdle) return works('idle', 'the server announces new mail')
  return needsFix('idle', {
    status: 'lacks',
    detail: 'the server does not offer IDLE, so presend polls the mailbox',
    todo: 'no action needed: results arrive about a second later, and presend sends more requests to the server',
  })
}

function quotaPart(quotas: readonly MailboxQuota[]): CheckedPart {
  const limited = quotas.filter(({ limit }) => limit > 0)
  const fullest = limited.toSorted((left, right) => percentOf(right) - percentOf(left))[0]
  if (fullest === undefined) return works('quota', 'the server reports no limit')
  const percent = percentOf(fullest)
  const detail = `${Math.floor(percent)}% of the mailbox quota is used (${amount(fullest)})`
  if (percent < nearlyFullPercent) return works('quota', detail)
  const todo = 'delete mail or raise the quota; a full mailbox accepts no test mail'
  return needsFix('quota', { status: percent >= 100 ? 'fails' : 'lacks', detail, todo })
}

function percentOf({ used, limit }: MailboxQuota): number {
  return (used / limit) * 100
}

function amount({ resource, used, limit }: MailboxQuota): string {
  if (resource === 'storage') return `${mebibytes(used)} of ${mebibytes(limit)} MiB`
  return `${used} of ${limit}${resource === 'message' ? ' messages' : ''}`
}

function mebibytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1)
}
