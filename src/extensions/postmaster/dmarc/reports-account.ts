/** The account that stores the data computed from DMARC reports. */

import type { WorkspaceId } from '../../../foundation/contract/identifiers.ts'
import { bad, ok, type Parsed, quoteValue } from '../../../foundation/errors/problem.ts'
import type { PostmasterAccountStore, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

/**
 * Returns the account, creating it if necessary. Rejects an account that has data from another source, because mixing
 * data from two sources would be misleading.
 */
export async function reportsAccount(
  wanted: { readonly workspaceId: WorkspaceId; readonly email: string; readonly nowMs: number },
  store: Pick<PostmasterAccountStore, 'ensurePostmasterAccount'>,
): Promise<Parsed<StoredPostmasterAccount>> {
  const account = await store.ensurePostmasterAccount({ ...wanted, source: 'dmarc-reports' })
  if (account.source === 'dmarc-reports') return ok(account)
  return bad({
    input: 'account',
    came: `${quoteValue(account.email)}, which has data from another source (${account.source})`,
    expected: 'an account that is used only for DMARC reports',
    todo: 'choose another address (any address works)',
  })
}
