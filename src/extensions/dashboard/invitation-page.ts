/**
 * The page that an invitation link opens.
 *
 * An owner can invite any address and open a link that is shown to them, so such a link proves nothing about the
 * address. docs/decisions/0012-verified-addresses.md explains what an account with an unverified address may do.
 */

import { ok, parsedObject, problemsOf } from '../../foundation/errors/problem.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import { parseAccountName } from '../../service/accounts/account-name.ts'
import { hashToken } from '../../service/accounts/api-token.ts'
import { oneTimeCodeHash } from '../../service/accounts/codes.ts'
import { countLogin } from '../../service/accounts/log-in.ts'
import { hashPassword, parseNewPassword } from '../../service/accounts/passwords.ts'
import type { StoredInvitation } from '../../service/storage/invitation.ts'
import type { StoredUser } from '../../service/storage/user.ts'
import { type FieldErrors, fieldErrors, form, formFields } from './form-markup.ts'
import { redirectTo, showMessage, showPage } from './layout.ts'
import { oidcLink, openSession } from './login-page.ts'
import { clientOf, type PageRequest } from './page-request.ts'
import { waitText } from './time-text.ts'

/** Handles `GET /invitations/:code`. */
export async function showInvitation(page: PageRequest): Promise<Response> {
  const opened = await openInvitation(page)
  return opened === null ? invalidInvitation(page) : await invitationPage(page, opened, {})
}

/** Handles `POST /invitations/:code`. */
export async function acceptInvitation(page: PageRequest): Promise<Response> {
  const opened = await openInvitation(page)
  if (opened === null) return invalidInvitation(page)
  const { invitation, user, step } = opened
  if (step === 'accept' && user !== null && page.visitor !== null) {
    const { clock, store } = page.deps
    await store.acceptInvitation({ ...invitation, userId: user.userId, nowMs: clock.nowMs() })
    const { sessionId } = page.visitor.session
    return await enterWorkspace(page, { userId: user.userId, sessionId, invitation })
  }
  if (step !== 'new-account' && step !== 'new-password') return await invitationPage(page, opened, {})
  return await acceptWithPassword(page, opened)
}

/** What the visitor has to do to accept an invitation. */
type Step = 'log-out' | 'log-in' | 'single-sign-on' | 'new-account' | 'new-password' | 'accept'

interface OpenedInvitation {
  readonly invitation: WorkspaceInvitation
  /** The user with the invited address; `null` if there is none. */
  readonly user: StoredUser | null
  readonly step: Step
}

async function openInvitation(page: PageRequest): Promise<OpenedInvitation | null> {
  const invitation = await findInvitation(page, page.params['code'] ?? '')
  if (invitation === null) return null
  const user = await page.deps.store.findUserByEmail(invitation.email)
  return { invitation, user, step: stepOf(page, invitation, user) }
}

/**
 * Decides the next step. A user whose address is not verified must choose a new password, so that a person who knows
 * the previous password cannot enter the workspace. If the link was mailed, it verifies the address; otherwise the user must also log
 * in and enter the one-time code.
 */
function stepOf({ visitor, deps }: PageRequest, invitation: WorkspaceInvitation, user: StoredUser | null): Step {
  const isOidcOnly = deps.oidc?.isOnly === true
  if (visitor !== null && visitor.user.email !== invitation.email) return 'log-out'
  if (user === null) return isOidcOnly ? 'single-sign-on' : 'new-account'
  if (user.emailVerifiedAtMs !== null) return visitor === null ? 'log-in' : 'accept'
  if (isOidcOnly) return 'single-sign-on'
  return visitor === null && invitation.oneTimeCodeHash !== null ? 'log-in' : 'new-password'
}

/** Creates the account, or gives the existing account a new password, and adds the user to the workspace. */
async function acceptWithPassword(page: PageRequest, opened: OpenedInvitation): Promise<Response> {
  const { deps, form: fields } = page
  const { invitation, user } = opened
  const parsed = parsedObject({
    name: user === null ? parseAccountName(fields.text('name'), 'name') : ok(user.name),
    password: parseNewPassword(fields.rawText('password'), 'password'),
  })
  if (parsed.status === 'bad') return await invitationPage(page, opened, fieldErrors(problemsOf(parsed)))
  const codeError = await oneTimeCodeError(page, invitation)
  if (codeError !== null) return await invitationPage(page, opened, { code: codeError })
  const { name, password } = parsed.value
  const passwordHash = await hashPassword(password, deps.random)
  const isVerified = invitation.oneTimeCodeHash === null
  const { codeHash, email } = invitation
  const nowMs = deps.clock.nowMs()
  const userId = user?.userId ?? deps.random.uuid()
  if (user === null) {
    const emailVerifiedAtMs = isVerified ? nowMs : null
    const added = { userId, email, name, passwordHash, isAdmin: false, createdAtMs: nowMs, emailVerifiedAtMs }
    if (!(await deps.store.createUser(added))) return redirectTo(page, page.http.req.path)
  }
  const newPassword = user === null ? {} : { newPassword: { hash: passwordHash, isVerified } }
  const isAccepted = await deps.store.acceptInvitation({ codeHash, userId, nowMs, ...newPassword })
  if (!isAccepted) return invalidInvitation(page)
  const sessionId = await openSession(page, userId)
  return await enterWorkspace(page, { userId, sessionId, invitation })
}

