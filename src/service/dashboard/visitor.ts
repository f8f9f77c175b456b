/** Identifies the user who sent a request. */

import { findSession } from '../../accounts/sessions.ts'
import type { WorkspaceId } from '../../contract/identifiers.ts'
import type { Membership } from '../../storage/workspace.ts'
import { Secret } from '../../world/secret.ts'
import type { ServiceRequest } from '../requests/service-context.ts'
import { readCookie } from './cookies.ts'
import type { DashboardDeps, Visitor } from './page-request.ts'

/** Returns the user of the session in the cookie, or `null` if there is no valid session. */
export async function findVisitor(
  http: ServiceRequest,
  { store, clock }: Pick<DashboardDeps, 'store' | 'clock'>,
  isSecure: boolean,
): Promise<Visitor | null> {
  const cookie = readCookie(http, 'session', isSecure)
  if (cookie === null) return null
  const found = await findSession(new Secret(cookie), { store, clock })
  if (found === null) return null
  const memberships = await store.listMemberships(found.user.userId)
  return { ...found, memberships, membership: selectedOf(memberships, found.session.workspaceId) }
}

function selectedOf(memberships: readonly Membership[], workspaceId: WorkspaceId | null): Membership | null {
  return memberships.find(({ workspace }) => workspace.workspaceId === workspaceId) ?? memberships[0] ?? null
}
