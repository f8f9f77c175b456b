/** Describes SPF, DKIM and DMARC results with one sentence each. */

import { domainOf } from '../../foundation/world/domain.ts'
import type {
  Authentication,
  DkimVerdict,
  DmarcResult,
  DmarcVerdict,
  MethodVerdict,
  SpfVerdict,
} from './authentication-verdict.ts'
import type { DkimCheck, DkimSignatureCheck } from './check-dkim.ts'
import type { DmarcCheck } from './check-dmarc.ts'
import type { SpfCheck } from './check-spf.ts'
import { noRoot } from './dns-reach.ts'

export interface AuthenticationFindings {
  readonly spf: SpfCheck | null
  /** A sentence that says which record to publish so that SPF passes. */
  readonly spfFix?: string | null
  readonly dkim: DkimCheck | null
  readonly dmarc: DmarcCheck | null
  /** Why DNS is unavailable. If set, a `temperror` is not the sender's fault. */
  readonly brokenDns: string | null
  readonly clientAddress: string | null
}

export function describeAuthentication(findings: AuthenticationFindings): Authentication {
  const spf = describeSpf(findings)
  const dkim = describeDkim(findings)
  return { spf, dkim, dmarc: describeDmarc(findings, { spf, dkim }) }
}

/** Returns the fields of a verdict that follow from its result. */
export function measured<Result extends string>(
  result: Result,
): Pick<MethodVerdict<Result>, 'isMeasured' | 'isPass' | 'result'> {
  return { isMeasured: true, isPass: result === 'pass', result }
}

/** Builds the verdict on a method that was not checked. */
export function notMeasured(method: string, reason: string): Unmeasured {
  return {
    isMeasured: false,
    isPass: null,
    result: null,
    domain: null,
    isAligned: null,
    detail: `${method} was not evaluated: ${reason}`,
  }
}

/**
 * Builds the verdict on a method that was not checked because DNS was unavailable. The verdict stays open until DNS works
 * again. A server without a root zone is a lasting fault of the configuration, so waiting for it would only lose results.
 */
export function leftOpen(method: string, brokenDns: string): Unmeasured & { readonly isOpen?: true } {
  const unmeasured = notMeasured(method, `DNS is unavailable (${brokenDns})`)
  return brokenDns === noRoot ? unmeasured : { ...unmeasured, isOpen: true }
}

interface Unmeasured {
  readonly isMeasured: false
  readonly isPass: null
  readonly result: null
  readonly domain: null
  readonly isAligned: null
  readonly detail: string
}

function describeSpf({ spf, spfFix, dmarc, brokenDns, clientAddress }: AuthenticationFindings): SpfVerdict {
  if (spf === null) {
    return { ...notMeasured('SPF', 'the sending IP address is unknown (set sending-ip)'), record: null }
  }
  if (spf.result === 'temperror' && brokenDns !== null) {
    return { ...leftOpen('SPF', brokenDns), record: null }
  }
  const isAligned = alignment(dmarc, spf.domain)
  const comment = spf.comment === null ? '' : `: ${spf.comment}`
  const detail = `SPF ${spf.result} for ${spf.domain} (${clientAddress})${comment}, ${alignmentText(isAligned, dmarc)}`
  const { domain, record } = spf
  return { ...measured(spf.result), domain, isAligned, record, detail, ...(spfFix ? { fix: spfFix } : {}) }
}

function describeDkim({ dkim, dmarc, brokenDns }: AuthenticationFindings): DkimVerdict {
  if (dkim === null)
    return notMeasured('DKIM', 'the message is not signed, and this run does not sign messages (set dkim-*)')
  const [best] = dkim.signatures.toSorted((left, right) => rank(right, dmarc) - rank(left, dmarc))
  if (best === undefined) {
    const detail = 'DKIM none: the message is not signed'
    return { ...measured('none'), domain: null, isAligned: null, detail }
  }
  if (best.result === 'temperror' && brokenDns !== null) {
    return leftOpen('DKIM', brokenDns)
  }
  if (best.domain === '') {
    const detail = `DKIM ${best.result}${best.comment === null ? '' : `: ${best.comment}`}`
    return { ...measured(best.result), isPass: false, domain: null, isAligned: null, detail }
  }
  const isAligned = alignment(dmarc, best.domain)
  const detail = `DKIM ${describeSignature(best)}, ${alignmentText(isAligned, dmarc)}`
  return { ...measured(best.result), domain: best.domain, isAligned, detail }
}

/** Describes one signature by its result, domain, selector and comment. */
export function describeSignature({ result, domain, selector, comment, unsignedBytes }: DkimSignatureCheck): string {
  const key = selector === '' ? '' : ` (selector ${selector})`
  const part = unsignedBytes > 0 ? ` (l= leaves ${unsignedBytes} bytes of the body unsigned)` : ''
  return `${result} for ${domain || 'an unknown domain'}${key}${comment === null ? '' : `: ${comment}`}${part}`
}

