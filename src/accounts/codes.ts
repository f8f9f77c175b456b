/** Codes that users type in or open as links: the setup code for the first run, and invitations. */

import type { WorkspaceId } from '../contract/identifiers.ts'
import type { Store } from '../storage/store.ts'
import type { Role } from '../storage/workspace.ts'
import { Secret } from '../world/secret.ts'
import type { Clock, Random } from '../world/world.ts'
import { hashToken } from './api-token.ts'
import { newSecretText } from './sessions.ts'

const dayMs = 86_400_000
const setupLifetimeMs = dayMs
const invitationLifetimeMs = 7 * dayMs

/**
 * Letters and digits that are not easily confused. There are exactly 32 characters, so a random byte selects each of
 * them with the same probability.
 */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groupCount = 5
const groupLength = 4

interface CodeDeps {
  readonly store: Pick<Store, 'createInvitation'>
  readonly clock: Clock
  readonly random: Random
}

/** Creates a setup code with 100 random bits, such as `ABCD-EFGH-JKLM-NPQR-STUV`. The code is valid for a day. */
export async function createSetupCode(invitedBy: string, { store, clock, random }: CodeDeps): Promise<Secret> {
  const letters = [...random.bytes(groupCount * groupLength)].map((byte) => alphabet[byte % alphabet.length])
  const groups = Array.from({ length: groupCount }, (_, index) =>
    letters.slice(index * groupLength, (index + 1) * groupLength).join(''),
  )
  const code = groups.join('-')
  const createdAtMs = clock.nowMs()
  await store.createInvitation({
    invitationId: random.uuid(),
    codeHash: setupCodeHash(code),
    workspaceId: null,
    email: null,
    role: 'owner',
    invitedBy,
    createdAtMs,
    expiresAtMs: createdAtMs + setupLifetimeMs,
  })
  return new Secret(code)
}

/** Returns the hash of a code that a user typed. Ignores case, spaces and hyphens. */
export function setupCodeHash(typed: string): string {
  return hashToken(`setup:${typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')}`)
}

/** The person to invite, and the workspace that the invitation is for. */
export interface NewInvitation {
  readonly workspaceId: WorkspaceId
  /** The email address, in lower case. */
  readonly email: string
  readonly role: Role
  readonly invitedBy: string
}

/** Creates an invitation that is valid for a week. @returns the code, which is part of the invitation's link */
export async function createInvitation(
  wanted: NewInvitation,
  { store, clock, random }: CodeDeps,
): Promise<{ readonly code: Secret; readonly expiresAtMs: number }> {
  const code = newSecretText(random)
  const createdAtMs = clock.nowMs()
  const expiresAtMs = createdAtMs + invitationLifetimeMs
  const invitationId = random.uuid()
  await store.createInvitation({ ...wanted, invitationId, codeHash: hashToken(code), createdAtMs, expiresAtMs })
  return { code: new Secret(code), expiresAtMs }
}
