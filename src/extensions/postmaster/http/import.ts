/**
 * Handles `POST /postmaster_accounts/import`, presend's own addition to API v1, which imports data from any provider.
 */

import { type ImportPostmasterReply, importPostmasterRequest } from '../../../foundation/contract/postmaster-import.ts'
import { quoteValue } from '../../../foundation/errors/problem.ts'
import { invalidRequest } from '../../../service/problems/api-problem.ts'
import { readJson } from '../../../service/requests/read-json.ts'
import { callerWorkspace, type ServiceDeps, type ServiceHandler } from '../../../service/requests/service-context.ts'
import { shownProblems } from '../import/import-rules.ts'
import { readImportedDomains } from '../import/read-json-import.ts'

/**
 * Imports all data in the request, or imports nothing and reports all problems. Replaces existing series, so clients
 * can repeat the request safely.
 */
export function postPostmasterImport({ store, clock }: ServiceDeps): ServiceHandler {
  return async (request) => {
    const { email, domains } = await readJson(request, importPostmasterRequest)
    const nowMs = clock.nowMs()
    const read = readImportedDomains(domains, { file: 'body', nowMs, root: '$.domains' })
    if (read.status === 'bad') throw invalidRequest(shownProblems(read.problems).map(({ place: _body, ...one }) => one))
    const workspaceId = callerWorkspace(request)
    const account = await store.ensurePostmasterAccount({ workspaceId, email, source: 'import', nowMs })
    if (account.source === 'dmarc-reports') {
      const came = `${quoteValue(account.email)}, whose data comes from DMARC reports`
      throw invalidRequest([{ input: 'email', came, expected: 'a separate account for imported data' }])
    }
    await store.writePostmasterDays(account.id, read.value)
    const reply: ImportPostmasterReply = {
      account: { id: account.id, email: account.email },
      days: read.value.length,
    }
    return request.json(reply)
  }
}
