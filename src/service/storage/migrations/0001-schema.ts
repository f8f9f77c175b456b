/**
 * Creates all tables and indexes. tables.ts describes the columns. The statements are plain text that imports nothing
 * but the dialect, because a migration must always have the same effect.
 */

import type { SqlDialect } from '../sql-dialect.ts'

export function up(dialect: SqlDialect): readonly string[] {
  return [
    ...workspaces,
    ...users(dialect),
    ...tests(dialect),
    ...testLists,
    ...testData,
    ...dailySums(dialect),
    ...webhooks(dialect),
    ...seeds,
    ...inboundMessages(dialect),
    ...(dialect.hasJobTable ? jobs(dialect) : []),
    ...alerts,
  ]
}

const workspaces = [
  `create table workspaces (
    id text primary key, name text not null, plan text not null, retention_ms bigint, report_access text not null,
    created_at_ms bigint not null
  )`,
  `create table api_tokens (
    id text primary key, token_hash text not null unique, prefix text not null, workspace_id text not null,
    account_plan text not null, name text not null, created_at_ms bigint not null, revoked_at_ms bigint,
    scope text not null default 'write', expires_at_ms bigint, created_by text
  )`,
  `create table request_counts (
    subject text primary key, window_start_ms bigint not null, request_count integer not null,
    last_request_at_ms bigint not null, total_count bigint not null default 0, summed_count bigint not null default 0
  )`,
]

function users({ numericId }: SqlDialect): readonly string[] {
  return [
    `create table users (
      id text primary key, email text not null unique, name text not null, password_hash text,
      is_admin integer not null, created_at_ms bigint not null, email_verified_at_ms bigint
    )`,
    `create table identities (
      issuer text not null, subject text not null, user_id text not null references users (id) on delete cascade,
      created_at_ms bigint not null,
      constraint identities_pk primary key (issuer, subject)
    )`,
    'create index identities_by_user on identities (user_id)',
    `create table memberships (
      user_id text not null references users (id) on delete cascade,
      workspace_id text not null references workspaces (id) on delete cascade,
      role text not null, created_at_ms bigint not null,
      constraint memberships_pk primary key (user_id, workspace_id)
    )`,
    'create index memberships_by_workspace on memberships (workspace_id)',
    `create table sessions (
      id text primary key, secret_hash text not null unique,
      user_id text not null references users (id) on delete cascade,
      workspace_id text references workspaces (id) on delete set null,
      created_at_ms bigint not null, last_seen_at_ms bigint not null, expires_at_ms bigint not null,
      address text not null, user_agent text not null
    )`,
    'create index sessions_by_user on sessions (user_id)',
    'create index sessions_by_workspace on sessions (workspace_id)',
    'create index sessions_by_end on sessions (expires_at_ms)',
    `create table invitations (
      id text primary key, code_hash text not null unique,
      workspace_id text references workspaces (id) on delete cascade,
      email text, role text not null, invited_by text not null,
      created_at_ms bigint not null, expires_at_ms bigint not null, one_time_code_hash text
    )`,
    'create index invitations_by_workspace on invitations (workspace_id)',
    `create table audit_events (
      id ${numericId}, workspace_id text not null references workspaces (id) on delete cascade,
      at_ms bigint not null, actor_kind text not null, actor text not null, action text not null,
      subject text not null, address text
    )`,
    'create index audit_events_by_workspace on audit_events (workspace_id, id)',
  ]
}

function tests({ numericId }: SqlDialect): readonly string[] {
  return [
    // `is_complete` is 1 if `completed_at_ms` is set; it is a separate column so that indexes can use it. The subject
    // is stored here because a search in `test_messages` would have to read whole messages.
    `create table tests (
      id ${numericId}, workspace_id text not null, tracking_id text not null unique,
      tracking_key text not null unique, style text not null, name text not null, source text, metadata text not null,
      created_at_ms bigint not null, expires_at_ms bigint not null, completed_at_ms bigint,
      is_complete integer not null, revision integer not null,
      seed_count integer not null, settled_count integer not null, inbox_count integer not null,
      sender_domain text, mail_type text, subject text
    )`,
    // `id` identifies the result in the API.
    `create table test_seeds (
      id ${numericId}, test_id bigint not null references tests (id) on delete cascade, position integer not null,
      address text not null, provider_type text not null, provider_name text not null,
      status text, status_rank integer not null, settling_count integer not null, folder text, sender text,
      recorded_at_ms bigint, placement_kind text, reason text, reply text, evidence text,
      constraint test_seeds_by_address unique (test_id, address)
    )`,
    `create table message_copies (
      test_id bigint not null references tests (id) on delete cascade, address text not null,
      message_key text not null, accepted_count integer not null, deferred_count integer not null,
      constraint message_copies_pk primary key (test_id, address, message_key)
    )`,
    // The number of tests per list, because counting rows would get slower as tests are added.
    `create table test_totals (
      workspace_id text not null, scope text not null, source text not null,
      total_count bigint not null, complete_count bigint not null,
      constraint test_totals_pk primary key (workspace_id, scope, source)
    )`,
  ]
}

