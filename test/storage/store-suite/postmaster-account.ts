/** A postmaster account for the suites. */

import { toWorkspaceId, type WorkspaceId } from '../../../src/contract/identifiers.ts'
import type { StoredPostmasterAccount } from '../../../src/postmaster/storage/accounts-and-days.ts'
import type { Store } from '../../../src/storage/store.ts'

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