/** Checks the one-time code if the invitation has one. The number of attempts is limited. */
async function oneTimeCodeError(
  page: PageRequest,
  { codeHash, oneTimeCodeHash: expected }: WorkspaceInvitation,
): Promise<string | null> {
  if (expected === null) return null
  const { deps, form: fields } = page
  const retryInMs = await countLogin(`invitation:${codeHash}`, clientOf(page), deps)
  if (retryInMs !== null) return `Too many attempts. Try again in ${waitText(retryInMs)}.`
  if (oneTimeCodeHash(fields.text('code')) === expected) return null
  return 'This code is wrong. Ask the person who invited you for the one-time code.'
}

/** An invitation to join a workspace. */
export interface WorkspaceInvitation extends StoredInvitation {
  readonly email: string
}

interface Entry {
  readonly userId: string
  readonly sessionId: string
  readonly invitation: WorkspaceInvitation
}

/** Selects the workspace to which the user was invited. */
export async function enterWorkspace(page: PageRequest, { userId, sessionId, invitation }: Entry): Promise<Response> {
  const { deps, address } = page
  const { email, role, workspaceId } = invitation
  const memberships = await deps.store.listMemberships(userId)
  const entered = memberships.find(({ workspace }) => workspace.workspaceId === workspaceId)
  if (entered === undefined) return invalidInvitation(page)
  await deps.store.recordEvent({
    workspaceId: entered.workspace.workspaceId,
    atMs: deps.clock.nowMs(),
    actorKind: 'user',
    actor: email,
    action: 'invitation.accept',
    subject: `${email} (${role})`,
    address,
  })
  await deps.store.selectWorkspace(sessionId, entered.workspace.workspaceId)
  return redirectTo(page, '/', `You are now a member of ${entered.workspace.name}.`)
}

/** Finds a valid invitation by its code. */
export async function findInvitation({ deps }: PageRequest, code: string): Promise<WorkspaceInvitation | null> {
  const found = await deps.store.findInvitation(hashToken(code), deps.clock.nowMs())
  if (found === null || found.email === null || found.workspaceId === null) return null
  return { ...found, email: found.email }
}

function invalidInvitation(page: PageRequest): Response {
  const sentence = 'The link has already been used or withdrawn, or it has expired. Ask for a new invitation.'
  return showMessage(page, { title: 'Invitation not found', sentence, status: 404 })
}

async function invitationPage(page: PageRequest, opened: OpenedInvitation, errors: FieldErrors): Promise<Response> {
  const { email, role, invitedBy, workspaceId } = opened.invitation
  const workspace = workspaceId === null ? null : await page.deps.store.findWorkspace(workspaceId)
  const body = html`<p>${foreign(invitedBy)} invites ${foreign(email)} to the workspace
<strong>${foreign(workspace?.name ?? '')}</strong> with the role ${role}.</p>
${nextStep(page, opened, errors)}`
  return showPage(page, { title: 'Invitation', body, ...(Object.keys(errors).length > 0 ? { status: 422 } : {}) })
}

function nextStep(page: PageRequest, { invitation, step }: OpenedInvitation, errors: FieldErrors): Markup {
  const { path } = page.http.req
  const { email } = invitation
  const { text, newPassword } = formFields(page, errors)
  const code =
    invitation.oneTimeCodeHash === null
      ? null
      : text('code', 'One-time code', { help: 'The person who invited you tells you this code.' })
  switch (step) {
    case 'accept':
      return form(page, { action: path, submit: 'Accept' })
    case 'log-out':
      return html`<p>You are logged in as ${foreign(page.visitor?.user.email ?? '')}. Log out, then open the link again.</p>`
    case 'log-in':
      return html`<p><a href="/login?${new URLSearchParams({ next: path }).toString()}">Log in as ${foreign(email)}</a> to accept.</p>`
    case 'single-sign-on':
      return oidcLink(path)
    case 'new-account':
      return form(
        page,
        { action: path, submit: 'Accept and create account' },
        html`${text('name', 'Name', { autocomplete: 'name' })}
${newPassword('Password')}
${code}`,
      )
    case 'new-password':
      return html`<p>An account with this address exists, but the address is not verified yet. To accept, choose a new
password. The previous password will stop working, and all other sessions of the account will end.</p>
${form(
  page,
  { action: path, submit: 'Accept and change password' },
  html`${newPassword('New password')}
${code}`,
)}`
    default:
      return step satisfies never
  }
}
