/**
 * Creates the tables of postmaster data; tables.ts describes the columns. In databases of early builds, the tables exist
 * already.
 */

import type { SqlDialect } from '../../../../service/storage/sql-dialect.ts'

export function up(dialect: SqlDialect): readonly string[] {
  return [...postmaster(dialect), ...dmarc(dialect)]
}

function postmaster({ numericId, inKeyOrder }: SqlDialect): readonly string[] {
  return [
    `create table if not exists postmaster_accounts (
      id ${numericId}, workspace_id text not null, email text not null, source text not null,
      created_at_ms bigint not null, grant_state text not null, sealed_refresh_token text, grant_ended_at_ms bigint,
      synced_at_ms bigint, sync_problem text, sync_holder text, sync_held_until_ms bigint,
      data_revision bigint not null,
      constraint postmaster_accounts_by_email unique (workspace_id, email)
    )`,
    `create table if not exists postmaster_domains (
      id ${numericId}, account_id bigint not null references postmaster_accounts (id) on delete cascade,
      domain text not null, read_until text, read_at_ms bigint, standing text,
      constraint postmaster_domains_by_name unique (account_id, domain)
    )`,
    // Each value has its own column, instead of one JSON string per day. On SQLite, this reduces 1,000 domains × 400
    // days from 220 MB to 113 MB, and the time to read a domain from 1.7 ms to 1.2 ms (p99).
    `create table if not exists postmaster_days (
      domain_id bigint not null references postmaster_domains (id) on delete cascade, date text not null,
      spam_rate double precision, ip_high bigint, ip_medium bigint, ip_low bigint, ip_bad bigint,
      domain_reputation text, spam_count bigint, fbl_count bigint, spf_ratio double precision,
      dkim_ratio double precision, dmarc_ratio double precision, tls_ratio double precision, delivery_errors text,
      constraint postmaster_days_pk primary key (domain_id, date)
    ) ${inKeyOrder}`,
  ]
}

function dmarc({ numericId, inKeyOrder }: SqlDialect): readonly string[] {
  return [
    // The identity is a digest of the values that identify a report, because the values have no maximum length.
    `create table if not exists dmarc_reports (
      id ${numericId}, account_id bigint not null references postmaster_accounts (id) on delete cascade,
      identity text not null, organization text not null, contact text not null, report_id text not null,
      domain text not null, begins_at_ms bigint not null, ends_at_ms bigint not null, date text not null,
      policy text not null, carrier_domain text, message_count bigint not null, read_at_ms bigint not null,
      constraint dmarc_reports_by_identity unique (account_id, identity)
    )`,
    'create index if not exists dmarc_reports_by_date on dmarc_reports (account_id, date)',
    'create index if not exists dmarc_reports_by_end on dmarc_reports (ends_at_ms)',
    `create table if not exists dmarc_records (
      report_id bigint not null references dmarc_reports (id) on delete cascade, position integer not null,
      source_address text not null, message_count bigint not null, disposition text not null,
      is_dkim_aligned integer not null, is_spf_aligned integer not null, header_from text not null,
      envelope_from text, results text not null, overrides text not null,
      constraint dmarc_records_pk primary key (report_id, position)
    ) ${inKeyOrder}`,
    `create table if not exists dmarc_tallies (
      account_id bigint not null references postmaster_accounts (id) on delete cascade, domain text not null,
      date text not null, message_count bigint not null, spf_count bigint not null, dkim_count bigint not null,
      dmarc_count bigint not null,
      constraint dmarc_tallies_pk primary key (account_id, domain, date)
    ) ${inKeyOrder}`,
    'create table if not exists dmarc_mailboxes (name text primary key, uid_validity text not null, next_uid bigint not null)',
  ]
}
