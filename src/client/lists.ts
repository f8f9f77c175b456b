/** The calls that list: seed mailboxes and external tests. */

import type { ProviderType } from '../contract/names.ts'
import type { ReadListReply } from '../contract/read-replies.ts'
import { listExternalTestsReply } from '../contract/read-replies.ts'
import { toSeeds } from '../contract/read-test.ts'
import type { ListedMailboxes } from '../contract/seed-groups.ts'
import { emailServicesReply, providersReply } from '../contract/seed-groups.ts'
import type { Seed } from '../contract/test.ts'
import { askOrThrow } from './ask.ts'
import type { Transport } from './transport.ts'

/** Which external tests a list shows; absent: no filter, the service's own page size. */
export interface ExternalTestFilter {
  readonly source?: string
  readonly status?: string
  /** From 1. */
  readonly page?: number
  readonly perPage?: number
}

/** All seed mailboxes of the service: `GET /spam_tests/email_services`. */
export async function listEmailServices(transport: Transport, signal: AbortSignal): Promise<readonly Seed[]> {
  const call = { method: 'GET', path: '/spam_tests/email_services' } as const
  return toSeeds(await askOrThrow(transport, { call, schema: emailServicesReply }, signal))
}

/** Seed mailboxes with provider and health: `GET /external_tests/providers`. No types: all. */
export async function listProviders(
  transport: Transport,
  providerTypes: readonly ProviderType[],
  signal: AbortSignal,
): Promise<ListedMailboxes> {
  const query = providerTypes.map((type) => ['provider_types[]', type] as const)
  const call = { method: 'GET', path: '/external_tests/providers', query } as const
  return await askOrThrow(transport, { call, schema: providersReply }, signal)
}

/** One page of external tests: `GET /external_tests`. */
export async function listExternalTests(
  transport: Transport,
  filter: ExternalTestFilter,
  signal: AbortSignal,
): Promise<ReadListReply> {
  const { source, status, page, perPage } = filter
  const query = Object.entries({ source, status, page, per_page: perPage }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  const call = { method: 'GET', path: '/external_tests', query } as const
  return await askOrThrow(transport, { call, schema: listExternalTestsReply }, signal)
}
