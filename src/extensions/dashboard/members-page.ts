/** The **Settings → Members** page, which lists the members of the workspace and the open invitations. */

import { problemsOf } from '../../foundation/errors/problem.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import { parseEmail } from '../../service/accounts/email.ts'
import type { StoredInvitation } from '../../service/storage/invitation.ts'
import type { MemberChange } from '../../service/storage/user.ts'
import type { Member, Role } from '../../service/storage/workspace.ts'
import { type FieldErrors, fieldErrors, form, formFields } from './form-markup.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { type SentInvitation, sendInvitation } from './send-invitation.ts'
import { row, table } from './table-markup.ts'
import { minuteText, timeText } from './time-text.ts'

const roles: readonly { readonly value: Role; readonly title: string }[] = [
  { value: 'viewer', title: 'Viewer: can see everything, but cannot change anything' },
  { value: 'member', title: 'Member: can also run tests, and manage tokens and webhooks' },
  { value: 'owner', title: 'Owner: can also manage members and settings' },
]

function parseRole(text: string): Role | null {
  return roles.find(({ value }) => value === text)?.value ?? null
}

/** Handles `GET /settings/members`. */
export async function listMembers(page: MemberRequest, errors: FieldErrors = {}): Promise<Response> {
  const members = await page.deps.store.listMembers(page.workspaceId)
  const isOwner = mayOpen(page.visitor, 'owner')
  const headings = ['Name', 'Email', 'Role', 'Member since', ...(isOwner ? [''] : [])]
  const rows = members.map((member) => memberRow(page, member))
  const body = html`${table(headings, rows)}
${isOwner ? await invitationSection(page, errors) : null}`
  return showPage(page, { title: 'Members', body, errors })
}

function memberRow(page: MemberRequest, { user, role, createdAtMs }: Member): Markup {
  const { userId, name, email, emailVerifiedAtMs } = user
  const unverified = emailVerifiedAtMs === null ? html` <span class="soft">not verified</span>` : null
  const [who, since] = [[foreign(name), html`${foreign(email)}${unverified}`], timeText(createdAtMs)]
  if (!mayOpen(page.visitor, 'owner')) return row(...who, role, since)
  const path = `/settings/members/${userId}`
  const choice = html`<select name="role" aria-label="Role of ${foreign(email)}">${roles.map(
    ({ value }) => html`<option value="${value}"${value === role ? html` selected` : null}>${value}</option>`,
  )}</select>`
  const change = form(page, { action: `${path}/role`, submit: 'Change' }, choice)
  const removal = form(page, { action: `${path}/remove`, submit: 'Remove', subject: email, isDangerous: true })
  return row(...who, change, since, removal)
}

async function invitationSection(page: MemberRequest, errors: FieldErrors): Promise<Markup> {
  const invitations = await page.deps.store.listInvitations(page.workspaceId)
  const { text, select } = formFields(page, errors)
  return html`<h2>Invite someone</h2>
${form(
  page,
  { action: '/settings/invitations', submit: 'Create invitation' },
  html`${text('email', 'Email', { type: 'email' })}
${select('role', 'Role', { choices: roles, initial: 'member' })}`,
)}
${
  invitations.length === 0
    ? null
    : html`<h2>Invitations</h2>${table(
        ['Email', 'Role', 'Invited by', 'Expires', ''],
        invitations.map((invitation) => invitationRow(page, invitation)),
      )}`
}`
}

function invitationRow(page: MemberRequest, invitation: StoredInvitation): Markup {
  const { invitationId, role, invitedBy, expiresAtMs } = invitation
  const email = invitation.email ?? ''
  const action = `/settings/invitations/${invitationId}/delete`
  const subject = `the invitation for ${email}`
  const withdrawal = form(page, { action, submit: 'Withdraw', subject, isDangerous: true })
  return row(foreign(email), role, foreign(invitedBy), timeText(expiresAtMs), withdrawal)
}

