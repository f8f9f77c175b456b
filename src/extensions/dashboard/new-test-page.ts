/**
 * The **New test** page, which creates a test in the same way as the API, and then sends the uploaded message or shows
 * where to send the mail.
 */

import { httpHeaders } from '../../foundation/contract/http-headers.ts'
import { mailTypes, providerTypes } from '../../foundation/contract/names.ts'
import { createSpamTestRequest } from '../../foundation/contract/requests.ts'
import { parseWire } from '../../foundation/contract/wire-schema.ts'
import { ok, type Parsed, type Problem, problemsOf } from '../../foundation/errors/problem.ts'
import { trackingField } from '../../foundation/mail/tracking.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import { createTest, type TestOptions, testOptions } from '../../service/api/create-test.ts'
import { parseTestFields } from '../../service/requests/read-test-fields.ts'
import type { Upload } from '../../service/sending/upload-job-types.ts'
import { findOwnTest } from './delete-test-page.ts'
import { type FieldErrors, fieldErrors, form, formFields } from './form-markup.ts'
import type { FormValues } from './form-values.ts'
import { redirectTo, showMessage, showNotFound, showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'

/** A link to the form, shown to users who may create tests. */
export function newTestLink(page: MemberRequest): Markup | null {
  return mayOpen(page.visitor, 'member') ? html`<p><a class="button" href="/tests/new">New test</a></p>` : null
}

/** Handles `GET /tests/new`. */
export function showNewTest(page: MemberRequest, errors: FieldErrors = {}): Response {
  const { text, select } = formFields(page, errors)
  const types = mailTypes.map((value) => ({ value, title: mailTypeTitles[value] }))
  const canUpload = page.deps.mailSender !== null
  const body = form(
    page,
    { action: '/tests', submit: 'Create test', hasFile: canUpload },
    html`${text('name', 'Name', canUpload ? { isRequired: false, help: 'Default: the subject of the uploaded message.' } : {})}
${text('source', 'Source', {
  isRequired: false,
  help: 'The program or system that sends this mail, such as newsletter. Tests with the same source are compared with each other.',
})}
${text(httpHeaders.senderDomain, 'Sender domain', {
  isRequired: false,
  help: 'The domain in the From field, such as shop.example. If empty, the test accepts mail from any domain.',
})}
${select(httpHeaders.mailType, 'Kind of mail', {
  choices: [{ value: '', title: 'Unknown' }, ...types],
  help: 'The requirements for bulk mail apply only to marketing mail.',
})}
${canUpload ? text('message', 'Message (.eml)', uploadOptions) : noUpload}`,
  )
  return showPage(page, { title: 'New test', body, errors })
}

const mailTypeTitles = { marketing: 'Marketing', transactional: 'Transactional' } as const

const uploadOptions = {
  type: 'file',
  accept: '.eml,message/rfc822',
  isRequired: false,
  help: 'presend adds the tracking header and sends the message to each seed at most once. If you do not choose a file, send the mail yourself: the next page shows the addresses.',
} as const

const noUpload = html`<p class="soft">You send the mail yourself after the test is created. To let users upload a message that presend
sends for them, the operator must set <code>smtp-host</code> in the service file and, if the server requires a login,
<code>smtp-username</code> and a password.</p>`

/** Handles `POST /tests`. */
export async function createTestByForm(page: MemberRequest): Promise<Response> {
  const { deps, form: fields, workspaceId } = page
  const upload = readMessage(page)
  const options = readOptions(fields, upload)
  if (options.status === 'bad' || upload.status === 'bad') {
    return showNewTest(page, fieldErrors([...problemsOf(options), ...problemsOf(upload)].map(toFieldProblem)))
  }
  using place = upload.value === null ? null : (deps.mailSender?.reserve() ?? null)
  if (upload.value !== null && place === null) return showBusy(page)
  const test = await createTest(options.value, workspaceId, deps)
  page.http.set('testId', test.numericId)
  await recordAction(page, 'test.create', test.name)
  if (upload.value === null || place === null) return redirectTo(page, `/tests/${test.numericId}/seeds`)
  await place.start(test, upload.value)
  return redirectTo(page, `/tests/${test.numericId}`)
}

function showBusy(page: MemberRequest): Response {
  const sentence =
    'The service is already sending as many messages as it can handle. Nothing was created or sent. Try again in a minute.'
  return showMessage(page, { title: 'Too many uploads', sentence, status: 503 })
}

const maxNameLength = 255

/** Builds the same request that an API client would send, so that the same limits apply. */
function readOptions(fields: FormValues, upload: Parsed<Upload | null>): Parsed<TestOptions> {
  const subject = upload.status === 'ok' ? foreign(upload.value?.subject ?? '', maxNameLength) : ''
  const [name, source] = [fields.text('name') || subject, fields.text('source')]
  const body = parseWire(
    createSpamTestRequest,
    source === '' ? { spam_test: { name } } : { external_test: { name, source } },
  )
  const given = parseTestFields({
    senderDomain: fields.text(httpHeaders.senderDomain) || undefined,
    mailType: fields.text(httpHeaders.mailType) || undefined,
  })
  const unnamed = name === '' && upload.status === 'ok' ? [noName] : []
  if (body.status === 'ok' && given.status === 'ok' && unnamed.length === 0)
    return ok(testOptions(body.value, given.value))
  const problems = [...problemsOf(body), ...problemsOf(given)]
  return { status: 'bad', problems: name === '' ? [...unnamed, ...problems.filter(isNotName)] : problems }
}

const noName: Problem = { input: 'name', came: 'nothing', expected: 'a name, or a message with a subject' }

function isNotName(problem: Problem): boolean {
  return toFieldProblem(problem).input !== 'name'
}

/** Converts a path such as `$.external_test.name` to `name`. */
function toFieldProblem(problem: Problem): Problem {
  return { ...problem, input: problem.input.replace(/^\$\.(?:spam_test|external_test)\./u, '') }
}

/**
 * Returns the uploaded message.
 *
 * @returns `null` if no file was chosen
 */
function readMessage({ deps, form: fields }: MemberRequest): Parsed<Upload | null> {
  return (deps.mailSender === null ? null : fields.upload) ?? ok(null)
}

/** Handles `GET /tests/:id/seeds`, which shows the seed addresses and the header field that the message needs. */
export async function showSeedAddresses(page: MemberRequest): Promise<Response> {
  const test = await findOwnTest(page)
  if (test === null) return showNotFound(page)
  const addresses = test.seeds.map(({ address }) => address)
  const groups = providerTypes.flatMap((type) => {
    const own = test.seeds.filter(({ providerType }) => providerType === type)
    return own.length === 0 ? [] : [html`<h3>${type}</h3><ul>${own.map(seedItem)}</ul>`]
  })
  const body = html`<p>Send the mail to every seed address below, with the tracking header. The
<a href="/tests/${test.numericId}">report</a> shows each result as soon as its copy arrives.</p>
<h2>Tracking header</h2>
<dl><dt>Name</dt><dd><code>${trackingField}</code></dd><dt>Value</dt><dd><code>${test.trackingId}</code></dd></dl>
<p class="soft">If your program cannot add a header, put the value into the subject or the text instead.</p>
<h2>Seed addresses</h2>
${groups}
<div class="field"><label for="addresses">All addresses, separated by commas</label>
<textarea id="addresses" rows="5" readonly>${foreign(addresses.join(', '))}</textarea></div>`
  return showPage(page, { title: 'Send your mail', body })
}

function seedItem({ address, providerName }: { readonly address: string; readonly providerName: string }): Markup {
  return html`<li><code>${foreign(address)}</code> <span class="soft">${foreign(providerName)}</span></li>`
}
