/** Creates the tables for alerts, alert rules and the latest state of each rule. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('alert_rules')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
      // The source of the tests; null for all sources.
      .addColumn('source', 'text')
      .addColumn('uses_webhooks', 'integer', (column) => column.notNull())
      .addColumn('recipients', 'text', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .compile(),
    schema.createIndex('alert_rules_by_workspace').on('alert_rules').column('workspace_id').compile(),
    schema
      .createTable('alert_states')
      .addColumn('rule_id', 'text', (column) => column.notNull().references('alert_rules.id').onDelete('cascade'))
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      // The newest test that the rule has evaluated.
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('alert_states_pkey', ['rule_id', 'subject'])
      .compile(),
    schema
      .createTable('alerts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('rule_id', 'text', (column) => column.notNull().references('alert_rules.id').onDelete('cascade'))
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('recipients', 'text', (column) => column.notNull())
      .addColumn('mail_state', 'text', (column) => column.notNull())
      .addColumn('mail_done', 'text', (column) => column.notNull())
      .addColumn('mail_detail', 'text', (column) => column.notNull())
      .compile(),
    // This index is used to delete a rule's alerts, to show the latest alerts on a page, and to find alerts whose mail
    // is due.
    schema.createIndex('alerts_by_rule').on('alerts').column('rule_id').compile(),
    schema.createIndex('alerts_by_workspace').on('alerts').columns(['workspace_id', 'created_at_ms', 'id']).compile(),
    schema.createIndex('alerts_by_mail_state').on('alerts').columns(['mail_state', 'created_at_ms']).compile(),
  ]
}
