/** The **Settings → Members** page, which lists the members of the workspace and the open invitations. */

import { createInvitation } from '../../accounts/codes.ts'
import { parseEmail } from '../../accounts/email.ts'
import { problemsOf } from '../../errors/problem.ts'
import { foreign, html, type Markup } from '../../pages/markup.ts'
import type { StoredInvitation } from '../../storage/invitation.ts'
import type { MemberChange } from '../../storage/user.ts'
import type { Member, Role } from '../../storage/workspace.ts'
import { type FieldErrors, fieldErrors, form, selectField, textField } from './form-markup.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { timeText } from './time-text.ts'

const roles: readonly { readonly value: Role; readonly title: string }[] = [
  { value: 'viewer', title: 'Viewer: sees everything, changes nothing' },
  { value: 'member', title: 'Member: also runs tests, and manages tokens and webhooks' },
  { value: 'owner', title: 'Owner: also manages members and settings' },
]

function parseRole(text: string): Role | null {
  return roles.find(({ value }) => value === text)?.value ?? null
}

/** `GET /settings/members` */
export async function listMembers(page: MemberRequest): Promise<Response> {
  return await membersPage(page, {})
}

async function membersPage(page: MemberRequest, errors: FieldErrors): Promise<Response> {
  const { deps, visitor } = page
  const { workspaceId } = visitor.membership.workspace
  const members = await deps.store.listMembers(workspaceId)
  const isOwner = mayOpen(visitor, 'owner')
  const body = html`<div class="scroll" tabindex="0"><table>
<thead><tr><th>Name</th><th>Email</th><th>Role</th><th>Member since</th>${isOwner ? html`<th></th>` : null}</tr></thead>
<tbody>${members.map((member) => memberRow(page, member))}</tbody>
</table></div>
${isOwner ? await invitationSection(page, errors) : null}`
  const isBad = Object.keys(errors).length > 0
  return showPage(page, { title: 'Members', body, ...(isBad ? { status: 422 } : {}) })
}

function memberRow(page: MemberRequest, { user, role, createdAtMs }: Member): Markup {
  const { userId, name, email } = user
  const who = html`<td>${foreign(name)}</td><td>${foreign(email)}</td>`
  if (!mayOpen(page.visitor, 'owner')) return html`<tr>${who}<td>${role}</td><td>${timeText(createdAtMs)}</td></tr>`
  const choices = roles.map(({ value }) => ({ value, title: value }))
  const path = `/settings/members/${userId}`
  return html`<tr>${who}
<td>${form(
    page,
    { action: `${path}/role`, submit: 'Change' },
    html`<select name="role" aria-label="Role of ${foreign(email)}">${choices.map(
      ({ value, title }) => html`<option value="${value}"${value === role ? html` selected` : null}>${title}</option>`,
    )}</select>`,
  )}</td>
<td>${timeText(createdAtMs)}</td>
<td>${form(page, { action: `${path}/remove`, submit: 'Remove', subject: email, isDangerous: true })}</td></tr>`
}

async function invitationSection(page: MemberRequest, errors: FieldErrors): Promise<Markup> {
  const { deps, visitor, form: fields } = page
  const invitations = await deps.store.listInvitations(visitor.membership.workspace.workspaceId)
  return html`<h2>Invite someone</h2>
${form(
  page,
  { action: '/settings/invitations', submit: 'Create invitation' },
  html`${textField({ name: 'email', label: 'Email', type: 'email', value: fields.text('email') }, errors)}
${selectField({ name: 'role', label: 'Role', choices: roles, value: fields.text('role') || 'member' }, errors)}`,
)}
${
  invitations.length === 0
    ? null
    : html`<h2>Invitations</h2><div class="scroll" tabindex="0"><table>
<thead><tr><th>Email</th><th>Role</th><th>Invited by</th><th>Expires</th><th></th></tr></thead>
<tbody>${invitations.map((invitation) => invitationRow(page, invitation))}</tbody>
</table></div>`
}`
}

