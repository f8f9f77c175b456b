/** Handles requests for connected accounts and their domains' data. */

import type { DayRange } from '../../../foundation/contract/day.ts'
import { cumulativeQuery, type DomainQuery, domainQuery } from '../../../foundation/contract/postmaster-queries.ts'
import type {
  ConnectedAccountsReply,
  ConnectedPostmasterAccount,
  CumulativePostmasterReply,
} from '../../../foundation/contract/postmaster-replies.ts'
import { quoteValue } from '../../../foundation/errors/problem.ts'
import { parseDomain } from '../../../foundation/world/domain.ts'
import { ApiProblem } from '../../../service/problems/api-problem.ts'
import { readQuery } from '../../../service/requests/read-query.ts'
import {
  callerWorkspace,
  type ServiceDeps,
  type ServiceHandler,
  type ServiceRequest,
} from '../../../service/requests/service-context.ts'
import { parseNumericId } from '../../../service/storage/admission-queries.ts'
import type { PostmasterAccountStore, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { cachedTotals, toDomainReply } from './stored-data.ts'

/**
 * Handles `GET /postmaster_accounts/connected`; responds with 404 if there are no accounts. All accounts in a workspace
 * count as connected, even without a grant, because their data can be read.
 */
export function getConnectedAccounts({ store }: ServiceDeps): ServiceHandler {
  return async (request) => {
    const accounts = await store.listPostmasterAccounts(callerWorkspace(request))
    if (accounts.length === 0) throw new ApiProblem(404, 'This workspace has no connected postmaster accounts')
    return request.json({ connected_accounts: accounts.map(toConnectedAccount) } satisfies ConnectedAccountsReply)
  }
}

/** Handles `GET /postmaster_accounts`, which returns the combined data for all domains in an account. */
export function getCumulativeData({ store }: ServiceDeps): ServiceHandler {
  const readTotals = cachedTotals(store)
  return async (request) => {
    const { email } = readQuery(request, cumulativeQuery)
    const account = await store.findPostmasterAccountByEmail(callerWorkspace(request), addressOf(email))
    const data = account === null ? null : await readTotals(account)
    if (data === null) throw new ApiProblem(404, `No data for the account ${quoteValue(email)}`)
    return request.json({ data } satisfies CumulativePostmasterReply)
  }
}

/**
 * Handles `GET /postmaster_accounts/:id`, which returns the data of one domain. If the query is invalid and the id is
 * also unknown, reports the invalid query.
 */
export function getDomainData({ store }: ServiceDeps): ServiceHandler {
  return async (request) => {
    const query = readQuery(request, domainQuery)
    const account = await findAccount(request, query.email, store)
    const domain = normalizeDomain(query.item)
    const range = rangeOf(query)
    const data = toDomainReply(await store.readPostmasterDays({ accountId: account.id, domain, range }))
    if (data === null) throw new ApiProblem(404, `No data for the domain ${quoteValue(domain)}${within(range)}`)
    return request.json(data)
  }
}

/** Finds the account whose id is in the path and whose address is in the query. @throws ApiProblem 404 */
async function findAccount(
  request: ServiceRequest,
  email: string,
  store: Pick<PostmasterAccountStore, 'findPostmasterAccount'>,
): Promise<StoredPostmasterAccount> {
  const name = request.req.param('id') ?? ''
  const accountId = parseNumericId(name)
  const account = accountId === null ? null : await store.findPostmasterAccount(callerWorkspace(request), accountId)
  if (account !== null && account.email === addressOf(email).toLowerCase()) return account
  throw new ApiProblem(
    404,
    `No connected postmaster account with id ${quoteValue(name)} and email address ${quoteValue(email)}`,
  )
}

function toConnectedAccount(account: StoredPostmasterAccount): ConnectedPostmasterAccount {
  return {
    id: account.id,
    email: account.email,
    created_at: new Date(account.createdAtMs).toISOString(),
    source: account.source,
    grant: account.grantState,
    synced_at: account.syncedAtMs === null ? null : new Date(account.syncedAtMs).toISOString(),
  }
}

/**
 * Normalizes a domain to the form in which domains are stored: A-labels in lower case, without a final dot. Returns an
 * invalid domain unchanged.
 */
function normalizeDomain(item: string): string {
  const text = item.trim()
  return parseDomain(text) ?? text.toLowerCase()
}

/**
 * A space in the parsed query must have been a `+` that was not percent-encoded (URL Standard §5.1), because email
 * addresses contain no spaces.
 */
function addressOf(email: string): string {
  return email.trim().replaceAll(' ', '+')
}

function rangeOf({ start_date: startDate, end_date: endDate }: DomainQuery): DayRange | null {
  return startDate === undefined || endDate === undefined ? null : { startDate, endDate }
}

function within(range: DayRange | null): string {
  return range === null ? '' : ` from ${range.startDate} to ${range.endDate}`
}
