/** The page that an invitation link opens. */

import { parseAccountName } from '../../accounts/account-name.ts'
import { hashToken } from '../../accounts/api-token.ts'
import { hashPassword, parseNewPassword } from '../../accounts/passwords.ts'
import { parsedObject, problemsOf } from '../../errors/problem.ts'
import { foreign, html, type Markup } from '../../pages/markup.ts'
import type { StoredInvitation } from '../../storage/invitation.ts'
import { type FieldErrors, fieldErrors, form, formFields } from './form-markup.ts'
import { redirectTo, showMessage, showPage } from './layout.ts'
import { oidcLink, openSession } from './login-page.ts'
import type { PageRequest } from './page-request.ts'

/** Handles `GET /invitations/:code`. */
export async function showInvitation(page: PageRequest): Promise<Response> {
  const invitation = await findInvitation(page, page.params['code'] ?? '')
  return invitation === null ? invalidInvitation(page) : await invitationPage(page, invitation, {})
}

/** Handles `POST /invitations/:code`. */
export async function acceptInvitation(page: PageRequest): Promise<Response> {
  const invitation = await findInvitation(page, page.params['code'] ?? '')
  if (invitation === null) return invalidInvitation(page)
  const { deps, visitor } = page
  if (visitor === null && deps.oidc?.isOnly === true) return await invitationPage(page, invitation, {})
  if (visitor === null) return await createAccount(page, invitation)
  if (visitor.user.email !== invitation.email) return await invitationPage(page, invitation, {})
  await deps.store.acceptInvitation(invitation.codeHash, visitor.user.userId, deps.clock.nowMs())
  return await enterWorkspace(page, { userId: visitor.user.userId, sessionId: visitor.session.sessionId, invitation })
}

/**
 * The holder of an invitation link may create a user with the invited address. If that user already exists, the holder
 * must log in.
 */
async function createAccount(page: PageRequest, invitation: WorkspaceInvitation): Promise<Response> {
  const { deps, form: fields } = page
  const parsed = parsedObject({
    name: parseAccountName(fields.text('name'), 'name'),
    password: parseNewPassword(fields.rawText('password'), 'password'),
  })
  if (parsed.status === 'bad') return await invitationPage(page, invitation, fieldErrors(problemsOf(parsed)))
  const { name, password } = parsed.value
  const userId = deps.random.uuid()
  const nowMs = deps.clock.nowMs()
  const passwordHash = await hashPassword(password, deps.random)
  const user = { userId, email: invitation.email, name, passwordHash, isAdmin: false, createdAtMs: nowMs }
  if (!(await deps.store.createUser(user))) return await invitationPage(page, invitation, {})
  await deps.store.acceptInvitation(invitation.codeHash, userId, nowMs)
  const sessionId = await openSession(page, userId)
  return await enterWorkspace(page, { userId, sessionId, invitation })
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

async function invitationPage(
  page: PageRequest,
  invitation: WorkspaceInvitation,
  errors: FieldErrors,
): Promise<Response> {
  const { email, role, invitedBy } = invitation
  const { workspaceId } = invitation
  const workspace = workspaceId === null ? null : await page.deps.store.findWorkspace(workspaceId)
  const isKnown = (await page.deps.store.findUserByEmail(email)) !== null
  const body = html`<p>${foreign(invitedBy)} invites ${foreign(email)} to the workspace
<strong>${foreign(workspace?.name ?? '')}</strong> with the role ${role}.</p>
${nextStep(page, { email, isKnown }, errors)}`
  return showPage(page, { title: 'Invitation', body, ...(Object.keys(errors).length > 0 ? { status: 422 } : {}) })
}

/** Renders the next step for the invited person: accept the invitation, log in first, or choose a password. */
function nextStep(
  page: PageRequest,
  { email, isKnown }: { readonly email: string; readonly isKnown: boolean },
  errors: FieldErrors,
): Markup {
  const { visitor, http } = page
  const { path } = http.req
  const { text, newPassword } = formFields(page, errors)
  if (visitor?.user.email === email) return form(page, { action: path, submit: 'Accept' })
  if (visitor !== null) {
    return html`<p>You are logged in as ${foreign(visitor.user.email)}. Log out, then open the link again.</p>`
  }
  if (isKnown) {
    const login = `/login?${new URLSearchParams({ next: path }).toString()}`
    return html`<p><a href="${login}">Log in as ${foreign(email)}</a> to accept.</p>`
  }
  if (page.deps.oidc?.isOnly === true) return oidcLink(path)
  return form(
    page,
    { action: path, submit: 'Accept and create account' },
    html`${text('name', 'Name', { autocomplete: 'name' })}
${newPassword('Password')}`,
  )
}
