/** The account that reports are counted in. */

import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import type { PostmasterAccountStore, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'

/** Makes it when there is none. An account with a provider's own data is refused: the two would be mixed. */
export async function reportsAccount(
  wanted: { readonly workspaceId: string; readonly email: string; readonly nowMs: number },
  store: Pick<PostmasterAccountStore, 'ensurePostmasterAccount'>,
): Promise<Parsed<StoredPostmasterAccount>> {
  const account = await store.ensurePostmasterAccount({ ...wanted, source: 'dmarc-reports' })
  if (account.source === 'dmarc-reports') return ok(account)
  return bad({
    input: 'account',
    came: `${quoteValue(account.email)}, which holds data from another source (${account.source})`,
    expected: 'an account for DMARC reports alone',
    todo: 'name another address: it is only a name',
  })
}
