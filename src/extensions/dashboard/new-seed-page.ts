/** The page where admins add a seed. The password is stored encrypted, and no page ever shows it. */

import { providerTypes } from '../../foundation/contract/names.ts'
import { problemsOf } from '../../foundation/errors/problem.ts'
import { Secret } from '../../foundation/world/secret.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import { type FieldErrors, fieldErrors, form, formFields, type SelectField } from './form-markup.ts'
import { redirectTo, showPage } from './layout.ts'
import type { MemberRequest } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { seedPath } from './seeds-page.ts'

/** The form fields, which have the same names as the keys in the service file. The password is read separately. */
const givenNames = ['type', 'kind', 'provider', 'host', 'port', 'tls', 'username', 'authserv-id', 'plus-address']
const fieldNames = new Set(['address', 'password', ...givenNames])

/** Handles `GET /seeds/new`. */
export function showNewSeed(page: MemberRequest, errors: FieldErrors = {}): Response {
  const others = Object.entries(errors).filter(([name]) => !fieldNames.has(name))
  const body = html`${others.map(([name, error]) => html`<p class="error">${foreign(`${name}: ${error}`)}</p>`)}
${form(page, { action: '/seeds', submit: 'Add seed' }, fields(page, errors))}
<p class="soft">Mailboxes that need OAuth are added with <code>presend seeds add --oauth</code>.</p>
<p><a href="/seeds">Back to the seeds</a></p>`
  return showPage(page, { title: 'Add a seed', body, errors })
}

function toChoices(values: readonly string[]): SelectField['choices'] {
  return values.map((value) => ({ value, title: value }))
}

function fields(page: MemberRequest, errors: FieldErrors): Markup {
  const { text, select } = formFields(page, errors)
  const optional = { isRequired: false }
  return html`${text('address', 'Address')}
${select('type', 'Provider type', { choices: toChoices(providerTypes) })}
${text('provider', 'Provider name', { ...optional, help: 'Default: the domain of the address.' })}
${select('kind', 'Kind', {
  initial: 'imap',
  choices: [
    { value: 'imap', title: 'Real mailbox, read over IMAP' },
    { value: 'local', title: "Local: this service's SMTP server receives the mail" },
  ],
  help: 'The fields below are only for real mailboxes.',
})}
${text('host', 'IMAP server', optional)}
${text('port', 'Port', { ...optional, help: 'Default: 993, or 143 with STARTTLS.' })}
${select('tls', 'TLS', { choices: toChoices(['implicit', 'starttls', 'none']) })}
${text('username', 'User name', optional)}
${text('password', 'Password', { ...optional, type: 'password', autocomplete: 'new-password' })}
${text('authserv-id', 'authserv-id', {
  ...optional,
  help: "The name in the provider's Authentication-Results fields. If empty, presend computes the results itself.",
})}
${select('plus-address', 'Receives mail to plus-addresses', {
  choices: [
    { value: 'false', title: 'No' },
    { value: 'true', title: 'Yes' },
  ],
})}`
}

/** Handles `POST /seeds`. */
export async function addSeed(page: MemberRequest): Promise<Response> {
  const { deps, form: fieldValues } = page
  const kind = fieldValues.text('kind')
  const names = kind === 'local' ? ['type', 'kind', 'provider'] : givenNames
  const given = names.map((name) => [name, fieldValues.text(name)] as const).filter(([, value]) => value !== '')
  const password = fieldValues.rawText('password')
  const added = await deps.seeds.add({
    address: fieldValues.text('address'),
    given: Object.fromEntries(given),
    password: password === '' || kind === 'local' ? null : new Secret(password),
  })
  if (added.status === 'bad') return showNewSeed(page, fieldErrors(problemsOf(added)))
  await recordAction(page, 'seed.add', added.value)
  return redirectTo(
    page,
    seedPath(added.value),
    'Seed added. New tests use the seed within seconds, if its mailbox works.',
  )
}
