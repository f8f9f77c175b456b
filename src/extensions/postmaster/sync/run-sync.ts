/** Runs one sync of one account. */

import type { Secret } from '../../../foundation/world/secret.ts'
import type { SecretBox } from '../../../foundation/world/secret-box.ts'
import type { Clock, Random } from '../../../foundation/world/world.ts'
import type { OAuthClient } from '../../oauth/oauth-client.ts'
import { openAccessTokens } from '../google/access-tokens.ts'
import { ApiFailure, type FailureKind, isRetryable } from '../google/api-failure.ts'
import { openPostmasterApi } from '../google/postmaster-api.ts'
import { grantPurpose } from '../grant-purpose.ts'
import type { PostmasterAccountStore, PostmasterSource, StoredPostmasterAccount } from '../storage/accounts-and-days.ts'
import { lockMs, withAccountLock } from './account-lock.ts'
import { syncAccount } from './sync-account.ts'
import type { DomainReport } from './sync-domain.ts'
import { toGrantEvent } from './to-grant-event.ts'

/** The dependencies for a sync. */
export interface SyncDeps {
  readonly store: PostmasterAccountStore
  readonly oauth: OAuthClient
  /** The API's URL without a version and without a trailing slash. */
  readonly apiUrl: string
  /** Decrypts grants; `null` if there is no encryption key. */
  readonly secretBox: SecretBox | null
  readonly clock: Clock
  readonly random: Random
  /**
   * Called with the ids of new deliveries. If this callback is missing, the sweep finds the deliveries and enqueues
   * them.
   */
  readonly onDeliveries?: (deliveryIds: readonly string[]) => void
  readonly onDomain?: (report: DomainReport) => void
}

/** The account to sync, and which of its days to read. For the other fields, see AccountRequest. */
export interface SyncRequest {
  readonly account: StoredPostmasterAccount
  readonly revisedDays: number
  readonly readSinceMs: number | null
}

/**
 * How a sync ended. `partly`: some domains failed. `busy`: another sync is running. `no-grant`: the account is not
 * connected. `sealed`: its grant cannot be decrypted.
 */
export type SyncEnd = 'done' | 'partly' | 'busy' | 'no-grant' | 'sealed' | FailureKind

/** The result of a sync. */
export interface SyncResult {
  readonly end: SyncEnd
  readonly problem: string | null
  /** Whether a retry may succeed. */
  readonly isRetryable: boolean
  readonly domains: readonly DomainReport[]
}

/** Syncs an account and stores the result. @throws the signal's reason; LockLost; database errors */
export async function runSync(request: SyncRequest, deps: SyncDeps, signal: AbortSignal): Promise<SyncResult> {
  const { account } = request
  const grant = openGrant(account, deps.secretBox)
  if (grant.status === 'closed') {
    // Don't store a result here: if the grant ended, its problem is already stored; if the account has no grant, there
    // is no problem to store.
    if (grant.end === 'sealed') await deps.store.recordPostmasterSync(account.id, { problem: grant.problem })
    return { end: grant.end, problem: grant.problem, isRetryable: false, domains: [] }
  }
  const holder = deps.random.uuid()
  const locked = await withAccountLock(
    account.id,
    async (lockSignal) => await syncLocked(request, { ...deps, grant }, lockSignal),
    { deps: { ...deps, holder }, signal },
  )
  if (locked.status === 'done') return locked.value
  const problem = `another sync of this account is running; if that process was killed, try again in ${lockMs / 60_000} minutes`
  return { end: 'busy', problem, isRetryable: true, domains: [] }
}

interface OpenGrant {
  readonly status: 'open'
  readonly refreshToken: Secret
  /** The encrypted token, as stored. */
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
  if (box === null) return { status: 'closed', end: 'sealed', problem: 'no encryption key is set to decrypt the grant' }
  const opened = box.open(sealedRefreshToken, grantPurpose(account))
  if (opened.status === 'opened') return { status: 'open', refreshToken: opened.secret, sealed: sealedRefreshToken }
  return { status: 'closed', end: 'sealed', problem: `the grant cannot be decrypted: ${opened.reason}` }
}

const withoutGrant: Readonly<Record<PostmasterSource, string>> = {
  google: 'not connected; connect the account with: presend postmaster connect',
  import: 'nothing to fetch: the data comes from imported files',
  'dmarc-reports': 'nothing to fetch: the data comes from DMARC reports',
}

async function syncLocked(
  { account, revisedDays, readSinceMs }: SyncRequest,
  deps: SyncDeps & { readonly grant: OpenGrant },
  signal: AbortSignal,
): Promise<SyncResult> {
  const { store, clock, grant } = deps
  let { sealed } = grant
  const tokens = openAccessTokens({
    ...deps,
    refreshToken: grant.refreshToken,
    onNewRefreshToken: async (token) => {
      const after = deps.secretBox?.seal(token, grantPurpose(account)) ?? sealed
      // Stores a renewed token, unless the user has disconnected or reconnected the account in the meantime.
      if (await store.renewPostmasterGrant({ accountId: account.id, before: sealed, after })) sealed = after
    },
  })
  const domains: DomainReport[] = []
  const onDomain = (report: DomainReport): void => {
    domains.push(report)
    deps.onDomain?.(report)
  }
  const api = openPostmasterApi(deps.apiUrl, { ...deps, tokens })
  try {
    await syncAccount({ accountId: account.id, revisedDays, readSinceMs }, { store, api, clock, onDomain }, signal)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    await recordFailure({ accountId: account.id, sealedRefreshToken: sealed }, error, deps)
    return { end: error.kind, problem: error.message, isRetryable: isRetryable(error.kind), domains }
  }
  const problem = problemOf(domains)
  await store.recordPostmasterSync(account.id, { syncedAtMs: clock.nowMs(), ...(problem === null ? {} : { problem }) })
  const isAgain = domains.some(({ failure }) => failure !== null && isRetryable(failure))
  return { end: problem === null ? 'done' : 'partly', problem, isRetryable: isAgain, domains }
}

/** Stores a failure. If Google ended the grant, deletes the token, unless it was replaced in the meantime. */
async function recordFailure(
  token: { readonly accountId: number; readonly sealedRefreshToken: string },
  failure: ApiFailure,
  { store, clock, onDeliveries }: SyncDeps,
): Promise<void> {
  const problem = failure.message
  if (failure.kind !== 'revoked') {
    await store.recordPostmasterSync(token.accountId, { problem })
    return
  }
  const end = await store.revokePostmasterGrant({ ...token, problem, nowMs: clock.nowMs(), toEvent: toGrantEvent })
  if (end !== null) onDeliveries?.(end.deliveryIds)
}

/** Summarizes the incomplete domains; returns null if there are none. */
function problemOf(domains: readonly DomainReport[]): string | null {
  const incomplete = domains.filter(({ status }) => status === 'failed' || status === 'partly')
  const [first] = incomplete
  if (first === undefined) return null
  const text = `${first.domain}: ${first.problems[0] ?? 'no answer'}`
  return incomplete.length === 1
    ? text
    : `${incomplete.length} of ${domains.length} domains have incomplete data, such as ${text}`
}
