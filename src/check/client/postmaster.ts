/** Reads postmaster data (api-v1.md, "Postmaster data"). */

import type {
  DomainQuestion,
  PostmasterAccount,
  PostmasterAnswer,
  ReadLimit,
} from '../../foundation/contract/postmaster-data.ts'
import type { PostmasterSeries } from '../../foundation/contract/postmaster-replies.ts'
import {
  connectedAccounts,
  cumulativeSeries,
  domainSeries,
  postmasterError,
} from '../../foundation/contract/read-postmaster.ts'
import { parseWire } from '../../foundation/contract/wire-schema.ts'
import { parseJsonObject } from '../../foundation/errors/json-object.ts'
import type { ApiCall } from './api-call.ts'
import { describeReply } from './describe-reply.ts'
import { type JsonCall, parseReply } from './json-call.ts'
import { refusal } from './judge-attempt.ts'
import { acceptedReply } from './send.ts'
import type { Transport } from './transport.ts'

/** Lists the connected accounts. Returns `none` if no account is connected. @throws PresendError with an API_ code */
export async function listPostmasterAccounts(
  transport: Transport,
  { deadlineMs }: ReadLimit,
  signal: AbortSignal,
): Promise<PostmasterAnswer<readonly PostmasterAccount[]>> {
  const call = getCall('/postmaster_accounts/connected', deadlineMs)
  return await readData(transport, { call, schema: connectedAccounts }, signal)
}

/**
 * Reads the daily data for one domain. Returns `none` if there is no data for the requested days. @throws PresendError
 * with an API_ code
 */
export async function readPostmasterDomain(
  transport: Transport,
  { account, domain, range, deadlineMs }: DomainQuestion,
  signal: AbortSignal,
): Promise<PostmasterAnswer<PostmasterSeries>> {
  const days = range === null ? [] : ([['start_date', range.startDate] as const, ['end_date', range.endDate]] as const)
  const query = [['email', account.email] as const, ['item', domain] as const, ...days]
  const call = { ...getCall(`/postmaster_accounts/${account.id}`, deadlineMs), query }
  return await readData(transport, { call, schema: domainSeries }, signal)
}

/** Reads the totals for all domains of an account. Returns `none` if there is no data. */
export async function readPostmasterTotals(
  transport: Transport,
  { account, deadlineMs }: Pick<DomainQuestion, 'account' | 'deadlineMs'>,
  signal: AbortSignal,
): Promise<PostmasterAnswer<PostmasterSeries>> {
  const call = { ...getCall('/postmaster_accounts', deadlineMs), query: [['email', account.email] as const] }
  return await readData(transport, { call, schema: cumulativeSeries }, signal)
}

/** Builds a call to an endpoint that responds with 404 when there is no data. */
function getCall(path: string, deadlineMs: number): ApiCall {
  return { method: 'GET', path, acceptedStatuses: [404], deadlineMs, endMs: deadlineMs }
}

async function readData<T>(
  transport: Transport,
  { call, schema }: JsonCall<T>,
  signal: AbortSignal,
): Promise<PostmasterAnswer<T>> {
  const reply = acceptedReply(await transport.send(call, signal))
  const info = transport.info(call)
  if (reply.statusCode !== 404) return { status: 'found', value: parseReply(reply, schema, info) }
  // A 404 with any other body comes from a different server or path, which means that api-url is wrong.
  if (parseWire(postmasterError, parseJsonObject(reply.text)).status === 'bad') throw refusal(reply, info)
  return { status: 'none', message: describeReply(reply) }
}
