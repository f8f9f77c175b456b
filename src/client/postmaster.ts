/** The three reads of postmaster data: api-v1.md, "Postmaster data". */

import type {
  DomainQuestion,
  PostmasterAccount,
  PostmasterAnswer,
  PostmasterSeries,
  ReadLimit,
} from '../contract/postmaster-data.ts'
import { connectedAccounts, cumulativeSeries, domainSeries, postmasterError } from '../contract/read-postmaster.ts'
import { parseWire } from '../contract/wire-schema.ts'
import type { ApiCall, ApiReply } from './api-call.ts'
import { describeReply } from './describe-reply.ts'
import type { JsonCall } from './json-call.ts'
import { parseReply } from './json-call.ts'
import { refusal } from './judge-attempt.ts'
import { acceptedReply } from './send.ts'
import type { Transport } from './transport.ts'

/** The accounts of the workspace; `none`: it has connected none. @throws PresendError with an API_ code */
export async function listPostmasterAccounts(
  transport: Transport,
  { deadlineMs }: ReadLimit,
  signal: AbortSignal,
): Promise<PostmasterAnswer<readonly PostmasterAccount[]>> {
  const question = { call: readOf('/postmaster_accounts/connected', deadlineMs), schema: connectedAccounts }
  return await askForData(transport, question, signal)
}

/** The series of one domain; `none`: there is no data of it in the range. @throws PresendError with an API_ code */
export async function readPostmasterDomain(
  transport: Transport,
  { account, domain, range, deadlineMs }: DomainQuestion,
  signal: AbortSignal,
): Promise<PostmasterAnswer<PostmasterSeries>> {
  const days = range === null ? [] : ([['start_date', range.startDate] as const, ['end_date', range.endDate]] as const)
  const query = [['email', account.email] as const, ['item', domain] as const, ...days]
  const call = { ...readOf(`/postmaster_accounts/${account.id}`, deadlineMs), query }
  return await askForData(transport, { call, schema: domainSeries }, signal)
}

/** The series over all domains of an account; `none`: there is no data at all. @throws PresendError with an API_ code */
export async function readPostmasterTotals(
  transport: Transport,
  { account, deadlineMs }: Pick<DomainQuestion, 'account' | 'deadlineMs'>,
  signal: AbortSignal,
): Promise<PostmasterAnswer<PostmasterSeries>> {
  const call = { ...readOf('/postmaster_accounts', deadlineMs), query: [['email', account.email] as const] }
  return await askForData(transport, { call, schema: cumulativeSeries }, signal)
}

/** 404 is how these paths say "none"; everything else keeps the rules of every call. */
function readOf(path: string, deadlineMs: number): ApiCall {
  return { method: 'GET', path, acceptedStatuses: [404], deadlineMs, endMs: deadlineMs }
}

async function askForData<T>(
  transport: Transport,
  { call, schema }: JsonCall<T>,
  signal: AbortSignal,
): Promise<PostmasterAnswer<T>> {
  const reply = acceptedReply(await transport.send(call, signal))
  const info = transport.info(call)
  if (reply.statusCode !== 404) return { status: 'told', value: parseReply(reply, schema, info) }
  // A page of some other server, or a path that the service does not have: the address is wrong, nothing is known.
  if (!isOwnError(reply)) throw refusal(reply, info)
  return { status: 'none', words: describeReply(reply) }
}

function isOwnError(reply: ApiReply): boolean {
  try {
    return parseWire(postmasterError, JSON.parse(reply.text)).status === 'ok'
  } catch {
    // Not JSON, so not the document's error body.
    return false
  }
}
