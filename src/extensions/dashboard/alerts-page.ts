/** The **Settings → Alerts** page, which lists the workspace's alert rules and its latest alerts. */

import { isPostmasterMetric, postmasterMetrics } from '../../foundation/contract/postmaster-metrics.ts'
import { problemsOf } from '../../foundation/errors/problem.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import { parseAlertRule } from '../../service/alerts/alert-rule.ts'
import { metricTitle, renderLimit } from '../../service/alerts/limit-alert.ts'
import type { StoredAlert, StoredAlertRule } from '../../service/storage/alert.ts'
import { type FieldErrors, fieldErrors, form, formFields } from './form-markup.ts'
import { redirectTo, showNotFound, showPage } from './layout.ts'
import { type MemberRequest, mayOpen } from './page-request.ts'
import { recordAction } from './record-action.ts'
import { row, table } from './table-markup.ts'
import { timeText } from './time-text.ts'

const shownAlertCount = 20

/** Handles `GET /settings/alerts`. */
export async function listAlerts(page: MemberRequest, errors: FieldErrors = {}): Promise<Response> {
  const { deps, visitor, workspaceId } = page
  const rules = await deps.store.listAlertRules(workspaceId)
  const alerts = await deps.store.listAlerts(workspaceId, shownAlertCount)
  const body = html`<p>A rule sends an alert when tests with the same source and template begin to fail, and another when they pass again. A rule with
a limit sends an alert when a postmaster figure misses its limit, and another when the figure is within the limit again.</p>
${rules.length === 0 ? html`<p>This workspace has no rules yet.</p>` : ruleTable(page, rules)}
${mayOpen(visitor, 'member') ? additionForm(page, errors) : null}
<h2>Latest alerts</h2>
${alerts.length === 0 ? html`<p>No alert has been sent yet.</p>` : alertTable(alerts)}`
  return showPage(page, { title: 'Alerts', body, errors })
}

function ruleTable(page: MemberRequest, rules: readonly StoredAlertRule[]): Markup {
  const mayChange = mayOpen(page.visitor, 'member')
  const rows = rules.map((rule) => {
    const action = `/settings/alerts/${rule.ruleId}/remove`
    const cells = [foreign(aboutOf(rule)), foreign(receiversOf(rule)), timeText(rule.createdAtMs)]
    if (!mayChange) return row(...cells)
    return row(...cells, form(page, { action, submit: 'Remove', subject: aboutOf(rule), isDangerous: true }))
  })
  return table(['Rule', 'Sent to', 'Created', ...(mayChange ? [''] : [])], rows)
}

function aboutOf({ limit, source }: StoredAlertRule): string {
  if (limit === null) return source === null ? 'Outcomes of all sources' : `Outcomes of ${source}`
  return `${metricTitle(limit.metric)} ${renderLimit(limit)}`
}

function receiversOf({ usesWebhooks, recipients }: StoredAlertRule): string {
  return [...(usesWebhooks ? ['all webhooks'] : []), ...recipients].join(', ')
}

function alertTable(alerts: readonly StoredAlert[]): Markup {
  const rows = alerts.map(({ title, createdAtMs, mail }) => {
    const detail = mail.detail === '' ? null : html`<br><span class="soft">${foreign(mail.detail)}</span>`
    return row(foreign(title), timeText(createdAtMs), html`${mailWords[mail.state]}${detail}`)
  })
  return table(['Alert', 'Created', 'Mail'], rows)
}

const mailWords = { none: 'No recipients', pending: 'Not sent yet', sent: 'Sent', failed: 'Not sent to all' } as const

const subjects = [
  { value: '', title: 'Outcomes of tests' },
  ...Object.keys(postmasterMetrics)
    .filter(isPostmasterMetric)
    .map((value) => ({ value, title: `Postmaster data: ${metricTitle(value)}` })),
]

const receivers = [
  { value: 'webhooks', title: 'All webhooks in this workspace' },
  { value: 'mail', title: 'The addresses below' },
  { value: 'both', title: 'All webhooks and the addresses below' },
] as const

function additionForm(page: MemberRequest, errors: FieldErrors): Markup {
  const { text, select } = formFields(page, errors)
  const mail = html`${select('receivers', 'Send to', { choices: receivers })}
${text('recipients', 'Mail addresses', {
  isRequired: false,
  help: 'Separated by commas. presend does not ask recipients for consent.',
})}`
  const noMail = html`<p class="soft">The alert is sent to all webhooks in this workspace. To send it by mail, the operator must
set <code>smtp-host</code> and <code>smtp-from</code> in the service file.</p>`
  return html`<h2>Add a rule</h2>
${form(
  page,
  { action: '/settings/alerts', submit: 'Add rule' },
  html`${select('metric', 'About', { choices: subjects })}
${text('limit', 'Limit in percent', {
  isRequired: false,
  help: 'Only for rules about postmaster data. The spam rate must stay below this limit (Gmail: 0.3), and any other figure must reach it.',
})}
${text('source', 'Source', {
  isRequired: false,
  help: 'Only for rules about outcomes: the source of the tests. If empty, the rule applies to each source separately.',
})}
${page.deps.sendMail !== null ? mail : noMail}`,
)}`
}

/** Handles `POST /settings/alerts`. */
export async function addAlertRule(page: MemberRequest): Promise<Response> {
  const { deps, form: fields, workspaceId } = page
  const chosen = deps.sendMail !== null ? fields.text('receivers') : 'webhooks'
  const given = {
    metric: fields.text('metric'),
    limit: fields.text('limit'),
    source: fields.text('source'),
    usesWebhooks: chosen !== 'mail',
    recipients: chosen === 'webhooks' ? '' : fields.text('recipients'),
  }
  const rule = parseAlertRule(given, workspaceId, deps)
  if (rule.status === 'bad') return await listAlerts(page, fieldErrors(problemsOf(rule)))
  await deps.store.createAlertRule(rule.value)
  await recordAction(page, 'alert.create', subjectOf(rule.value))
  return redirectTo(page, '/settings/alerts', 'Added the rule.')
}

/** Handles `POST /settings/alerts/:id/remove`. */
export async function removeAlertRule(page: MemberRequest): Promise<Response> {
  const { deps, workspaceId, params } = page
  const rule = await deps.store.removeAlertRule(workspaceId, params['id'] ?? '')
  if (rule === null) return showNotFound(page)
  await recordAction(page, 'alert.remove', subjectOf(rule))
  return redirectTo(page, '/settings/alerts', 'Removed the rule.')
}

function subjectOf(rule: StoredAlertRule): string {
  return `${aboutOf(rule)} → ${receiversOf(rule)}`
}