/** Handles `POST /settings/invitations`. */
export async function invite(page: MemberRequest): Promise<Response> {
  const { deps, form: fields, visitor, workspaceId } = page
  const email = parseEmail(fields.text('email'), 'email')
  const role = parseRole(fields.text('role'))
  if (email.status === 'bad') return await listMembers(page, fieldErrors(problemsOf(email)))
  if (role === null) return await listMembers(page, { role: 'Choose one of the listed values.' })
  const members = await deps.store.listMembers(workspaceId)
  if (members.some(({ user }) => user.email === email.value)) {
    return await listMembers(page, { email: 'This person is already a member.' })
  }
  const invitation = { workspaceId, email: email.value, role, invitedBy: visitor.user.email }
  const sent = await sendInvitation(page, invitation)
  if (sent.status === 'failed') return await listMembers(page, { email: sent.reason })
  await recordAction(page, 'invitation.create', `${email.value} (${role})`)
  if (sent.status === 'handed-over') return showLink(page, email.value, sent)
  const flash = `The invitation was mailed to ${email.value}. The link works once, and expires on ${minuteText(sent.expiresAtMs)}.`
  return redirectTo(page, '/settings/members', flash)
}

/** Shows the link and the one-time code, which cannot be shown again. */
function showLink(page: MemberRequest, email: string, { url, invitation }: HandedOver): Response {
  const { oneTimeCode, expiresAtMs } = invitation
  const body = html`<p>Send this link to ${foreign(email)}. The link is not shown again, works only once, and expires on
${timeText(expiresAtMs)}.</p>
<p class="secret"><code>${url}</code></p>
<p>Tell the person this one-time code in another way, such as by phone. Never send it together with the link.</p>
<p class="secret"><code>${oneTimeCode?.reveal() ?? ''}</code></p>
<p class="soft">The service cannot send mail, so it cannot verify that the address belongs to the person. To have
invitations mailed, the operator must set <code>smtp-host</code> and <code>smtp-from</code> in the service file.</p>
<p><a href="/settings/members">Back to the members</a></p>`
  return showPage(page, { title: 'Invitation created', body })
}

type HandedOver = Extract<SentInvitation, { readonly status: 'handed-over' }>

/** Handles `POST /settings/invitations/:id/delete`. */
export async function withdrawInvitation(page: MemberRequest): Promise<Response> {
  const { deps, workspaceId, params } = page
  const all = await deps.store.listInvitations(workspaceId)
  const invitation = all.find(({ invitationId }) => invitationId === params['id'])
  if (invitation === undefined) return showNotFound(page)
  await deps.store.deleteInvitation(workspaceId, invitation.invitationId)
  await recordAction(page, 'invitation.delete', invitation.email ?? '')
  return redirectTo(page, '/settings/members', 'Invitation withdrawn.')
}

/** Handles `POST /settings/members/:id/role`. */
export async function changeRole(page: MemberRequest): Promise<Response> {
  const role = parseRole(page.form.text('role'))
  const member = await findMember(page)
  if (role === null || member === null) return showNotFound(page)
  const change = await page.deps.store.setMemberRole(page.workspaceId, member.user.userId, role)
  if (change === 'changed') await recordAction(page, 'member.role', `${member.user.email} (${role})`)
  return redirectTo(page, '/settings/members', changeText(change, `The role of ${member.user.email} is now ${role}.`))
}

/** Handles `POST /settings/members/:id/remove`. */
export async function removeMember(page: MemberRequest): Promise<Response> {
  const member = await findMember(page)
  if (member === null) return showNotFound(page)
  const change = await page.deps.store.removeMember(page.workspaceId, member.user.userId)
  if (change === 'changed') await recordAction(page, 'member.remove', member.user.email)
  const isOwn = member.user.userId === page.visitor.user.userId
  const path = isOwn && change === 'changed' ? '/' : '/settings/members'
  return redirectTo(page, path, changeText(change, `${member.user.email} is no longer a member.`))
}

async function findMember({ deps, workspaceId, params }: MemberRequest): Promise<Member | null> {
  const members = await deps.store.listMembers(workspaceId)
  return members.find(({ user }) => user.userId === params['id']) ?? null
}

function changeText(change: MemberChange, done: string): string {
  if (change === 'last-owner') return 'A workspace needs an owner. Make someone else an owner first.'
  return change === 'changed' ? done : 'This person is no longer a member.'
}
