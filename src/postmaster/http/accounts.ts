/** `GET /postmaster_accounts`: connected accounts and the data of their domains. */

import type { DayRange } from '../../contract/day.ts'
import { cumulativeQuery, type DomainQuery, domainQuery } from '../../contract/postmaster-queries.ts'
import type {
  ConnectedAccountsReply,
  ConnectedPostmasterAccount,
  CumulativePostmasterReply,
} from '../../contract/postmaster-replies.ts'
import { quoteValue } from '../../errors/problem.ts'
import { parseDomain } from '../../mail/domain.ts'
import { ApiProblem } from '../../service/problems/api-problem.ts'
import { readQuery } from '../../service/requests/read-query.ts'
import {
  callerWorkspace,
  type ServiceDeps,
  type ServiceHandler,
  type ServiceRequest,
} from '../../service/requests/service-context.ts'
import { parseNumericId } from '../../storage/admission-queries.ts'
import type { PostmasterReader } from './postmaster-reader.ts'

/** `GET /postmaster_accounts/connected`; responds with 404 if there are none. */
export function getConnectedAccounts({ postmaster }: ServiceDeps): ServiceHandler {
  return async (request) => {
    const accounts = await postmaster.listConnectedAccounts(callerWorkspace(request))
    if (accounts.length === 0) throw new ApiProblem(404, 'This workspace has no connected postmaster accounts')
    return request.json({ connected_accounts: accounts } satisfies ConnectedAccountsReply)
  }
}

/** `GET /postmaster_accounts`: combined data of all domains of an account. */
export function getCumulativeData({ postmaster }: ServiceDeps): ServiceHandler {
  return async (request) => {
    const { email } = readQuery(request, cumulativeQuery)
    const account = await postmaster.findAccountByEmail(callerWorkspace(request), addressOf(email))
    const data = account === null ? null : await postmaster.readCumulative(account.id)
    if (data === null) throw new ApiProblem(404, `No data for the account ${quoteValue(email)}`)
    return request.json({ data } satisfies CumulativePostmasterReply)
  }
}

/**
 * `GET /postmaster_accounts/:id`: data of one domain. If the query is invalid and the id is unknown, the handler
 * reports the invalid query.
 */
export function getDomainData({ postmaster }: ServiceDeps): ServiceHandler {
  return async (request) => {
    const query = readQuery(request, domainQuery)
    const account = await findAccount(request, query.email, postmaster)
    const domain = domainOf(query.item)
    const range = rangeOf(query)
    const data = await postmaster.readDomain({ accountId: account.id, domain, range })
    if (data === null) throw new ApiProblem(404, `No data for the domain ${quoteValue(domain)}${within(range)}`)
    return request.json(data)
  }
}

/** Finds the account whose id is in the path and whose address is in the query. @throws ApiProblem 404 */
async function findAccount(
  request: ServiceRequest,
  email: string,
  postmaster: PostmasterReader,
): Promise<ConnectedPostmasterAccount> {
  const name = request.req.param('id') ?? ''
  const accountId = parseNumericId(name)
  const account = accountId === null ? null : await postmaster.findAccount(callerWorkspace(request), accountId)
  if (account !== null && account.email.toLowerCase() === addressOf(email).toLowerCase()) return account
  throw new ApiProblem(
    404,
    `No connected postmaster account with id ${quoteValue(name)} and e-mail address ${quoteValue(email)}`,
  )
}

/**
 * Normalizes a domain as in the storage: A-labels in lower case, without a final dot. Returns an invalid domain
 * unchanged.
 */
function domainOf(item: string): string {
  const text = item.trim()
  return parseDomain(text) ?? text.toLowerCase()
}

/** Email addresses contain no spaces; a `+` that was not percent-encoded arrives as a space (URL Standard §5.1). */
function addressOf(email: string): string {
  return email.trim().replaceAll(' ', '+')
}

function rangeOf({ start_date: startDate, end_date: endDate }: DomainQuery): DayRange | null {
  return startDate === undefined || endDate === undefined ? null : { startDate, endDate }
}

function within(range: DayRange | null): string {
  return range === null ? '' : ` from ${range.startDate} to ${range.endDate}`
}