/**
 * Lists show the newest tests (with the highest ids) first. Each type of list has a covering index, so that the time to
 * read a page does not depend on the number of tests. The indexes take little space compared with the rows for each
 * test's 50 seeds.
 */
const testLists = [
  // For retention.
  'create index tests_by_age on tests (created_at_ms)',
  // Lists of external tests; `tests_open` finds open tests by their expiry time.
  `create index tests_by_workspace on tests (workspace_id, id) where style = 'external-test'`,
  `create index tests_by_source on tests (workspace_id, source, id) where style = 'external-test'`,
  `create index tests_by_end on tests (workspace_id, is_complete, id, expires_at_ms) where style = 'external-test'`,
  `create index tests_by_source_and_end on tests (workspace_id, source, is_complete, id, expires_at_ms)
    where style = 'external-test'`,
  `create index tests_open on tests (workspace_id, is_complete, expires_at_ms, source) where style = 'external-test'`,
  // This index contains only open tests. The list indexes use a different column in their conditions, so that query
  // planners do not choose the wrong index.
  'create index tests_awaited on tests (expires_at_ms) where completed_at_ms is null',
  // For counting pending tests without reading their rows. The revision is part of the condition: if it were an indexed
  // column, every result would update the index.
  `create index tests_pending on tests (workspace_id, is_complete, expires_at_ms, source)
    where style = 'external-test' and revision = 0`,
  // Lists of spam tests and external tests together; `tests_of_expiry` finds open tests by their expiry time.
  'create index tests_of_workspace on tests (workspace_id, id)',
  'create index tests_of_end on tests (workspace_id, is_complete, id, expires_at_ms)',
  'create index tests_of_expiry on tests (workspace_id, expires_at_ms) where is_complete = 0',
]

/** Data that belongs to a test and is deleted with it. */
const testData = [
  `create table test_outcomes (
    test_id bigint primary key references tests (id) on delete cascade, workspace_id text not null,
    source text not null, template text not null, outcome text not null, report text not null,
    reported_at_ms bigint not null, subject text
  )`,
  // For finding a template's previous test and the tests shown in trends.
  'create index test_outcomes_by_template on test_outcomes (workspace_id, source, template, test_id)',
  `create table test_messages (
    test_id bigint primary key references tests (id) on delete cascade, kept_at_ms bigint not null,
    header_fields text not null, body text, html text
  )`,
  'create index test_messages_by_age on test_messages (kept_at_ms)',
  `create table test_sendings (
    test_id bigint primary key references tests (id) on delete cascade, started_at_ms bigint not null,
    deadline_at_ms bigint not null, ended_at_ms bigint, result text
  )`,
  `create table report_links (
    id text primary key, token_hash text not null unique,
    test_id bigint not null references tests (id) on delete cascade, workspace_id text not null,
    created_at_ms bigint not null, expires_at_ms bigint, revoked_at_ms bigint
  )`,
  'create index report_links_by_test on report_links (test_id)',
  'create index report_links_by_workspace on report_links (workspace_id, created_at_ms, id)',
]

function dailySums({ inKeyOrder }: SqlDialect): readonly string[] {
  return [
    `create table test_counts (
      test_id bigint primary key references tests (id) on delete cascade, due_at_ms bigint, counted text
    )`,
    'create index test_counts_due on test_counts (due_at_ms) where due_at_ms is not null',
    `create table daily_sums (
      workspace_id text not null, day text not null, source text not null, template text not null,
      test_count bigint not null, seed_count bigint not null, copy_count bigint not null, inbox_count bigint not null,
      tab_count bigint not null, spam_count bigint not null, missing_count bigint not null,
      pass_count bigint not null, fail_count bigint not null,
      constraint daily_sums_pk primary key (workspace_id, day, source, template)
    ) ${inKeyOrder}`,
    `create table daily_requests (
      workspace_id text not null, day text not null, request_count bigint not null,
      constraint daily_requests_pk primary key (workspace_id, day)
    ) ${inKeyOrder}`,
  ]
}

