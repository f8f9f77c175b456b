/** Records changes made by commands in the audit log. */

import type { WorkspaceId } from '../contract/identifiers.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../world/world.ts'

/**
 * Records a change made by a command in the workspace's audit log. Has no effect if the workspace does not exist.
 *
 * @param what `actor` is the name of the command, such as `presend webhook add`; `subject` is never a secret
 */
export async function recordCommand(
  { store, clock }: { readonly store: Pick<Store, 'recordEvent'>; readonly clock: Pick<Clock, 'nowMs'> },
  what: {
    readonly workspaceId: WorkspaceId
    readonly actor: string
    readonly action: string
    readonly subject: string
  },
): Promise<void> {
  await store.recordEvent({ ...what, atMs: clock.nowMs(), actorKind: 'command', address: null })
}
