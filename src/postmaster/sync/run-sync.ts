/** One sync of one account, from its sealed refresh token to the note of how it ended. */

import type { OAuthClient } from '../../oauth/oauth-client.ts'
import type { WebhookEvent } from '../../storage/webhook.ts'
import type { Secret } from '../../world/secret.ts'
import type { SecretBox } from '../../world/secret-box.ts'
import type { Clock, Random } from '../../world/world.ts'
import { openAccessTokens } from '../google/access-tokens.ts'
import { ApiFailure, type FailureKind, isPassing } from '../google/api-failure.ts'
import { openPostmasterApi } from '../google/postmaster-api.ts'
import { grantPurpose } from '../grant-purpose.ts'
import type { PostmasterAccountStore, PostmasterSource, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { heldMs, holdingAccount } from './hold-account.ts'
import { syncAccount } from './sync-account.ts'
import type { DomainReport } from './sync-domain.ts'

/** What a sync is run with. */
export interface SyncParts {
  readonly store: PostmasterAccountStore
  readonly oauth: OAuthClient
  /** Without version and without a slash at its end. */
  readonly apiUrl: string
  /** `null`: no key was given, so no grant can be opened. */
  readonly secretBox: SecretBox | null
  readonly clock: Clock
  readonly random: Random
  /** What webhooks are told when Google has ended the grant. */
  readonly toGrantEvent: (account: StoredPostmasterAccount) => WebhookEvent
  /** Told of deliveries that are due at once; absent: they are found when somebody looks. */
  readonly onDeliveries?: (deliveryIds: readonly string[]) => void
  readonly onDomain?: (report: DomainReport) => void
}

/** Which account, and how thoroughly: see AccountRequest. */
export interface SyncRequest {
  readonly account: StoredPostmasterAccount
  readonly revisedDays: number
  readonly readSinceMs: number | null
}

/**
 * How a sync ended. `done`: at its end. `partly`: at its end, but some domains failed. `busy`: another one is under way,
 * and this one did nothing. `no-grant`: the account is not connected. `sealed`: the key does not open its grant.
 */
export type SyncEnd = 'done' | 'partly' | 'busy' | 'no-grant' | 'sealed' | FailureKind

/** What came of it. */
export interface SyncResult {
  readonly end: SyncEnd
  /** In plain words; `null`: none. */
  readonly problem: string | null
  /** True: another try may mend it without a person. */
  readonly isPassing: boolean
  readonly domains: readonly DomainReport[]
}

/** Runs it, and notes at the account how it ended. @throws the signal's reason; HoldLost; the storage's own errors */
export async function runSync(request: SyncRequest, parts: SyncParts, signal: AbortSignal): Promise<SyncResult> {
  const { account } = request
  const grant = openGrant(account, parts.secretBox)
  if (grant.status === 'closed') {
    // What became of a grant that has ended stands there already, and an account of files lacks nothing.
    if (grant.end === 'sealed') await parts.store.notePostmasterSync(account.id, { problem: grant.problem })
    return { end: grant.end, problem: grant.problem, isPassing: false, domains: [] }
  }
  const holder = parts.random.uuid()
  const held = await holdingAccount(
    account.id,
    async (heldSignal) => await syncHeld(request, { ...parts, grant }, heldSignal),
    { parts: { ...parts, holder }, signal },
  )
  if (held.status === 'done') return held.value
  const problem = `another sync of this account is under way; if one was killed, try again in ${heldMs / 60_000} minutes`
  return { end: 'busy', problem, isPassing: true, domains: [] }
}

interface OpenGrant {
  readonly status: 'open'
  readonly refreshToken: Secret
  /** As it is stored. */
  readonly sealed: string
}

type OpenedGrant =
  | OpenGrant
  | { readonly status: 'closed'; readonly end: 'no-grant' | 'sealed'; readonly problem: string }

function openGrant(account: StoredPostmasterAccount, box: SecretBox | null): OpenedGrant {
  const { grantState, sealedRefreshToken } = account
  if (grantState !== 'active' || sealedRefreshToken === null) {
    return { status: 'closed', end: 'no-grant', problem: withoutGrant[account.source] }
  }
  if (box === null)
    return { status: 'closed', end: 'sealed', problem: 'there is no encryption key to open its grant with' }
  const opened = box.open(sealedRefreshToken, grantPurpose(account))
  if (opened.status === 'opened') return { status: 'open', refreshToken: opened.secret, sealed: sealedRefreshToken }
  return { status: 'closed', end: 'sealed', problem: `its grant cannot be opened: ${opened.reason}` }
}

const withoutGrant: Readonly<Record<PostmasterSource, string>> = {
  google: 'it is not connected: connect it with presend postmaster connect',
  import: 'its data comes from imported files alone, so there is nothing to fetch',
  'dmarc-reports': 'its data comes from DMARC reports, so there is nothing to fetch',
}

async function syncHeld(
  { account, revisedDays, readSinceMs }: SyncRequest,
  parts: SyncParts & { readonly grant: OpenGrant },
  signal: AbortSignal,
): Promise<SyncResult> {
  const { store, clock, grant } = parts
  let { sealed } = grant
  const tokens = openAccessTokens({
    ...parts,
    refreshToken: grant.refreshToken,
    onNewRefreshToken: async (token) => {
      const after = parts.secretBox?.seal(token, grantPurpose(account)) ?? sealed
      // Whoever has disconnected the account meanwhile, or connected it anew, meant that.
      if (await store.renewPostmasterGrant({ accountId: account.id, before: sealed, after })) sealed = after
    },
  })
  const domains: DomainReport[] = []
  const onDomain = (report: DomainReport): void => {
    domains.push(report)
    parts.onDomain?.(report)
  }
  const api = openPostmasterApi(parts.apiUrl, { ...parts, tokens })
  try {
    await syncAccount({ accountId: account.id, revisedDays, readSinceMs }, { store, api, clock, onDomain }, signal)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    await noteFailure({ accountId: account.id, sealedRefreshToken: sealed }, error, parts)
    return { end: error.kind, problem: error.message, isPassing: isPassing(error.kind), domains }
  }
  const problem = problemOf(domains)
  await store.notePostmasterSync(account.id, { syncedAtMs: clock.nowMs(), ...(problem === null ? {} : { problem }) })
  const isAgain = domains.some(({ failure }) => failure !== null && isPassing(failure))
  return { end: problem === null ? 'done' : 'partly', problem, isPassing: isAgain, domains }
}

/** A grant that was replaced while the old one was tried is not the one that ended. */
async function noteFailure(
  token: { readonly accountId: number; readonly sealedRefreshToken: string },
  failure: ApiFailure,
  { store, clock, toGrantEvent, onDeliveries }: SyncParts,
): Promise<void> {
  const problem = failure.message
  if (failure.kind !== 'revoked') {
    await store.notePostmasterSync(token.accountId, { problem })
    return
  }
  const end = await store.revokePostmasterGrant({
    ...token,
    problem,
    nowMs: clock.nowMs(),
    toEvent: toGrantEvent,
  })
  if (end !== null) onDeliveries?.(end.deliveryIds)
}

/** One sentence on the domains that were not read whole; `null`: all were. */
function problemOf(domains: readonly DomainReport[]): string | null {
  const troubled = domains.filter(({ status }) => status === 'failed' || status === 'partly')
  const [first] = troubled
  if (first === undefined) return null
  const words = `${first.domain}: ${first.problems[0] ?? 'no answer'}`
  return troubled.length === 1 ? words : `${troubled.length} of ${domains.length} domains, such as ${words}`
}
