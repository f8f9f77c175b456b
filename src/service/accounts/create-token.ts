/** Makes API tokens. */

import type { AccountPlan, StoredToken } from '../../storage/account.ts'
import type { Store } from '../../storage/store.ts'
import { Secret } from '../../world/secret.ts'
import type { Clock, Random } from '../../world/world.ts'
import { hashToken } from '../middleware/identify.ts'

/** What a token is made for. */
export interface NewToken {
  readonly workspaceId: string
  readonly accountPlan: AccountPlan
  /** By which people know it in lists. */
  readonly name: string
}

/** A token that was written down, and the one time that it is there in the clear. */
export interface CreatedToken {
  readonly token: StoredToken
  readonly secret: Secret
}

/** `psd_` and the first four characters behind it: 24 of 256 bits, enough to recognise and too few to be worth anything. */
const prefixLength = 8

/** Makes `psd_` and 256 random bits in base64url, and stores their SHA-256. */
export async function createToken(
  wanted: NewToken,
  {
    store,
    clock,
    random,
  }: { readonly store: Pick<Store, 'createToken'>; readonly clock: Clock; readonly random: Random },
): Promise<CreatedToken> {
  const text = `psd_${Buffer.from(random.bytes(32)).toString('base64url')}`
  const token: StoredToken = {
    tokenId: random.uuid(),
    tokenHash: hashToken(text),
    prefix: text.slice(0, prefixLength),
    ...wanted,
    createdAtMs: clock.nowMs(),
    revokedAtMs: null,
  }
  await store.createToken(token)
  return { token, secret: new Secret(text) }
}
