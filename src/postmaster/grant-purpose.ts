/** What a sealed refresh token of a postmaster account is sealed for: see SecretBox. */

import type { StoredPostmasterAccount } from './storage/accounts-and-days.ts'

/** The same for whoever seals it and whoever opens it. */
export function grantPurpose({ workspaceId, email }: Pick<StoredPostmasterAccount, 'workspaceId' | 'email'>): string {
  return `refresh token of postmaster account ${email} in workspace ${workspaceId}`
}
