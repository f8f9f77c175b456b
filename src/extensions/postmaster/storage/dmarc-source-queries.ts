/** Queries for the sources that send mail as a domain, and for the reporters that observed them. */

import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { isObject } from '../../../foundation/errors/json-object.ts'
import { parseColumn } from '../../../service/storage/parse-rows.ts'
import { withoutNul } from '../../../service/storage/sql-parameters.ts'
import type { Tables } from '../../../service/storage/tables.ts'
import type { DmarcQuery, DmarcReportSummary, DmarcSourceTotal } from './dmarc-reports.ts'
import type { DmarcRecordTable } from './tables.ts'

/** Adds up the records of mail whose Author Domain is the given domain or one of its subdomains. */
export async function readSources(db: Kysely<Tables>, query: DmarcQuery): Promise<readonly DmarcSourceTotal[]> {
  const rows = await db
    .selectFrom('dmarc_reports')
    .innerJoin('dmarc_records', 'dmarc_records.report_id', 'dmarc_reports.id')
    .select(['dmarc_reports.organization', ...groupColumns])
    .select((eb) => sql<number>`cast(sum(${eb.ref('dmarc_records.message_count')}) as bigint)`.as('total'))
    .where((eb) => inRange(eb, query))
    .where((eb) => isAtOrBelow(eb.ref('dmarc_records.header_from'), query.domain))
    .groupBy(['dmarc_reports.organization', ...groupColumns])
    .execute()
  const groups = Map.groupBy(rows, ({ organization: _reporter, total: _total, ...kind }) => JSON.stringify(kind))
  return [...groups.values()].flatMap(toTotal).toSorted((left, right) => right.messageCount - left.messageCount)
}

/** The columns to group by. Records with equal values in all of these columns are added up. */
const groupColumns = [
  'dmarc_records.source_address',
  'dmarc_records.disposition',
  'dmarc_records.is_dkim_aligned',
  'dmarc_records.is_spf_aligned',
  'dmarc_records.header_from',
  'dmarc_records.envelope_from',
  'dmarc_records.results',
  'dmarc_records.overrides',
] as const

type SourceRow = Omit<DmarcRecordTable, 'report_id' | 'position' | 'message_count'> & {
  readonly organization: string
  readonly total: number
}

function toTotal(rows: readonly SourceRow[]): readonly DmarcSourceTotal[] {
  const [row] = rows
  if (row === undefined) return []
  return [
    {
      sourceAddress: row.source_address,
      messageCount: rows.reduce((sum, one) => sum + one.total, 0),
      disposition: row.disposition,
      isDkimAligned: row.is_dkim_aligned === 1,
      isSpfAligned: row.is_spf_aligned === 1,
      headerFrom: row.header_from,
      envelopeFrom: row.envelope_from,
      results: parseColumn(row.results, isListOf('method', 'result')),
      overrides: parseColumn(row.overrides, isListOf('type')),
      organizations: [...new Set(rows.map((one) => one.organization))].toSorted(),
    },
  ]
}

/** Summarizes the reports about the domain, its subdomains and its parents. */
export async function readReports(db: Kysely<Tables>, query: DmarcQuery): Promise<readonly DmarcReportSummary[]> {
  const rows = await db
    .selectFrom('dmarc_reports')
    .select(['organization', 'carrier_domain as carrierDomain'])
    .select((eb) => [
      sql<number>`cast(count(*) as bigint)`.as('reportCount'),
      sql<number>`cast(sum(${eb.ref('message_count')}) as bigint)`.as('messageCount'),
      eb.fn.min('date').as('firstDate'),
      eb.fn.max('date').as('lastDate'),
    ])
    .where((eb) => inRange(eb, query))
    .where((eb) =>
      eb.or([isAtOrBelow(eb.ref('dmarc_reports.domain'), query.domain), eb('domain', 'in', withParents(query.domain))]),
    )
    .groupBy(['organization', 'carrier_domain'])
    .execute()
  return rows.toSorted((left, right) => right.messageCount - left.messageCount)
}

function inRange(
  eb: ExpressionBuilder<Tables, 'dmarc_reports'>,
  { accountId, range }: DmarcQuery,
): Expression<SqlBool> {
  const own = eb('dmarc_reports.account_id', '=', accountId)
  if (range === null) return own
  return eb.and([own, eb('dmarc_reports.date', '>=', range.startDate), eb('dmarc_reports.date', '<=', range.endDate)])
}

/** Escape the name: `_` can occur in domain names, but matches any character in a LIKE pattern. */
function isAtOrBelow(column: Expression<string>, domain: string): Expression<SqlBool> {
  const name = withoutNul(domain)
  const pattern = `%.${name.replaceAll(/[\\%_]/gu, '\\$&')}`
  return sql<SqlBool>`(${column} = ${name} or ${column} like ${pattern} escape '\\')`
}

/** Lists a domain and its parents. */
function withParents(domain: string): readonly string[] {
  const labels = withoutNul(domain).split('.')
  return labels.map((_label, index) => labels.slice(index).join('.'))
}

function isListOf(...fields: readonly string[]): (value: unknown) => boolean {
  return (value) =>
    Array.isArray(value) && value.every((entry) => isObject(entry) && fields.every((field) => field in entry))
}
