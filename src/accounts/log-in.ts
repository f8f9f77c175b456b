/** Checks an email address and a password, and limits the number of attempts. */

import type { Store } from '../storage/store.ts'
import type { StoredUser } from '../storage/user.ts'
import { clientNetwork } from '../world/ip-address.ts'
import type { Clock } from '../world/world.ts'
import { hashToken } from './api-token.ts'
import { parseEmail } from './email.ts'
import { isPassword } from './passwords.ts'

const hourMs = 3_600_000

/**
 * The maximum numbers of login attempts per hour: from one network for one account, from all networks for one account,
 * and from one network for all accounts. The first limit is the lowest, so that an attacker on another network cannot
 * easily lock a user out.
 */
const limits = { pair: 20, account: 200, network: 200 } as const

/** The result of a login attempt. `refused` does not reveal whether the user exists. */
export type LoginResult =
  | { readonly status: 'accepted'; readonly user: StoredUser }
  | { readonly status: 'refused' }
  | { readonly status: 'too-many'; readonly retryInMs: number }

/** An email address and a password as typed, and the network of the client. */
export interface LoginAttempt {
  readonly email: string
  readonly password: string
  readonly address: string
}

interface LoginDeps {
  readonly store: Pick<Store, 'countAttempt' | 'findUserByEmail'>
  readonly clock: Clock
}

/**
 * Checks the password. An attempt is counted before the check, so that simultaneous attempts cannot exceed a limit. The
 * response takes the same time whether or not the user exists, so that an attacker cannot tell the difference.
 */
export async function checkLogin(attempt: LoginAttempt, { store, clock }: LoginDeps): Promise<LoginResult> {
  const email = parseEmail(attempt.email, 'email')
  const account = hashToken(email.status === 'ok' ? email.value : attempt.email)
  const retryInMs = await countLogin(account, attempt.address, { store, clock })
  if (retryInMs !== null) return { status: 'too-many', retryInMs }
  const user = email.status === 'ok' ? await store.findUserByEmail(email.value) : null
  const isCorrect = await isPassword(attempt.password, user?.passwordHash ?? null)
  return isCorrect && user !== null ? { status: 'accepted', user } : { status: 'refused' }
}

/**
 * Counts an attempt to enter a secret, such as a password or a code, for `account`.
 *
 * @returns how long to wait before the next attempt; `null` if the attempt is within the limits
 */
export async function countLogin(
  account: string,
  address: string,
  { store, clock }: Pick<LoginDeps, 'clock'> & { readonly store: Pick<Store, 'countAttempt'> },
): Promise<number | null> {
  const nowMs = clock.nowMs()
  const windowStartMs = nowMs - (nowMs % hourMs)
  const network = clientNetwork(address)
  const subjects = [`login:${account}:${network}`, `login:${account}`, `login-network:${network}`]
  const [pair = 0, ofAccount = 0, ofNetwork = 0] = await store.countAttempt(subjects, { windowStartMs, nowMs })
  const isWithin = pair <= limits.pair && ofAccount <= limits.account && ofNetwork <= limits.network
  return isWithin ? null : windowStartMs + hourMs - nowMs
}