function webhooks({ numericId }: SqlDialect): readonly string[] {
  return [
    `create table webhooks (
      id text primary key, workspace_id text not null, url text not null, created_at_ms bigint not null
    )`,
    'create index webhooks_by_workspace on webhooks (workspace_id)',
    // A webhook's newest secret is the one with the highest id. Creation times would not be a reliable order, because
    // clocks may differ.
    `create table webhook_secrets (
      id ${numericId}, webhook_id text not null references webhooks (id) on delete cascade, secret text not null,
      created_at_ms bigint not null, valid_until_ms bigint
    )`,
    'create index webhook_secrets_by_webhook on webhook_secrets (webhook_id, id)',
    // Lists of deliveries are sorted by id, newest first.
    `create table webhook_deliveries (
      id ${numericId}, delivery_id text not null unique,
      webhook_id text not null references webhooks (id) on delete cascade,
      idempotency_key text not null, body text not null, state text not null, attempt_count integer not null,
      next_attempt_at_ms bigint, created_at_ms bigint not null, ended_at_ms bigint, repeats text
    )`,
    'create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id)',
    // This index contains only pending deliveries.
    `create index webhook_deliveries_due on webhook_deliveries (next_attempt_at_ms)
      where next_attempt_at_ms is not null`,
    'create index webhook_deliveries_by_end on webhook_deliveries (ended_at_ms) where ended_at_ms is not null',
    // For finding redeliveries, which are deleted together with their test.
    'create index webhook_deliveries_by_repeat on webhook_deliveries (repeats) where repeats is not null',
    `create table webhook_attempts (
      delivery_id text not null references webhook_deliveries (delivery_id) on delete cascade,
      attempt_number integer not null, started_at_ms bigint not null, duration_ms integer not null,
      status_code integer, detail text not null,
      constraint webhook_attempts_pk primary key (delivery_id, attempt_number)
    )`,
  ]
}

const seeds = [
  `create table directory_seeds (
    address text primary key, position integer not null, provider_type text not null, provider_name text not null,
    kind text not null, is_enabled integer not null, health text not null, health_reason text,
    watcher text, watched_until_ms bigint,
    added_at_ms bigint, removed_at_ms bigint, revision text, given text, ca_pem text, health_since_ms bigint
  )`,
  `create table seed_secrets (
    address text not null, name text not null, sealed text not null,
    constraint seed_secrets_key primary key (address, name)
  )`,
  // Messages observed in mailboxes that cannot store flags.
  `create table observed_messages (
    address text not null, folder text not null, uid_validity text not null, uid bigint not null,
    message_key text not null, observed_at_ms bigint not null,
    constraint observed_messages_pk primary key (address, folder, uid_validity, uid)
  )`,
  'create index observed_messages_by_age on observed_messages (observed_at_ms)',
]

/** Messages that have been acknowledged but not yet judged. */
function inboundMessages({ bytes }: SqlDialect): readonly string[] {
  return [
    // The large column comes last, because SQLite reads a row only up to the last selected column.
    `create table inbound_messages (
      id text primary key, received_at_ms bigint not null, envelope_sender text, recipients text not null,
      client text not null, bytes ${bytes} not null
    )`,
    'create index inbound_messages_by_age on inbound_messages (received_at_ms, id)',
  ]
}

function jobs({ numericId }: SqlDialect): readonly string[] {
  return [
    // A job cannot start before `due_at_ms`; `run_count` is the number of times it has been started.
    `create table jobs (
      id ${numericId}, kind text not null, key text not null, due_at_ms bigint not null, run_count integer not null,
      is_running integer not null, finished_at_ms bigint,
      constraint jobs_by_name unique (kind, key)
    )`,
    'create index jobs_due on jobs (kind, due_at_ms) where finished_at_ms is null',
    'create index jobs_finished on jobs (finished_at_ms) where finished_at_ms is not null',
  ]
}

const alerts = [
  `create table alert_rules (
    id text primary key, workspace_id text not null references workspaces (id) on delete cascade, source text,
    uses_webhooks integer not null, recipients text not null, created_at_ms bigint not null,
    metric text, limit_percent double precision
  )`,
  'create index alert_rules_by_workspace on alert_rules (workspace_id)',
  // `position` is the id of the newest test, or the number of the newest day, that the rule has evaluated.
  `create table alert_states (
    rule_id text not null references alert_rules (id) on delete cascade, subject text not null, value text not null,
    position bigint not null,
    constraint alert_states_pkey primary key (rule_id, subject)
  )`,
  `create table alerts (
    id text primary key, rule_id text not null references alert_rules (id) on delete cascade,
    workspace_id text not null, created_at_ms bigint not null, title text not null, text text not null,
    recipients text not null, mail_state text not null, mail_done text not null, mail_detail text not null
  )`,
  // For deleting a rule's alerts, for showing the latest alerts on a page, and for finding alerts whose mail is due.
  'create index alerts_by_rule on alerts (rule_id)',
  'create index alerts_by_workspace on alerts (workspace_id, created_at_ms, id)',
  'create index alerts_by_mail_state on alerts (mail_state, created_at_ms)',
]
