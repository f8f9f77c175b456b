/** Creates the tables for workspaces, their users, sessions, invitations, and the audit log. */

import { CompiledQuery, type SchemaModule } from 'kysely'

import type { SqlDialect } from '../sql-dialect.ts'

export function up(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    ...workspaces(schema),
    ...users(schema),
    ...memberships(schema),
    ...sessions(schema),
    ...invitations(schema),
    ...auditEvents(schema, dialect),
    ...tokenColumns(schema),
  ]
}

function workspaces(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('workspaces')
      // The permanent name, used by tokens, tests and commands.
      .addColumn('id', 'text', (column) => column.primaryKey())
      // The name shown on pages.
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      // The retention period; if null, the service's retention period applies.
      .addColumn('retention_ms', 'bigint')
      .addColumn('report_access', 'text', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .compile(),
    CompiledQuery.raw(existingWorkspaces),
  ]
}

const planRank = `max(case when revoked_at_ms is not null then 0 when account_plan = 'enterprise' then 2
  when account_plan = 'pro' then 1 else 0 end)`

/**
 * Creates a row for each existing workspace. Before this migration, a workspace was only a name stored in its tokens.
 * The workspace gets the best plan that any of its valid tokens has.
 */
const existingWorkspaces = `insert into workspaces (id, name, plan, retention_ms, report_access, created_at_ms)
select workspace_id, workspace_id, case ${planRank} when 2 then 'enterprise' when 1 then 'pro' else 'free' end,
  null, 'link', min(created_at_ms)
from api_tokens group by workspace_id`

function users(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // The user's address, in lowercase.
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      // The password hash; null for a user who logs in only with the identity provider.
      .addColumn('password_hash', 'text')
      .addColumn('is_admin', 'integer', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .compile(),
    schema
      .createTable('identities')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('identities_pk', ['issuer', 'subject'])
      .compile(),
    schema.createIndex('identities_by_user').on('identities').column('user_id').compile(),
  ]
}

function memberships(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('memberships')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('memberships_pk', ['user_id', 'workspace_id'])
      .compile(),
    schema.createIndex('memberships_by_workspace').on('memberships').column('workspace_id').compile(),
  ]
}

function sessions(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      // The workspace that the user last selected.
      .addColumn('workspace_id', 'text', (column) => column.references('workspaces.id').onDelete('set null'))
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('last_seen_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .compile(),
    schema.createIndex('sessions_by_user').on('sessions').column('user_id').compile(),
    schema.createIndex('sessions_by_workspace').on('sessions').column('workspace_id').compile(),
    schema.createIndex('sessions_by_end').on('sessions').column('expires_at_ms').compile(),
  ]
}

function invitations(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      // The workspace; null for the first-run code.
      .addColumn('workspace_id', 'text', (column) => column.references('workspaces.id').onDelete('cascade'))
      // The invited address, in lowercase; null for the first-run code.
      .addColumn('email', 'text')
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('invited_by', 'text', (column) => column.notNull())
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
      .compile(),
    schema.createIndex('invitations_by_workspace').on('invitations').column('workspace_id').compile(),
  ]
}

function auditEvents(schema: SchemaModule, dialect: SqlDialect): readonly CompiledQuery[] {
  return [
    schema
      .createTable('audit_events')
      .addColumn('id', dialect.numericId.type, (column) => dialect.numericId.define(column.primaryKey()))
      .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addColumn('actor_kind', 'text', (column) => column.notNull())
      // The address of the user, or the name of the command.
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('address', 'text')
      .compile(),
    schema.createIndex('audit_events_by_workspace').on('audit_events').columns(['workspace_id', 'id']).compile(),
  ]
}

/** Adds columns to tokens. Tokens that existed before this migration may read and write, and never expire. */
function tokenColumns(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    schema
      .alterTable('api_tokens')
      .addColumn('scope', 'text', (column) => column.notNull().defaultTo('write'))
      .compile(),
    schema.alterTable('api_tokens').addColumn('expires_at_ms', 'bigint').compile(),
    schema.alterTable('api_tokens').addColumn('created_by', 'text').compile(),
  ]
}
