/** Queries for alert rules and alerts. */

import { type Kysely, type Selectable, sql } from 'kysely'

import type {
  AlertContent,
  AlertStore,
  FigureState,
  OutcomeChange,
  StoredAlert,
  StoredAlertRule,
  ToAlert,
} from './alert.ts'
import { insertDeliveries, webhookIdsOf } from './delivery-queries.ts'
import { parseColumn } from './parse-rows.ts'
import { changeRows, changesOf, firstRowOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { AlertRuleTable, AlertTable, Tables } from './tables.ts'
import type { OutcomeTest, StoredOutcome } from './test-outcome.ts'

/** Returns the AlertStore queries. */
export function alertQueries(database: SqlDatabase): AlertStore {
  const { db } = database
  const rules = db.selectFrom('alert_rules').selectAll()
  const alerts = db.selectFrom('alerts').selectAll()
  return {
    createAlertRule: async (rule) => {
      const insert = db.insertInto('alert_rules').values({
        id: rule.ruleId,
        workspace_id: rule.workspaceId,
        source: rule.source,
        metric: rule.limit?.metric ?? null,
        limit_percent: rule.limit?.percent ?? null,
        uses_webhooks: rule.usesWebhooks ? 1 : 0,
        recipients: JSON.stringify(rule.recipients),
        created_at_ms: rule.createdAtMs,
      })
      await changeRows(database, insert)
    },
    listAlertRules: async (workspaceId) => {
      const own = workspaceId === null ? rules : rules.where('workspace_id', '=', workspaceId)
      return (await own.orderBy('created_at_ms').orderBy('id').execute()).map(parseRule)
    },
    removeAlertRule: async (workspaceId, ruleId) => {
      const all = db.deleteFrom('alert_rules').where('id', '=', ruleId)
      const own = workspaceId === null ? all : all.where('workspace_id', '=', workspaceId)
      const [row] = await database.transact(() => rowsOf(own.returningAll()))
      return row === undefined ? null : parseRule(row)
    },
    alertOnFigure: async (ruleId, state, toAlert) =>
      await database.transact(() => figureSteps(database, ruleId, { state, toAlert })),
    listAlerts: async (workspaceId, limit) => {
      const own = alerts.where('workspace_id', '=', workspaceId)
      return (await own.orderBy('created_at_ms', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(parseAlert)
    },
    findAlert: async (alertId) => {
      const row = await alerts.where('id', '=', alertId).executeTakeFirst()
      return row === undefined ? null : parseAlert(row)
    },
    listPendingAlerts: async (limit) => {
      const pending = db.selectFrom('alerts').select('id').where('mail_state', '=', 'pending')
      return (await pending.orderBy('created_at_ms').limit(limit).execute()).map(({ id }) => id)
    },
    recordAlertMail: async (alertId, { state, done, detail }) => {
      const values = { mail_state: state, mail_done: JSON.stringify(done), mail_detail: detail }
      await changeRows(database, db.updateTable('alerts').set(values).where('id', '=', alertId))
    },
  }
}

/** An outcome that is about to be stored. */
interface NewOutcome {
  readonly test: OutcomeTest
  readonly outcome: StoredOutcome
  readonly toAlert: ToAlert
}

/**
 * Creates the alerts for an outcome, in the same transaction that stores the outcome. An alert is created only if the
 * update changes the stored state of the rule. Each change therefore creates only one alert, even if the outcome is
 * stored repeatedly or by several instances. The outcome is ignored if its test is older than the newest test that the
 * rule has evaluated.
 *
 * @returns the ids of new webhook deliveries
 */
export function* outcomeAlertSteps(
  database: SqlDatabase,
  { test, outcome, toAlert }: NewOutcome,
): Steps<readonly string[]> {
  const { db } = database
  const after = outcome.report.outcome
  if (after !== 'pass' && after !== 'fail') return []
  const deliveryIds: string[] = []
  const subject = JSON.stringify([test.source ?? '', outcome.report.template ?? ''])
  const before = (yield* previousOutcome(db, { test, outcome })) ?? after
  const rules = db
    .selectFrom('alert_rules')
    .selectAll()
    .where('workspace_id', '=', test.workspaceId)
    .where('metric', 'is', null)
    .orderBy('id')
  for (const row of yield* rowsOf(rules)) {
    const rule = parseRule(row)
    if (rule.source !== null && rule.source !== test.source) continue
    const isChanged = yield* changeState(db, rule.ruleId, { subject, before, value: after, position: test.numericId })
    if (!isChanged) continue
    const change: OutcomeChange = { rule, before: after === 'pass' ? 'fail' : 'pass', after }
    deliveryIds.push(...(yield* insertAlert(database, rule, { ...toAlert(change), createdAtMs: outcome.reportedAtMs })))
  }
  return deliveryIds
}

/** Creates one alert for each change of a metric's state. */
function* figureSteps(
  database: SqlDatabase,
  ruleId: string,
  { state, toAlert }: { readonly state: FigureState; readonly toAlert: () => AlertContent },
): Steps<readonly string[]> {
  const { db, dialect } = database
  const rule = db.selectFrom('alert_rules').selectAll().where('id', '=', ruleId).modifyEnd(dialect.lockRows)
  const row = yield* firstRowOf(rule)
  if (row === null) return []
  const { subject, position } = state
  const value = state.isBeyond ? 'beyond' : 'within'
  const isChanged = yield* changeState(db, ruleId, { subject, before: 'within', value, position })
  return isChanged ? yield* insertAlert(database, parseRule(row), { ...toAlert(), createdAtMs: state.atMs }) : []
}

/** Returns the outcome of the previous test. */
function* previousOutcome(
  db: Kysely<Tables>,
  { test, outcome }: Pick<NewOutcome, 'test' | 'outcome'>,
): Steps<string | null> {
  const previous = db
    .selectFrom('test_outcomes')
    .select('outcome')
    .where('workspace_id', '=', test.workspaceId)
    .where('source', '=', test.source ?? '')
    .where('template', '=', outcome.report.template ?? '')
    .where('test_id', '<', test.numericId)
    .where('outcome', 'in', ['pass', 'fail'])
    .orderBy('test_id', 'desc')
    .limit(1)
  return (yield* firstRowOf(previous))?.outcome ?? null
}

interface NewState {
  readonly subject: string
  /** The value to assume if the rule has no state yet. */
  readonly before: string
  readonly value: string
  readonly position: number
}

/**
 * Stores the state of a rule, unless the new state is older than the stored state. @returns whether the value changed
 */
function* changeState(
  db: Kysely<Tables>,
  ruleId: string,
  { subject, before, value, position }: NewState,
): Steps<boolean> {
  yield* changesOf(
    db
      .insertInto('alert_states')
      .values({ rule_id: ruleId, subject, value: before, position })
      .onConflict((conflict) => conflict.columns(['rule_id', 'subject']).doNothing()),
  )
  const state = db.updateTable('alert_states').where('rule_id', '=', ruleId).where('subject', '=', subject)
  const isChanged = yield* changesOf(
    state.set({ value, position }).where('value', '!=', value).where('position', '<=', position),
  )
  yield* changesOf(state.set({ position }).where('position', '<', position))
  return isChanged > 0
}

function* insertAlert(
  database: SqlDatabase,
  { ruleId, workspaceId, recipients, usesWebhooks }: StoredAlertRule,
  { alertId, title, text, event, createdAtMs }: AlertContent & { readonly createdAtMs: number },
): Steps<readonly string[]> {
  const { db } = database
  yield* changesOf(
    db.insertInto('alerts').values({
      id: alertId,
      rule_id: ruleId,
      workspace_id: workspaceId,
      created_at_ms: createdAtMs,
      title,
      text,
      recipients: JSON.stringify(recipients),
      mail_state: recipients.length === 0 ? 'none' : 'pending',
      mail_done: '[]',
      mail_detail: '',
    }),
  )
  const webhookIds = usesWebhooks ? yield* webhookIdsOf(database, { workspaceId }) : []
  if (webhookIds.length === 0) return []
  const deliveries = webhookIds.map((webhookId) => ({ webhookId, deliveryId: `${webhookId}.${alertId}` }))
  yield* insertDeliveries(db, { event, createdAtMs, deliveries })
  return deliveries.map(({ deliveryId }) => deliveryId)
}

/** Deletes alerts that were created before this time, except those whose mail is pending. */
export function* deleteAlerts(db: Kysely<Tables>, createdBeforeMs: number): Steps<number> {
  const old = db.deleteFrom('alerts').where('created_at_ms', '<', createdBeforeMs)
  return yield* changesOf(old.where('mail_state', '!=', sql.lit('pending')))
}

function parseRule(row: Selectable<AlertRuleTable>): StoredAlertRule {
  return {
    ruleId: row.id,
    workspaceId: row.workspace_id,
    limit: row.metric === null ? null : { metric: row.metric, percent: row.limit_percent ?? 0 },
    source: row.source,
    usesWebhooks: row.uses_webhooks === 1,
    recipients: parseColumn(row.recipients, Array.isArray),
    createdAtMs: row.created_at_ms,
  }
}

function parseAlert(row: Selectable<AlertTable>): StoredAlert {
  return {
    alertId: row.id,
    ruleId: row.rule_id,
    workspaceId: row.workspace_id,
    createdAtMs: row.created_at_ms,
    title: row.title,
    text: row.text,
    recipients: parseColumn(row.recipients, Array.isArray),
    mail: { state: row.mail_state, done: parseColumn(row.mail_done, Array.isArray), detail: row.mail_detail },
  }
}
