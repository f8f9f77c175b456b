/** Who sends as a domain, and who says so. */

import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { withoutNul } from '../../storage/sql-parameters.ts'
import type { Tables } from '../../storage/tables.ts'
import type {
  DmarcAuthResult,
  DmarcOverride,
  DmarcQuery,
  DmarcReportSummary,
  DmarcSourceTotal,
} from './dmarc-reports.ts'
import type { DmarcRecordTable } from './tables.ts'

/** Records of mail by authors at the domain or below it, added up. */
export async function readSources(db: Kysely<Tables>, query: DmarcQuery): Promise<readonly DmarcSourceTotal[]> {
  const rows = await db
    .selectFrom('dmarc_reports')
    .innerJoin('dmarc_records', 'dmarc_records.report_id', 'dmarc_reports.id')
    .select(['dmarc_reports.organization', ...alike])
    .select((eb) => sql<number>`cast(sum(${eb.ref('dmarc_records.message_count')}) as bigint)`.as('total'))
    .where((eb) => inRange(eb, query))
    .where((eb) => isAtOrBelow(eb.ref('dmarc_records.header_from'), query.domain))
    .groupBy(['dmarc_reports.organization', ...alike])
    .execute()
  const groups = Map.groupBy(rows, ({ organization: _reporter, total: _total, ...kind }) => JSON.stringify(kind))
  return [...groups.values()].flatMap(toTotal).toSorted((left, right) => right.messageCount - left.messageCount)
}

const alike = [
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
      results: parseList(row.results, isAuthResult),
      overrides: parseList(row.overrides, isOverride),
      organizations: [...new Set(rows.map((one) => one.organization))].toSorted(),
    },
  ]
}

/** Reports that speak of the domain. */
export async function readReports(db: Kysely<Tables>, query: DmarcQuery): Promise<readonly DmarcReportSummary[]> {
  const rows = await db
    .selectFrom('dmarc_reports')
    .select(['organization', 'carrier_domain'])
    .select((eb) => [
      sql<number>`cast(count(*) as bigint)`.as('reports'),
      sql<number>`cast(sum(${eb.ref('message_count')}) as bigint)`.as('messages'),
      eb.fn.min('date').as('first'),
      eb.fn.max('date').as('last'),
    ])
    .where((eb) => inRange(eb, query))
    .where((eb) =>
      eb.or([isAtOrBelow(eb.ref('dmarc_reports.domain'), query.domain), eb('domain', 'in', parentsOf(query.domain))]),
    )
    .groupBy(['organization', 'carrier_domain'])
    .execute()
  const summaries = rows.map((row) => ({
    organization: row.organization,
    carrierDomain: row.carrier_domain,
    reportCount: row.reports,
    messageCount: row.messages,
    firstDate: row.first,
    lastDate: row.last,
  }))
  return summaries.toSorted((left, right) => right.messageCount - left.messageCount)
}

function inRange(
  eb: ExpressionBuilder<Tables, 'dmarc_reports'>,
  { accountId, range }: DmarcQuery,
): Expression<SqlBool> {
  const own = eb('dmarc_reports.account_id', '=', accountId)
  if (range === null) return own
  return eb.and([own, eb('dmarc_reports.date', '>=', range.startDate), eb('dmarc_reports.date', '<=', range.endDate)])
}

/** `_` stands in real names, and for any character in a pattern. */
function isAtOrBelow(column: Expression<string>, domain: string): Expression<SqlBool> {
  const name = withoutNul(domain)
  const pattern = `%.${name.replaceAll(/[\\%_]/gu, '\\$&')}`
  return sql<SqlBool>`(${column} = ${name} or ${column} like ${pattern} escape '\\')`
}

/** Its own name included, so that the list is never empty. */
function parentsOf(domain: string): readonly string[] {
  const labels = withoutNul(domain).split('.')
  return labels.map((_label, index) => labels.slice(index).join('.'))
}

/** JSON that this room wrote itself; see parse-rows.ts. */
function parseList<T>(text: string, isRight: (value: unknown) => value is T): readonly T[] {
  const value: unknown = JSON.parse(text)
  if (!Array.isArray(value) || !value.every(isRight)) {
    throw new TypeError('a JSON column of the database holds something else than presend wrote')
  }
  return value
}

function isAuthResult(value: unknown): value is DmarcAuthResult {
  return typeof value === 'object' && value !== null && 'method' in value && 'result' in value
}

function isOverride(value: unknown): value is DmarcOverride {
  return typeof value === 'object' && value !== null && 'type' in value
}
