/** Describes recorded and computed results in one sentence each. */

import type { Authentication, DkimVerdict, DmarcVerdict, SpfVerdict, VerdictOrigin } from '../authentication-verdict.ts'
import type { DmarcCheck } from '../check-dmarc.ts'
import {
  alignedBy,
  alignment,
  alignmentText,
  carrier,
  describeSignature,
  dmarcSentence,
  leftOpen,
  measured,
  notMeasured,
  rank,
} from '../describe-authentication.ts'
import { type ObservedInput, unnamedAuthserv } from './observed-input.ts'
import type { SettledArc } from './settle-arc.ts'
import type { OpenDkim, SettledDkim } from './settle-dkim.ts'
import type { OpenMethod, SettledSpf } from './settle-spf.ts'
import type { WrittenDmarc, WrittenResults } from './written-results.ts'

export interface ObservedFindings {
  readonly written: WrittenResults
  readonly spf: SettledSpf | OpenMethod
  readonly dkim: SettledDkim | OpenDkim
  readonly arc: SettledArc | null
  /** The DMARC result. presend always evaluates DMARC, because the report shows the alignment and the policy. */
  readonly dmarc: DmarcCheck
  /** Why DNS is unavailable. */
  readonly brokenDns: string | null
  readonly provider: ObservedInput['provider']
}

export function describeObserved(findings: ObservedFindings): Authentication {
  const spf = describeSpf(findings)
  const dkim = describeDkim(findings)
  return { spf, dkim, dmarc: describeDmarc(findings, { spf, dkim }) }
}

function describeSpf({ spf, dmarc, brokenDns, provider }: ObservedFindings): SpfVerdict {
  if (spf.origin === 'none') return { ...notMeasured('SPF', spf.reason), record: null }
  const { result, domain, record, hop, origin } = spf
  if (origin === 'computed' && result === 'temperror' && brokenDns !== null) {
    return { ...leftOpen('SPF', brokenDns), record: null }
  }
  const isAligned = domain === null ? null : alignment(dmarc, domain)
  const subject = `SPF ${result} for ${domain ?? 'an unknown domain'}`
  const address = hop === null ? '' : ` (${hop.clientAddress})`
  const comment = spf.comment === null ? '' : `: ${spf.comment}`
  const written = `${writtenBy(provider)}${spf.field === undefined ? '' : ` in ${spf.field}`}`
  const source = hop === null ? written : `computed by presend from the Received field of ${hop.byName}`
  const detail = `${subject}${address}${comment}, ${alignmentText(isAligned, dmarc)}; ${source}`
  return { ...measured(result), origin, domain, isAligned, record, detail }
}

function describeDkim({ dkim, dmarc, brokenDns, provider }: ObservedFindings): DkimVerdict {
  if (dkim.origin === 'none') return notMeasured('DKIM', dkim.reason)
  const { origin } = dkim
  const [best, ...others] = dkim.signatures.toSorted((left, right) => rank(right, dmarc) - rank(left, dmarc))
  if (best === undefined) {
    const detail = `DKIM none: the message is not signed; ${dkimSource('none', origin, provider)}`
    return { ...measured('none'), origin, domain: null, isAligned: null, detail }
  }
  if (origin === 'computed' && best.result === 'temperror' && brokenDns !== null) {
    return leftOpen('DKIM', brokenDns)
  }
  const isAligned = best.domain === '' ? null : alignment(dmarc, best.domain)
  const rest = others.length === 0 ? '' : `; also ${others.map(describeSignature).join(', ')}`
  const source = dkimSource(best.result, origin, provider)
  const detail = `DKIM ${describeSignature(best)}, ${alignmentText(isAligned, dmarc)}${rest}; ${source}`
  return { ...measured(best.result), origin, domain: best.domain || null, isAligned, detail }
}

function dkimSource(result: string, origin: VerdictOrigin, provider: ObservedInput['provider']): string {
  if (origin === 'provider') return writtenBy(provider)
  const caution = result === 'pass' || result === 'none' ? '' : ', which the mailbox provider may have changed'
  return `computed by presend from the message in the mailbox${caution}`
}

