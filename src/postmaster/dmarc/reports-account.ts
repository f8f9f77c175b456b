/** The account that reports are counted in. */

import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import type { PostmasterStore, StoredPostmasterAccount } from '../../storage/postmaster.ts'

/** Makes it when there is none. An account with a provider's own data is refused: the two would be mixed. */
export async function reportsAccount(
  wanted: { readonly workspaceId: string; readonly email: string; readonly nowMs: number },
  store: Pick<PostmasterStore, 'ensurePostmasterAccount' | 'findPostmasterAccountByEmail'>,
): Promise<Parsed<StoredPostmasterAccount>> {
  const { workspaceId, email } = wanted
  const known = await store.findPostmasterAccountByEmail(workspaceId, email)
  if (known === null || known.source === 'dmarc-reports') {
    return ok(await store.ensurePostmasterAccount({ ...wanted, source: 'dmarc-reports' }))
  }
  return bad({
    input: 'account',
    came: `${quoteValue(email)}, which holds data from another source (${known.source})`,
    expected: 'an account for DMARC reports alone',
    todo: 'name another address: it is only a name',
  })
}
