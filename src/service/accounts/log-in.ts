/** Checks an email address and a password, and limits the number of attempts. */

import { clientNetwork } from '../../foundation/world/ip-address.ts'
import type { Clock } from '../../foundation/world/world.ts'
import type { Store } from '../storage/store.ts'
import type { StoredUser } from '../storage/user.ts'
import { hashToken } from './api-token.ts'
import { parseEmail } from './email.ts'
import type { LoginDelay } from './login-delay.ts'
import { isPassword } from './passwords.ts'

const hourMs = 3_600_000

/**
 * The maximum numbers of login attempts per hour for one account: from one network, and from all networks. The first
 * limit is lower, so that an attacker on another network cannot easily lock a user out. Attempts from one network for
 * all accounts have no limit; they are delayed instead (see login-delay.ts).
 */
const limits = { pair: 20, account: 200 } as const

/** The result of a login attempt. `refused` does not reveal whether the user exists. */
export type LoginResult =
  | { readonly status: 'accepted'; readonly user: StoredUser }
  | { readonly status: 'refused' }
  | { readonly status: 'too-many'; readonly retryInMs: number }

/** An email address and a password as typed, and the network of the client. */
export interface LoginAttempt {
  readonly email: string
  readonly password: string
  readonly from: Client
}

/** The client that enters a secret. */
export interface Client {
  readonly address: string
  /** Aborts when the client closes the connection. */
  readonly signal: AbortSignal
}

interface AttemptDeps {
  readonly store: Pick<Store, 'countAttempt'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly loginDelay: LoginDelay
}

interface LoginDeps extends AttemptDeps {
  readonly store: Pick<Store, 'countAttempt' | 'findUserByEmail'>
}

/**
 * Checks the password. An attempt is counted before the check, so that simultaneous attempts cannot exceed a limit. The
 * response takes the same time whether or not the user exists, so that an attacker cannot tell the difference.
 */
export async function checkLogin(attempt: LoginAttempt, deps: LoginDeps): Promise<LoginResult> {
  const email = parseEmail(attempt.email, 'email')
  const account = hashToken(email.status === 'ok' ? email.value : attempt.email)
  const retryInMs = await countLogin(account, attempt.from, deps)
  if (retryInMs !== null) return { status: 'too-many', retryInMs }
  const user = email.status === 'ok' ? await deps.store.findUserByEmail(email.value) : null
  const isCorrect = await isPassword(attempt.password, user?.passwordHash ?? null)
  return isCorrect && user !== null ? { status: 'accepted', user } : { status: 'refused' }
}

/**
 * Counts an attempt to enter a secret, such as a password or a code, for `account`, and delays it if the client's
 * network has made many attempts.
 *
 * @returns how long to wait before the next attempt; `null` if the attempt is within the limits
 */
export async function countLogin(
  account: string,
  { address, signal }: Client,
  { store, clock, loginDelay }: AttemptDeps,
): Promise<number | null> {
  const network = clientNetwork(address)
  const [ofNetwork = 0] = await store.countAttempt([`login-network:${network}`], thisHour(clock.nowMs()))
  // An attempt that is not even allowed to wait does not count against the account.
  const retryInMs = await loginDelay.wait(address, ofNetwork, signal)
  if (retryInMs !== null) return retryInMs
  const hour = thisHour(clock.nowMs())
  const [pair = 0, ofAccount = 0] = await store.countAttempt([`login:${account}:${network}`, `login:${account}`], hour)
  const isWithin = pair <= limits.pair && ofAccount <= limits.account
  return isWithin ? null : hour.windowStartMs + hourMs - hour.nowMs
}

function thisHour(nowMs: number): { readonly windowStartMs: number; readonly nowMs: number } {
  return { windowStartMs: nowMs - (nowMs % hourMs), nowMs }
}
