/** A postmaster account for the suites. */

import type { StoredPostmasterAccount } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { toWorkspaceId, type WorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import type { Store } from '../../../../src/service/storage/store.ts'

export const postmasterEmail = 'Postmaster@Shop.example'

/** Creates an account, by default in workspace-a. */
export async function aPostmasterAccount(
  store: Store,
  changes: { readonly workspaceId?: WorkspaceId; readonly email?: string } = {},
): Promise<StoredPostmasterAccount> {
  const account = {
    workspaceId: toWorkspaceId('workspace-a'),
    email: postmasterEmail,
    source: 'google',
    nowMs: 10,
  } as const
  return await store.ensurePostmasterAccount({ ...account, ...changes })
}
