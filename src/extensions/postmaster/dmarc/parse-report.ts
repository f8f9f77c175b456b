/**
 * Parses the XML of an aggregate report in both formats: RFC 9990 (namespace `urn:ietf:params:xml:ns:dmarc-2.0`, `np`,
 * `testing`, disposition `pass`) and RFC 7489 Appendix C (`pct`). Ignores unknown elements, as RFC 9990 §4 requires.
 */

import { bad, ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { domainOf, parseDomain } from '../../../foundation/world/domain.ts'
import type { DmarcPolicy, DmarcRecord, DmarcReport } from '../storage/dmarc-reports.ts'
import { type ElementReader, elementReader, problemNotes } from './element-reader.ts'
import { parseRecord } from './parse-record.ts'
import { parseXml } from './parse-xml.ts'
import { reportLimits, reportProblem } from './report-limits.ts'

/**
 * Parses a report and merges equal records. Problems contain the path of the affected element:
 * `feedback/record[3]/row/count`.
 *
 * @param file the file name to show in error messages
 * @param nowMs the current time; a report is rejected if its range ends more than two days after this time
 */
export function parseReport(text: string, file: string, nowMs: number): Parsed<DmarcReport> {
  const xml = parseXml(text, file)
  if (xml.status === 'bad') return xml
  const notes = problemNotes(file)
  const feedback = elementReader(xml.value, notes)
  if (xml.value.name.toLowerCase() !== 'feedback') {
    const expected = 'the <feedback> root element of a DMARC aggregate report (RFC 9990)'
    return bad(reportProblem(file, `the <${xml.value.name.slice(0, 60)}> root element`, expected))
  }
  const metadata = readMetadata(feedback.child('report_metadata'), nowMs)
  const published = feedback.child('policy_published')
  const domain = parseDomain(published.child('domain').text)
  if (domain === null) published.child('domain').reject('the domain whose policy was applied')
  const records = readRecords(feedback, domain ?? '')
  if (notes.problems.length > 0 || metadata === null || domain === null) return bad(...notes.problems)
  const messageCount = records.reduce((sum, record) => sum + record.messageCount, 0)
  if (messageCount > reportLimits.maxMessages) {
    const expected = `at most ${reportLimits.maxMessages} messages in one report`
    return bad(reportProblem(file, `${messageCount} messages`, expected))
  }
  return ok({ ...metadata, domain, policy: readPolicy(published), records: mergeRecords(records) })
}

type Metadata = Pick<DmarcReport, 'organization' | 'contact' | 'reportId' | 'beginsAtMs' | 'endsAtMs'>

function readMetadata(metadata: ElementReader, nowMs: number): Metadata | null {
  const name = metadata.child('org_name')
  const contact = metadata.child('email').text
  const reportId = metadata.child('report_id')
  // Some reporters omit their name. Use the domain of their contact address instead.
  const organization = name.text === '' ? (domainOf(contact) ?? contact) : name.text
  if (organization === '') name.reject('the name of the reporting organization')
  if (reportId.text === '') reportId.reject('a unique report id')
  const range = readRange(metadata.child('date_range'), nowMs)
  return range === null ? null : { organization, contact, reportId: reportId.text, ...range }
}

function readRange(range: ElementReader, nowMs: number): Pick<DmarcReport, 'beginsAtMs' | 'endsAtMs'> | null {
  const begin = range.child('begin')
  const end = range.child('end')
  const beginsAtMs = readSeconds(begin)
  const endsAtMs = readSeconds(end)
  if (beginsAtMs === null || endsAtMs === null) return null
  if (endsAtMs < beginsAtMs) end.reject(`a time at or after the begin time (${begin.text})`)
  else if (endsAtMs - beginsAtMs > reportLimits.maxSpanMs) end.reject('a time at most 31 days after the begin time')
  else if (endsAtMs > nowMs + reportLimits.maxAheadMs) end.reject('a time at most 2 days from now')
  return { beginsAtMs, endsAtMs }
}

/** Parses Unix seconds; accepts a decimal fraction, which some reporters write. */
function readSeconds(element: ElementReader): number | null {
  if (/^\d{1,11}(?:\.\d{1,9})?$/u.test(element.text)) return Math.floor(Number(element.text)) * 1000
  element.reject('seconds since 1970-01-01, UTC')
  return null
}

function readRecords(feedback: ElementReader, domain: string): DmarcReport['records'] {
  const records = feedback.children('record')
  if (records.length === 0) feedback.child('record').reject('at least one record')
  if (records.length <= reportLimits.maxRecords) {
    return records.flatMap((record) => {
      const read = parseRecord(record, domain)
      return read === null ? [] : [read]
    })
  }
  feedback.child('record').reject(`at most ${reportLimits.maxRecords} records`)
  return []
}

function readPolicy(published: ElementReader): DmarcPolicy {
  const testing = published.child('testing').text.toLowerCase()
  const percent = published.child('pct').text
  return {
    policy: actionOf(published.child('p')),
    subdomainPolicy: actionOf(published.child('sp')),
    nonexistentPolicy: actionOf(published.child('np')),
    dkimAlignment: alignmentOf(published.child('adkim')),
    spfAlignment: alignmentOf(published.child('aspf')),
    isTesting: testing === '' ? null : testing === 'y',
    percent: /^\d{1,3}(?:\.0+)?$/u.test(percent) && Number(percent) <= 100 ? Number(percent) : null,
  }
}

/** Returns null for an unknown policy, which is harmless because no figure depends on the policy. */
function actionOf({ text }: ElementReader): string | null {
  const action = text.toLowerCase()
  return ['none', 'quarantine', 'reject'].includes(action) ? action : null
}

function alignmentOf({ text }: ElementReader): 'relaxed' | 'strict' | null {
  const initial = text.toLowerCase().slice(0, 1)
  if (initial === 'r') return 'relaxed'
  return initial === 's' ? 'strict' : null
}

/**
 * Merges records that differ only in their counts, because OpenDMARC writes one record per message. Keeps the order of
 * the records.
 */
export function mergeRecords(records: readonly DmarcRecord[]): readonly DmarcRecord[] {
  const merged = new Map<string, DmarcRecord>()
  for (const record of records) {
    const { messageCount, ...rest } = record
    const key = JSON.stringify(rest)
    const known = merged.get(key)
    merged.set(key, known === undefined ? record : { ...known, messageCount: known.messageCount + messageCount })
  }
  return [...merged.values()]
}
