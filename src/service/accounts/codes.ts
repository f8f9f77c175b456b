/** Codes that users type in or open as links: the setup code for the first run, and invitations. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { dayMs } from '../../foundation/errors/day-ms.ts'
import { Secret } from '../../foundation/world/secret.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import type { Store } from '../storage/store.ts'
import type { Role } from '../storage/workspace.ts'
import { hashToken } from './api-token.ts'
import { newSecretText } from './sessions.ts'

const setupLifetimeMs = dayMs
const invitationLifetimeMs = 7 * dayMs

/**
 * Letters and digits that are not easily confused. There are exactly 32 characters, so a random byte selects each of
 * them with the same probability.
 */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groupLength = 4

interface CodeDeps {
  readonly store: Pick<Store, 'createInvitation'>
  readonly clock: Clock
  readonly random: Random
}

/** Creates a setup code with 100 random bits, such as `ABCD-EFGH-JKLM-NPQR-STUV`. The code is valid for a day. */
export async function createSetupCode(invitedBy: string, { store, clock, random }: CodeDeps): Promise<Secret> {
  const code = newTypedCode(5, random)
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
    oneTimeCodeHash: null,
  })
  return new Secret(code)
}

/** Creates a code that is easy to type: groups of four letters and digits, with 20 random bits each. */
function newTypedCode(groupCount: number, random: Pick<Random, 'bytes'>): string {
  const letters = [...random.bytes(groupCount * groupLength)].map((byte) => alphabet[byte % alphabet.length])
  const groups = Array.from({ length: groupCount }, (_, index) =>
    letters.slice(index * groupLength, (index + 1) * groupLength).join(''),
  )
  return groups.join('-')
}

/** Returns the hash of a setup code that a user typed. Ignores case, spaces and hyphens. */
export function setupCodeHash(typed: string): string {
  return hashToken(`setup:${normalizeTyped(typed)}`)
}

/** Returns the hash of a one-time code that a user typed. Ignores case, spaces and hyphens. */
export function oneTimeCodeHash(typed: string): string {
  return hashToken(`one-time:${normalizeTyped(typed)}`)
}

function normalizeTyped(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')
}

/** The person to invite, and the workspace that the invitation is for. */
export interface NewInvitation {
  readonly workspaceId: WorkspaceId
  /** The email address, in lower case. */
  readonly email: string
  readonly role: Role
  readonly invitedBy: string
}

/** An invitation that is valid for a week. */
export interface CreatedInvitation {
  readonly invitationId: string
  /** The code in the invitation's link. */
  readonly code: Secret
  /** The code that the inviting person tells the invited person in addition to the link; `null` if the link is mailed. */
  readonly oneTimeCode: Secret | null
  readonly expiresAtMs: number
}

/**
 * Creates an invitation.
 *
 * @param link `mailed` if the service mails the link to the address, which verifies the address; `handed-over` if the
 * inviting person receives the link and sends it, which does not
 */
export async function createInvitation(
  wanted: NewInvitation,
  link: 'mailed' | 'handed-over',
  { store, clock, random }: CodeDeps,
): Promise<CreatedInvitation> {
  const code = newSecretText(random)
  const createdAtMs = clock.nowMs()
  const expiresAtMs = createdAtMs + invitationLifetimeMs
  const invitationId = random.uuid()
  const oneTimeCode = link === 'mailed' ? null : newTypedCode(2, random)
  await store.createInvitation({
    ...wanted,
    invitationId,
    codeHash: hashToken(code),
    createdAtMs,
    expiresAtMs,
    oneTimeCodeHash: oneTimeCode === null ? null : oneTimeCodeHash(oneTimeCode),
  })
  return {
    invitationId,
    code: new Secret(code),
    oneTimeCode: oneTimeCode === null ? null : new Secret(oneTimeCode),
    expiresAtMs,
  }
}
