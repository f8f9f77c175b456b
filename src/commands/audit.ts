/** Runs `presend audit`, which shows the audit log of a workspace. */

import type { WorkspaceId } from '../contract/identifiers.ts'
import { validOrThrow } from '../errors/presend-error.ts'
import { wholeNumber } from '../settings/parsers/number.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { isoTime, minuteText, printJson, printNote, printTable, textColumn } from './print-data.ts'
import { requireWorkspace } from './workspace.ts'

interface AuditInput extends StorageInput {
  readonly workspace: WorkspaceId
  readonly limit: string
}

/** Runs `presend audit`. */
export async function showAuditLog(input: AuditInput, deps: CommandDeps): Promise<number> {
  const { terminal } = deps
  const done = 'Showing the audit log'
  const limit = validOrThrow(wholeNumber({ min: 1, max: 1000 })(input.limit, '--limit'), done)
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(input.workspace, { done, store })
  const events = await store.listEvents(workspaceId, { beforeId: null, limit })
  if (input.isJson) {
    const objects = events.map(({ atMs, actorKind, actor, action, subject, address }) => ({
      at: isoTime(atMs),
      actor_kind: actorKind,
      actor,
      action,
      subject,
      address,
    }))
    printJson({ workspace: workspaceId, events: objects }, terminal)
  } else if (events.length === 0) {
    printNote('No events.', terminal)
  } else {
    const columns = ['time (UTC)', 'who', 'action', 'what', 'address'].map(textColumn)
    const rows = events.map(({ atMs, actor, action, subject, address }) => [
      minuteText(atMs),
      actor,
      action,
      subject,
      address ?? '-',
    ])
    printTable({ columns, rows }, terminal)
  }
  return 0
}
