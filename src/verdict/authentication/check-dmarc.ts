/** DMARC by mailauth, which walks the DNS tree of RFC 9989 §4.10 itself. */

import { evaluateDmarc } from 'mailauth/lib/dmarc/index.js'

import type { DmarcPolicy, DmarcResult } from './authentication-verdict.ts'
import type { DkimCheck } from './check-dkim.ts'
import type { SpfCheck } from './check-spf.ts'
import type { MailauthResolver } from './mailauth-resolver.ts'

export interface DmarcCheck {
  readonly result: DmarcResult
  /** `null` when From: names no domain, or more than one. */
  readonly authorDomain: string | null
  /** Why DMARC cannot be evaluated, in plain words; `null` when it can. */
  readonly problem: string | null
  readonly policy: DmarcPolicy | null
  readonly policyDomain: string | null
  /** Domains that align with the Author Domain, whether or not they passed; lower case. */
  readonly alignedDomains: ReadonlySet<string>
  /** False when DNS failed on the way up: then a domain that is not in the set may align all the same. */
  readonly isAlignmentKnown: boolean
}

type Evaluation = Awaited<ReturnType<typeof evaluateDmarc>>

const policies: readonly DmarcPolicy[] = ['none', 'quarantine', 'reject']

/** Evaluates DMARC from what SPF (`null`: not measured) and DKIM gave. */
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
  // The report says of a failing identifier too whether it aligns; mailauth looks only at those it is handed.
  for (const domain of hasRecord ? await alignOthers(spf, dkim, resolver) : []) alignedDomains.add(domain)
  // Without any record on the way up a domain is its own Organizational Domain (RFC 9989 §4.10.2).
  if (authorDomain !== null) alignedDomains.add(authorDomain)
  const result = dmarcResults.find((known) => known === response.status.result) ?? 'permerror'
  const open = result === 'fail' ? uncheckedIdentifier({ spf, dkim, alignedDomains }) : null
  return {
    result: open === null ? result : 'temperror',
    authorDomain,
    problem: open ?? (result === 'temperror' ? (response.error ?? null) : null),
    policy: policies.find((known) => known === response.policy) ?? null,
    policyDomain: response.policyDomain ?? null,
    alignedDomains,
    isAlignmentKnown: result !== 'temperror',
  }
}

const dmarcResults: readonly DmarcResult[] = ['none', 'pass', 'fail', 'temperror', 'permerror']

/** RFC 9989 §5.3.1: exactly one Author Domain. */
const problemTexts = {
  'no-author-domain': 'the From: field names no domain',
  'multiple-author-domains': 'the From: field names more than one domain',
  'invalid-author-domain': 'an address in the From: field has no usable domain',
  'multiple-from-fields': 'there is more than one From: field',
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
 * An aligned identifier that could not be checked might have carried the pass. mailauth calls such a message `fail`,
 * since it only looks at identifiers that passed; a transient error must not become a refusal for good.
 */
function uncheckedIdentifier({ spf, dkim, alignedDomains }: CheckedIdentifiers): string | null {
  if (spf?.result === 'temperror' && alignedDomains.has(spf.domain)) return `SPF for ${spf.domain} could not be checked`
  const unchecked = dkim.signatures.find(({ result, domain }) => result === 'temperror' && alignedDomains.has(domain))
  return unchecked === undefined ? null : `the DKIM key of ${unchecked.domain} could not be read`
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