interface Identifiers {
  readonly spf: SpfVerdict
  readonly dkim: DkimVerdict
}

function describeDmarc(findings: ObservedFindings, identifiers: Identifiers): DmarcVerdict {
  const { written, dmarc, brokenDns } = findings
  const arc = arcWords(findings.arc)
  const { policy, policyDomain } = dmarc
  if (written.dmarc !== null) return writtenDmarc(written.dmarc, findings, { ...identifiers, arc })
  // Without DNS, only a pass is certain, because failed queries can hide a pass.
  if (dmarc.result !== 'pass' && brokenDns !== null) {
    return { ...leftOpen('DMARC', brokenDns), policy: null, policyDomain: null, carriedBy: null }
  }
  const open = whyDmarcIsOpen(findings, identifiers)
  if (open !== null) return { ...notMeasured('DMARC', open), policy, policyDomain, carriedBy: null }
  const carriedBy = dmarc.result === 'pass' ? carrier(identifiers.spf, identifiers.dkim) : null
  const basis = `computed by presend from SPF and DKIM${arc}`
  return {
    ...measured(dmarc.result),
    origin: 'computed',
    domain: dmarc.authorDomain,
    isAligned: alignedBy(dmarc.result),
    policy,
    policyDomain,
    carriedBy,
    detail: `${dmarcSentence(dmarc, { ...identifiers, carriedBy })}; ${basis}`,
  }
}

/**
 * If the known results suggest that DMARC failed, returns why it might have passed after all; null if the failure is
 * certain. A failure is certain only if both SPF and DKIM were checked and both domains are known.
 */
function whyDmarcIsOpen({ dmarc, spf, dkim }: ObservedFindings, identifiers: Identifiers): string | null {
  if (dmarc.result !== 'fail') return null
  if (dkim.origin === 'none')
    return 'the provider reported no DMARC result, SPF does not pass for an aligned domain, and DKIM is unknown'
  if (!identifiers.spf.isMeasured)
    return 'the provider reported no DMARC result, DKIM does not pass for an aligned domain, and SPF is unknown'
  const isNamed = spf.origin !== 'none' && spf.domain !== null
  const isEveryNamed = dkim.signatures.every(({ domain, result }) => domain !== '' || result !== 'pass')
  return isNamed && isEveryNamed ? null : "the provider's results do not name the domains that passed"
}

function writtenDmarc(
  { result, domain, policy, comment }: WrittenDmarc,
  { dmarc, provider }: ObservedFindings,
  { spf, dkim, arc }: Identifiers & { readonly arc: string },
): DmarcVerdict {
  const carriedBy = result === 'pass' ? carrier(spf, dkim) : null
  const author = domain ?? dmarc.authorDomain
  const applying = dmarc.policy ?? policy
  const words = [
    `DMARC ${result}${author === null ? '' : ` for ${author}`}`,
    carriedBy === null ? '' : ` through ${carriedBy}`,
    comment === null ? '' : `: ${comment}`,
    applying === null
      ? ''
      : ` (policy ${applying}${dmarc.policyDomain === null ? '' : ` at _dmarc.${dmarc.policyDomain}`})`,
    `; ${writtenBy(provider)}${arc}`,
  ]
  return {
    ...measured(result),
    origin: 'provider',
    domain: author,
    isAligned: alignedBy(result),
    policy: applying,
    policyDomain: dmarc.policyDomain,
    carriedBy,
    detail: words.join(''),
  }
}

/** Describes the ARC result, which is reported but does not affect the verdict. */
function arcWords(arc: SettledArc | null): string {
  if (arc === null) return ''
  return `; ARC ${arc.result}${arc.origin === 'computed' ? ' (computed by presend)' : ''}`
}

function writtenBy({ authservIds, providerName }: ObservedInput['provider']): string {
  const [authservId = unnamedAuthserv, ...others] = authservIds
  return `reported by ${authservId === unnamedAuthserv || others.length > 0 ? providerName : authservId}`
}
