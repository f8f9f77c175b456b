/** What a mailbox says of itself once it was logged in to. */

import { type FoundFolders, findFolders } from '../imap/find-folders.ts'
import type { ImapConnection, MailboxQuota } from '../imap/imap-connection.ts'
import { type CheckedPart, works, wrong } from './seed-check.ts'

/** Its folders, and what is known by now. */
export interface InspectedMailbox {
  readonly found: FoundFolders
  /** Of folders, IDLE and quota. */
  readonly parts: readonly CheckedPart[]
}

/** From here on a mailbox is told to be nearly full, in percent. */
const nearlyFullPercent = 90

/** Lists, and asks for quotas; changes nothing. @throws ImapFailure */
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
  return wrong('folders', {
    status: 'lacks',
    detail: lack,
    todo: 'make a folder with the special use \\Junk, and see that spam is filed into it; without it spam is never seen',
  })
}

function idlePart({ abilities }: Pick<ImapConnection, 'abilities'>): CheckedPart {
  if (abilities.hasIdle) return works('idle', 'the server tells of new mail by itself')
  return wrong('idle', {
    status: 'lacks',
    detail: 'the server does not offer IDLE: the mailbox is asked again and again',
    todo: 'nothing must be done: a result comes about a second later, and the server has more to answer',
  })
}

function quotaPart(quotas: readonly MailboxQuota[]): CheckedPart {
  const limited = quotas.filter(({ limit }) => limit > 0)
  const fullest = limited.toSorted((left, right) => percentOf(right) - percentOf(left))[0]
  if (fullest === undefined) return works('quota', 'the server names no limit')
  const percent = percentOf(fullest)
  const detail = `${Math.floor(percent)}% of the mailbox is used (${amount(fullest)})`
  if (percent < nearlyFullPercent) return works('quota', detail)
  const todo = 'delete mail from it or raise its quota: a full mailbox takes no test mail'
  return wrong('quota', { status: percent >= 100 ? 'fails' : 'lacks', detail, todo })
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
