/** Records user actions in the audit log. */

import type { MemberRequest } from './page-request.ts'

/**
 * Records an action in the selected workspace.
 *
 * @param action what was done, such as `token.create`
 * @param subject what was changed, such as the name of a token; it must not be a secret
 */
export async function recordAction(page: MemberRequest, action: string, subject: string): Promise<void> {
  const { deps, visitor, workspaceId, address } = page
  await deps.store.recordEvent({
    workspaceId,
    atMs: deps.clock.nowMs(),
    actorKind: 'user',
    actor: visitor.user.email,
    action,
    subject,
    address,
  })
}
