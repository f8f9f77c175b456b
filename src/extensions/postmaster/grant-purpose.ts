/** The purpose of a sealed refresh token; see SecretBox. */

import type { StoredPostmasterAccount } from './storage/accounts-and-days.ts'

/** Returns the purpose text, which binds a sealed token to its account. */
export function grantPurpose({ workspaceId, email }: Pick<StoredPostmasterAccount, 'workspaceId' | 'email'>): string {
  return `refresh token of postmaster account ${email} in workspace ${workspaceId}`
}
