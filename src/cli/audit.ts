/** Runs `presend audit`, which shows the audit log of a workspace. */

import { wholeNumber } from '../check/settings/parsers/number.ts'
import type { WorkspaceId } from '../foundation/contract/identifiers.ts'
import { validOrThrow } from '../foundation/errors/presend-error.ts'
import type { StoredAuditEvent } from '../service/storage/audit-event.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { type Field, printList } from './print-data.ts'
import { requireWorkspace } from './workspace.ts'

const eventFields: readonly Field<StoredAuditEvent>[] = [
  { key: 'at', column: 'time (UTC)', value: ({ atMs }) => new Date(atMs) },
  { key: 'actor_kind', value: ({ actorKind }) => actorKind },
  { key: 'actor', column: 'who', value: ({ actor }) => actor },
  { key: 'action', column: 'action', value: ({ action }) => action },
  { key: 'subject', column: 'what', value: ({ subject }) => subject },
  { key: 'address', column: 'address', value: ({ address }) => address },
]

interface AuditInput extends StorageInput {
  readonly workspace: WorkspaceId
  readonly limit: string
}

/** Runs `presend audit`. */
export async function showAuditLog(input: AuditInput, deps: CommandDeps): Promise<number> {
  const done = 'Showing the audit log'
  const limit = validOrThrow(wholeNumber({ min: 1, max: 1000 })(input.limit, '--limit'), done)
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(input.workspace, { done, store })
  const events = await store.listEvents(workspaceId, { beforeId: null, limit })
  const form = { key: 'events', about: { workspace: workspaceId }, fields: eventFields, isJson: input.isJson }
  printList(events, { ...form, note: 'No events.' }, deps.terminal)
  return 0
}
