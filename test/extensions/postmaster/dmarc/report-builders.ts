/** Builders of aggregate reports, as XML and parsed. */

import type { DmarcRecord, DmarcReport } from '../../../../src/extensions/postmaster/storage/dmarc-reports.ts'

/** A time later than the end of every report created with these builders. */
export const nowMs: number = Date.parse('2026-11-22T12:00:00Z')

/** 2026-11-19, UTC. */
export const dayBegin = 1_795_046_400
export const dayEnd = 1_795_132_799

export interface RecordParts {
  readonly source?: string
  readonly count?: string
  readonly evaluated?: string
  readonly identifiers?: string
  readonly results?: string
}

/** Builds the XML of a record from XML parts. */
export function aRecordXml(parts: RecordParts = {}): string {
  const evaluated = parts.evaluated ?? '<disposition>none</disposition><dkim>pass</dkim><spf>pass</spf>'
  const results =
    parts.results ??
    `<dkim><domain>shop.example</domain><selector>s1</selector><result>pass</result></dkim>
     <spf><domain>shop.example</domain><scope>mfrom</scope><result>pass</result></spf>`
  return `<record>
    <row><source_ip>${parts.source ?? '192.0.2.1'}</source_ip><count>${parts.count ?? '1'}</count>
      <policy_evaluated>${evaluated}</policy_evaluated></row>
    <identifiers>${parts.identifiers ?? '<header_from>shop.example</header_from>'}</identifiers>
    <auth_results>${results}</auth_results>
  </record>`
}

export interface ReportParts {
  readonly metadata?: string
  readonly range?: string
  readonly published?: string
  readonly records?: readonly string[]
  readonly reportId?: string
}

/** Builds the XML of a report from XML parts. */
export function aReportXml(parts: ReportParts = {}): string {
  const range = parts.range ?? `<begin>${dayBegin}</begin><end>${dayEnd}</end>`
  const metadata =
    parts.metadata ??
    `<org_name>reporter.example</org_name><email>dmarc@reporter.example</email>
     <report_id>${parts.reportId ?? 'r-1'}</report_id>`
  const published = parts.published ?? '<domain>shop.example</domain><p>none</p>'
  return `<?xml version="1.0" encoding="UTF-8"?>
<feedback>
  <report_metadata>${metadata}<date_range>${range}</date_range></report_metadata>
  <policy_published>${published}</policy_published>
  ${(parts.records ?? [aRecordXml()]).join('\n')}
</feedback>`
}

/** Builds a parsed record. */
export function aRecord(changes: Partial<DmarcRecord> = {}): DmarcRecord {
  return {
    sourceAddress: '192.0.2.1',
    messageCount: 1,
    disposition: 'none',
    isDkimAligned: true,
    isSpfAligned: true,
    headerFrom: 'shop.example',
    envelopeFrom: null,
    results: [],
    overrides: [],
    ...changes,
  }
}

/** Builds a parsed report. */
export function aReport(changes: Partial<DmarcReport> = {}): DmarcReport {
  return {
    organization: 'reporter.example',
    contact: 'dmarc@reporter.example',
    reportId: 'r-1',
    domain: 'shop.example',
    beginsAtMs: dayBegin * 1000,
    endsAtMs: dayEnd * 1000,
    policy: {
      policy: 'none',
      subdomainPolicy: null,
      nonexistentPolicy: null,
      dkimAlignment: null,
      spfAlignment: null,
      isTesting: null,
      percent: null,
    },
    records: [aRecord()],
    ...changes,
  }
}