function invitationRow(page: MemberRequest, invitation: StoredInvitation): Markup {
  const { invitationId, role, invitedBy, expiresAtMs } = invitation
  const email = invitation.email ?? ''
  const action = `/settings/invitations/${invitationId}/delete`
  return html`<tr><td>${foreign(email)}</td><td>${role}</td><td>${foreign(invitedBy)}</td><td>${timeText(expiresAtMs)}</td>
<td>${form(page, { action, submit: 'Withdraw', subject: `the invitation of ${email}`, isDangerous: true })}</td></tr>`
}

/**
 * Handles `POST /settings/invitations`. Shows the invitation link once, because presend does not send the invitation by
 * mail.
 */
export async function invite(page: MemberRequest): Promise<Response> {
  const { deps, form: fields, visitor } = page
  const { workspaceId } = visitor.membership.workspace
  const email = parseEmail(fields.text('email'), 'email')
  const role = parseRole(fields.text('role'))
  if (email.status === 'bad') return await membersPage(page, fieldErrors(problemsOf(email)))
  if (role === null) return await membersPage(page, { role: 'Choose one of the given values.' })
  const members = await deps.store.listMembers(workspaceId)
  if (members.some(({ user }) => user.email === email.value)) {
    return await membersPage(page, { email: 'This person is a member already.' })
  }
  const invitation = { workspaceId, email: email.value, role, invitedBy: visitor.user.email }
  const { code, expiresAtMs } = await createInvitation(invitation, deps)
  await recordAction(page, 'invitation.create', `${email.value} (${role})`)
  const url = `${deps.publicUrl ?? ''}/invitations/${code.reveal()}`
  const body = html`<p>Send this link to ${foreign(email.value)}. It is not shown again, works once, and expires on
${timeText(expiresAtMs)}.</p>
<p class="secret"><code>${url}</code></p>
<p><a href="/settings/members">Back to the members</a></p>`
  return showPage(page, { title: 'Invitation created', body })
}

/** `POST /settings/invitations/:id/delete` */
export async function withdrawInvitation(page: MemberRequest): Promise<Response> {
  const { deps, visitor, params } = page
  const { workspaceId } = visitor.membership.workspace
  const all = await deps.store.listInvitations(workspaceId)
  const invitation = all.find(({ invitationId }) => invitationId === params['id'])
  if (invitation === undefined) return showNotFound(page)
  await deps.store.deleteInvitation(workspaceId, invitation.invitationId)
  await recordAction(page, 'invitation.delete', invitation.email ?? '')
  return redirectTo(page, '/settings/members', 'Invitation withdrawn.')
}

/** `POST /settings/members/:id/role` */
export async function changeRole(page: MemberRequest): Promise<Response> {
  const role = parseRole(page.form.text('role'))
  const member = await findMember(page)
  if (role === null || member === null) return showNotFound(page)
  const change = await page.deps.store.setMemberRole(
    page.visitor.membership.workspace.workspaceId,
    member.user.userId,
    role,
  )
  if (change === 'changed') await recordAction(page, 'member.role', `${member.user.email} (${role})`)
  return redirectTo(page, '/settings/members', changeText(change, `${member.user.email} is now ${role}.`))
}

/** `POST /settings/members/:id/remove` */
export async function removeMember(page: MemberRequest): Promise<Response> {
  const member = await findMember(page)
  if (member === null) return showNotFound(page)
  const change = await page.deps.store.removeMember(page.visitor.membership.workspace.workspaceId, member.user.userId)
  if (change === 'changed') await recordAction(page, 'member.remove', member.user.email)
  const isOwn = member.user.userId === page.visitor.user.userId
  const path = isOwn && change === 'changed' ? '/' : '/settings/members'
  return redirectTo(page, path, changeText(change, `${member.user.email} is no longer a member.`))
}

async function findMember({ deps, visitor, params }: MemberRequest): Promise<Member | null> {
  const members = await deps.store.listMembers(visitor.membership.workspace.workspaceId)
  return members.find(({ user }) => user.userId === params['id']) ?? null
}

function changeText(change: MemberChange, done: string): string {
  if (change === 'last-owner') return 'A workspace needs an owner. Make someone else an owner first.'
  return change === 'changed' ? done : 'This person is not a member any more.'
}
