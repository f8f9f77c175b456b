/** The setup page: an operator enters the code from the log to create the first user and workspace. */

import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import { parsedObject, problemsOf } from '../../foundation/errors/problem.ts'
import { html } from '../../report/pages/markup.ts'
import { parseAccountName, parseWorkspaceId } from '../../service/accounts/account-name.ts'
import { setupCodeHash } from '../../service/accounts/codes.ts'
import { parseEmail } from '../../service/accounts/email.ts'
import { countLogin } from '../../service/accounts/log-in.ts'
import { hashPassword, parseNewPassword } from '../../service/accounts/passwords.ts'
import type { StoredWorkspace } from '../../service/storage/workspace.ts'
import { type FieldErrors, fieldErrors, form, formFields } from './form-markup.ts'
import { redirectTo, showPage } from './layout.ts'
import { openSession } from './login-page.ts'
import { clientOf, type PageRequest } from './page-request.ts'
import { waitText } from './time-text.ts'

/** Handles `GET /setup`. */
export async function showSetup(page: PageRequest): Promise<Response> {
  if (await page.deps.store.hasUsers()) return redirectTo(page, '/login')
  return await setupForm(page, {})
}

/** Handles `POST /setup`. */
export async function acceptSetup(page: PageRequest): Promise<Response> {
  const { deps, form: fields } = page
  if (await deps.store.hasUsers()) return redirectTo(page, '/login')
  const parsed = parsedObject({
    email: parseEmail(fields.text('email'), 'email'),
    name: parseAccountName(fields.text('name'), 'name'),
    password: parseNewPassword(fields.rawText('password'), 'password'),
    workspaceId: parseWorkspaceId(fields.text('workspace'), 'workspace'),
  })
  if (parsed.status === 'bad') return await setupForm(page, fieldErrors(problemsOf(parsed)))
  const retryInMs = await countLogin('setup', clientOf(page), deps)
  if (retryInMs !== null)
    return await setupForm(page, { code: `Too many attempts. Try again in ${waitText(retryInMs)}.` })
  const { email, name, password, workspaceId } = parsed.value
  const nowMs = deps.clock.nowMs()
  const user = {
    userId: deps.random.uuid(),
    email,
    name,
    passwordHash: await hashPassword(password, deps.random),
    isAdmin: true,
    createdAtMs: nowMs,
    emailVerifiedAtMs: nowMs,
  }
  const codeHash = setupCodeHash(fields.text('code'))
  const isCreated = await deps.store.createFirstUser({
    codeHash,
    user,
    workspace: newWorkspace(workspaceId, nowMs),
    nowMs,
  })
  if (!isCreated) return await setupForm(page, { code: 'This code is wrong or has expired.' })
  await openSession(page, user.userId)
  return redirectTo(page, '/', `Welcome, ${name}.`)
}

function newWorkspace(workspaceId: WorkspaceId, createdAtMs: number): StoredWorkspace {
  return { workspaceId, name: workspaceId, plan: 'enterprise', retentionMs: null, reportAccess: 'link', createdAtMs }
}

async function setupForm(page: PageRequest, errors: FieldErrors): Promise<Response> {
  const [existing] = await page.deps.store.listWorkspaces()
  const { text, newPassword } = formFields(page, errors)
  const body = html`<p>Create the first user of this service, who may then invite others.</p>
${form(
  page,
  { action: '/setup', submit: 'Create user' },
  html`${text('code', 'Setup code', {
    help: 'The service writes the code to its log when it starts. To get a new code, run: presend user setup',
  })}
${text('email', 'Email', { type: 'email', autocomplete: 'username' })}
${text('name', 'Name', { autocomplete: 'name' })}
${newPassword('Password')}
${text('workspace', 'Workspace', {
  initial: existing?.workspaceId ?? '',
  help: 'The name of your team. If a workspace with tokens already exists, enter its name to manage that workspace here.',
})}`,
)}`
  return showPage(page, { title: 'Set up presend', body, errors })
}
