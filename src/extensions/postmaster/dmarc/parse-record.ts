/** Parses one `record` of an aggregate report (RFC 9990 §3.1.1.6). */

import { domainOf, parseDomain } from '../../../foundation/world/domain.ts'
import { canonicalAddress } from '../../../foundation/world/ip-address.ts'
import {
  type DmarcAuthResult,
  type DmarcDisposition,
  type DmarcOverride,
  type DmarcRecord,
  dmarcDispositions,
} from '../storage/dmarc-reports.ts'
import type { ElementReader } from './element-reader.ts'

/** RFC 9990 §3.1.3 allows at most 100 signatures per row. */
const maxResults = 100
const maxOverrides = 20
const maxCount = 1e12

/**
 * Parses a record. Returns null if the record is invalid or counts no messages. Problems are added to the record's
 * reader.
 *
 * @param policyDomain the domain to use if the record has no author domain, which some reporters omit
 */
export function parseRecord(record: ElementReader, policyDomain: string): DmarcRecord | null {
  const row = record.child('row')
  const evaluated = row.child('policy_evaluated')
  const sourceAddress = readAddress(row.child('source_ip'))
  const messageCount = readCount(row.child('count'))
  const headerFrom = readHeaderFrom(record.child('identifiers').child('header_from'), policyDomain)
  if (!evaluated.exists) evaluated.reject('the DMARC result')
  if (sourceAddress === null || messageCount === null || headerFrom === null || !evaluated.exists) return null
  if (messageCount === 0) return null
  return {
    sourceAddress,
    messageCount,
    disposition: dispositionOf(evaluated.child('disposition')),
    // Any other value (fail, none, OpenDMARC's "unknown") or a missing value means that the method did not pass.
    isDkimAligned: isPass(evaluated.child('dkim')),
    isSpfAligned: isPass(evaluated.child('spf')),
    headerFrom,
    envelopeFrom: domainOf(record.child('identifiers').child('envelope_from').text),
    results: readResults(record.child('auth_results')),
    overrides: evaluated.children('reason').slice(0, maxOverrides).map(readOverride),
  }
}

function readAddress(element: ElementReader): string | null {
  const address = canonicalAddress(element.text)
  if (address === null) element.reject('an IPv4 or IPv6 address')
  return address
}

/** Parses a message count; accepts `12.0`, which some reporters write. */
function readCount(element: ElementReader): number | null {
  const count = /^\d{1,13}(?:\.0*)?$/u.test(element.text) ? Number(element.text) : Number.NaN
  if (count <= maxCount) return count
  element.reject('a whole number of messages, 0 or more')
  return null
}

function readHeaderFrom(element: ElementReader, policyDomain: string): string | null {
  const domain = element.text === '' ? policyDomain : parseDomain(element.text)
  if (domain === null) element.reject('the domain in the From field')
  return domain
}

function dispositionOf({ text }: ElementReader): DmarcDisposition {
  return dmarcDispositions.find((disposition) => disposition === text.toLowerCase()) ?? 'unknown'
}

function isPass({ text }: ElementReader): boolean {
  return text.toLowerCase() === 'pass'
}

function readResults(results: ElementReader): readonly DmarcAuthResult[] {
  return (['dkim', 'spf'] as const).flatMap((method) =>
    results
      .children(method)
      .slice(0, maxResults)
      .map((one) => readResult(method, one)),
  )
}

function readResult(method: DmarcAuthResult['method'], one: ElementReader): DmarcAuthResult {
  const selector = method === 'dkim' ? one.child('selector').text : ''
  const result = one.child('result').text.toLowerCase()
  return {
    method,
    domain: domainOf(one.child('domain').text) ?? '',
    selector: selector === '' ? null : selector.slice(0, 100),
    result: /^[a-z]{1,20}$/u.test(result) ? result : 'unknown',
  }
}

function readOverride(reason: ElementReader): DmarcOverride {
  const type = reason.child('type').text.toLowerCase()
  const comment = reason.child('comment').text
  return { type: /^[a-z_]{1,40}$/u.test(type) ? type : 'other', comment: comment === '' ? null : comment }
}