/**
 * Ranks signatures: passing ones come first, then unchecked ones, then failed ones. In each
 * group, aligned ones come first.
 */
export function rank(signature: Pick<DkimSignatureCheck, 'result' | 'domain'>, dmarc: DmarcCheck | null): number {
  const byResult = { pass: 4, temperror: 2, fail: 0, policy: 0, neutral: 0, permerror: 0, none: 0 }[signature.result]
  return byResult + (alignment(dmarc, signature.domain) === true ? 1 : 0)
}

const unsigned = 'the message is not signed (set dkim-*), and SPF does not pass for a domain aligned with From:'

function describeDmarc(
  { dmarc, brokenDns }: AuthenticationFindings,
  { spf, dkim }: { readonly spf: SpfVerdict; readonly dkim: DkimVerdict },
): DmarcVerdict {
  const nothing = { policy: null, policyDomain: null, carriedBy: null }
  if (dmarc === null) return { ...notMeasured('DMARC', unsigned), ...nothing }
  // Keep the result, unless a failed DNS query could have changed it.
  const mightPass = dmarc.result === 'fail' && (spf.isOpen === true || dkim.isOpen === true)
  if (brokenDns !== null && (dmarc.result === 'temperror' || mightPass)) {
    return { ...leftOpen('DMARC', brokenDns), ...nothing }
  }
  const { result, policy, policyDomain, authorDomain } = dmarc
  // If the SPF and DKIM verdicts do not explain a pass, DMARC passed because of another DKIM signature.
  const carriedBy = result === 'pass' ? (carrier(spf, dkim) ?? 'DKIM') : null
  return {
    ...measured(result),
    domain: authorDomain,
    isAligned: alignedBy(result),
    policy,
    policyDomain,
    carriedBy,
    detail: dmarcSentence(dmarc, { spf, dkim, carriedBy }),
  }
}

/** Returns whether a DMARC result implies alignment; null if it implies neither alignment nor misalignment. */
export function alignedBy(result: DmarcResult): boolean | null {
  return result === 'pass' || result === 'fail' ? result === 'pass' : null
}

/** Returns which methods pass and are aligned; null if neither is known to pass and be aligned. */
export function carrier(spf: SpfVerdict, dkim: DkimVerdict): DmarcVerdict['carriedBy'] {
  const isBySpf = spf.isPass === true && spf.isAligned === true
  const isByDkim = dkim.isPass === true && dkim.isAligned === true
  if (isBySpf && isByDkim) return 'SPF and DKIM'
  if (isByDkim) return 'DKIM'
  return isBySpf ? 'SPF' : null
}

export interface Carried {
  readonly spf: SpfVerdict
  readonly dkim: DkimVerdict
  readonly carriedBy: DmarcVerdict['carriedBy']
}

/** Describes the DMARC result and its reason in one sentence. */
export function dmarcSentence(dmarc: DmarcCheck, { spf, dkim, carriedBy }: Carried): string {
  const subject = `DMARC ${dmarc.result}${dmarc.authorDomain === null ? '' : ` for ${dmarc.authorDomain}`}`
  const policy = dmarc.policy === null ? '' : ` (policy ${dmarc.policy} at _dmarc.${dmarc.policyDomain})`
  const sentences: Readonly<Record<DmarcResult, string>> = {
    pass: `${subject} through ${carriedBy}${policy}`,
    fail: `${subject}: ${whyNot('SPF', spf)}, and ${whyNot('DKIM', dkim)}${policy}`,
    none: `${subject}: no usable DMARC record at _dmarc.${dmarc.authorDomain} or a parent domain`,
    temperror: `${subject}: ${dmarc.problem ?? "one of the domain's name servers failed"}${policy}`,
    permerror: `${subject}: ${dmarc.problem ?? 'the record is invalid'}`,
  }
  return sentences[dmarc.result]
}

function whyNot(method: string, verdict: SpfVerdict | DkimVerdict): string {
  if (!verdict.isMeasured) return `${method} was not evaluated`
  if (verdict.isPass === true) return `${method} passes for ${verdict.domain}, which is not aligned`
  return `${method} does not pass (${verdict.result})`
}

/** Returns whether a domain aligns with the Author Domain; null if unknown. */
export function alignment(dmarc: DmarcCheck | null, domain: string): boolean | null {
  if (dmarc === null || dmarc.authorDomain === null) return null
  if (dmarc.alignedDomains.has(domainOf(domain) ?? '')) return true
  return dmarc.isAlignmentKnown ? false : null
}

export function alignmentText(isAligned: boolean | null, dmarc: DmarcCheck | null): string {
  if (isAligned === null) return 'alignment unknown'
  return `${isAligned ? 'aligned' : 'not aligned'} with the From: domain ${dmarc?.authorDomain}`
}
