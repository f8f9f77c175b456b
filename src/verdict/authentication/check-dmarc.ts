/** Checks DMARC with mailauth, which performs the DNS tree walk of RFC 9989 §4.10. */

import { evaluateDmarc } from 'mailauth/lib/dmarc/index.js'

import { type DmarcPolicy, type DmarcResult, dmarcPolicies, dmarcResults } from './authentication-verdict.ts'
import type { DkimCheck } from './check-dkim.ts'
import type { SpfCheck } from './check-spf.ts'
import type { MailauthResolver } from './mailauth-resolver.ts'

export interface DmarcCheck {
  readonly result: DmarcResult
  /** The Author Domain; null unless the From field has exactly one domain. */
  readonly authorDomain: string | null
  /** Why DMARC cannot be evaluated; null if it can. */
  readonly problem: string | null
  readonly policy: DmarcPolicy | null
  readonly policyDomain: string | null
  /** The domains, in lower case, that align with the Author Domain, whether or not they passed. */
  readonly alignedDomains: ReadonlySet<string>
  /** False if a DNS query failed, in which case other domains may be aligned, too. */
  readonly isAlignmentKnown: boolean
}

type Evaluation = Awaited<ReturnType<typeof evaluateDmarc>>

/** Evaluates DMARC from the results for SPF (null if not checked) and DKIM. */
export async function checkDmarc(
  spf: SpfCheck | null,
  dkim: DkimCheck,
  resolver: MailauthResolver,
): Promise<DmarcCheck> {
  const passing = {
    spfDomains: spf?.result === 'pass' ? [spf.domain] : [],
    dkimDomains: dkim.signatures.filter((signature) => signature.result === 'pass').map(toDkimDomain),
  }
  const evaluation = await evaluate(passing, dkim, resolver)
  const { response } = evaluation
  if (response === false) return unevaluated(problemTexts[evaluation.reason ?? 'no-author-domain'])
  const alignedDomains = new Set(alignedOf(evaluation))
  const hasRecord = response.policyDomain !== undefined
  const authorDomain = response.status.header?.from?.replace(/\.$/u, '') ?? null
  // mailauth does not evaluate the alignment of failing identifiers, but the report shows it.
  for (const domain of hasRecord ? await alignOthers(spf, dkim, resolver) : []) alignedDomains.add(domain)
  // If neither the domain nor a parent domain has a record, the domain is its own Organizational Domain (RFC 9989
  // §4.10.2).
  if (authorDomain !== null) alignedDomains.add(authorDomain)
  const result = dmarcResults.find((known) => known === response.status.result) ?? 'permerror'
  const open = result === 'fail' ? uncheckedIdentifier({ spf, dkim, alignedDomains }) : null
  return {
    result: open === null ? result : 'temperror',
    authorDomain,
    problem: open ?? (result === 'temperror' ? (response.error ?? null) : null),
    policy: dmarcPolicies.find((known) => known === response.policy) ?? null,
    policyDomain: response.policyDomain ?? null,
    alignedDomains,
    isAlignmentKnown: result !== 'temperror',
  }
}

/** Reasons why a message has no Author Domain. RFC 9989 §5.3.1 requires exactly one. */
const problemTexts = {
  'no-author-domain': 'From: has no domain',
  'multiple-author-domains': 'From: has more than one domain',
  'invalid-author-domain': 'an address in From: has no valid domain',
  'multiple-from-fields': 'the message has more than one From: field',
} as const

function unevaluated(problem: string): DmarcCheck {
  return {
    result: 'permerror',
    authorDomain: null,
    problem,
    policy: null,
    policyDomain: null,
    alignedDomains: new Set(),
    isAlignmentKnown: false,
  }
}

/**
 * Finds an aligned identifier that could not be checked but might have passed. In this case, mailauth returns `fail`,
 * but a temporary error must not cause a permanent rejection.
 */
function uncheckedIdentifier({ spf, dkim, alignedDomains }: CheckedIdentifiers): string | null {
  if (spf?.result === 'temperror' && alignedDomains.has(spf.domain)) return `SPF for ${spf.domain} could not be checked`
  const unchecked = dkim.signatures.find(({ result, domain }) => result === 'temperror' && alignedDomains.has(domain))
  return unchecked === undefined ? null : `the DNS query for the DKIM key of ${unchecked.domain} failed`
}

interface CheckedIdentifiers {
  readonly spf: SpfCheck | null
  readonly dkim: DkimCheck
  readonly alignedDomains: ReadonlySet<string>
}

interface Identifiers {
  readonly spfDomains: string[]
  readonly dkimDomains: { readonly domain: string; readonly underSized: number }[]
}

function evaluate(identifiers: Identifiers, dkim: DkimCheck, resolver: MailauthResolver): Promise<Evaluation> {
  return evaluateDmarc({
    ...identifiers,
    headerFrom: [...dkim.fromAddresses],
    fromFields: dkim.fromFieldCount,
    resolver: resolver.resolve,
    strict: true,
  })
}

function toDkimDomain(signature: DkimCheck['signatures'][number]): { domain: string; underSized: number } {
  return { domain: signature.domain, underSized: signature.unsignedBytes }
}

function alignedOf({ response, dkimAligned }: Evaluation): readonly string[] {
  const spfDomain = response === false ? undefined : response.alignment?.spf.result?.toLowerCase()
  return [...(dkimAligned ?? []), ...(spfDomain === undefined ? [] : [spfDomain])]
}

async function alignOthers(
  spf: SpfCheck | null,
  dkim: DkimCheck,
  resolver: MailauthResolver,
): Promise<readonly string[]> {
  const others = {
    spfDomains: spf === null || spf.result === 'pass' ? [] : [spf.domain],
    dkimDomains: dkim.signatures.filter((signature) => signature.result !== 'pass').map(toDkimDomain),
  }
  if (others.spfDomains.length + others.dkimDomains.length === 0) return []
  return alignedOf(await evaluate(others, dkim, resolver))
}
