/** Rule conditions on authentication and the connection, used by several rule tables. */

import type { DmarcPolicy } from '../authentication/authentication-verdict.ts'
import type { PlacementFacts } from './facts.ts'
import { readableDomain } from './form-conditions.ts'
import { doesNotFire, fires, firesIf, type RuleFinding, unmeasured } from './placement-rule.ts'

/** Fires if DMARC fails and `policy` applies. */
export function dmarcFailsWith(facts: PlacementFacts, policy: DmarcPolicy): RuleFinding {
  const { dmarc } = facts.authentication
  if (!dmarc.isMeasured) return unmeasured(dmarc)
  return firesIf(
    dmarc.result === 'fail' && dmarc.policy === policy,
    `DMARC fails and the domain's policy is ${policy} (_dmarc.${dmarc.policyDomain})`,
  )
}

/** Fires if neither SPF nor DKIM passes. */
export function nothingPasses({ authentication: { spf, dkim } }: PlacementFacts): RuleFinding {
  if (spf.isPass === true || dkim.isPass === true) return doesNotFire
  // A method that could not be checked might have passed, so do not refuse the message permanently.
  const open =
    [spf, dkim].find((verdict) => !verdict.isMeasured) ?? [spf, dkim].find(({ result }) => result === 'temperror')
  if (open !== undefined) return unmeasured(open)
  return fires(`neither SPF (${spf.result}) nor DKIM (${dkim.result}) passes`)
}

/** Fires if SPF was checked and does not pass. */
export function spfDoesNotPass({ authentication: { spf } }: PlacementFacts): RuleFinding {
  if (!spf.isMeasured) return unmeasured(spf)
  // If a name server fails, the rules for temporary errors apply instead.
  return firesIf(
    spf.isPass !== true && spf.result !== 'temperror',
    `SPF does not pass (${spf.result} for ${spf.domain})`,
  )
}

/**
 * Fires if the SPF result is `fail` and DMARC does not pass. Real receivers accept mail that passes DMARC because of
 * DKIM, since forwarded messages usually fail SPF.
 */
export function spfFails({ authentication: { spf, dmarc } }: PlacementFacts): RuleFinding {
  if (dmarc.isPass === true) return doesNotFire
  if (!spf.isMeasured) return unmeasured(spf)
  return firesIf(
    spf.result === 'fail',
    `the SPF record of ${spf.domain} ends in -all and does not authorize the sending IP address`,
  )
}

/** Fires if DKIM was checked and does not pass. */
export function dkimDoesNotPass({ authentication: { dkim } }: PlacementFacts): RuleFinding {
  if (!dkim.isMeasured) return unmeasured(dkim)
  const what =
    dkim.result === 'none'
      ? 'the message has no DKIM signature'
      : `DKIM does not pass (${dkim.result} for ${dkim.domain})`
  return firesIf(dkim.isPass !== true && dkim.result !== 'temperror', what)
}

/** Fires if the From domain has no DMARC record. */
export function dmarcIsMissing({ authentication: { dmarc } }: PlacementFacts): RuleFinding {
  if (!dmarc.isMeasured) return unmeasured(dmarc)
  return firesIf(dmarc.result === 'none', `${dmarc.domain} has no DMARC record`)
}

/** Fires if SPF or DKIM passes, but no passing domain belongs to the same organization as the From domain. */
export function nothingIsAligned({ authentication: { spf, dkim, dmarc } }: PlacementFacts): RuleFinding {
  if (dmarc.isPass === true) return doesNotFire
  const open = [dmarc, spf, dkim].find((verdict) => !verdict.isMeasured)
  if (open !== undefined) return unmeasured(open)
  if (dmarc.domain === null || dmarc.result === 'temperror') return doesNotFire
  const passing = [spf, dkim].filter((verdict) => verdict.isPass === true)
  if (passing.some((verdict) => verdict.isAligned === true)) return doesNotFire
  const domains = [...new Set(passing.map((verdict) => verdict.domain))]
  const subject = domains.length === 1 ? 'domain' : 'domains'
  const verb = domains.length === 1 ? 'is' : 'are'
  return firesIf(
    domains.length > 0,
    `the authenticated ${subject} (${domains.join(' and ')}) ${verb} not aligned with the From: domain ${dmarc.domain}`,
  )
}

/** Fires if DMARC could not be evaluated because one of the sender's name servers failed. */
export function dmarcIsUnreadable({ authentication: { dmarc } }: PlacementFacts): RuleFinding {
  if (!dmarc.isMeasured) return unmeasured(dmarc)
  return firesIf(dmarc.result === 'temperror', `DMARC could not be evaluated: ${dmarc.detail}`)
}

/** Fires if SPF could not be evaluated because one of the sender's name servers failed. */
export function spfIsUnreadable({ authentication: { spf } }: PlacementFacts): RuleFinding {
  if (!spf.isMeasured) return unmeasured(spf)
  return firesIf(
    spf.result === 'temperror',
    `the SPF record of ${spf.domain} could not be read because its name server failed`,
  )
}

/** Fires if the sending address has no reverse DNS name, or none that resolves back to it. */
export function reverseDnsIsBroken(facts: PlacementFacts): RuleFinding {
  const { reverseDns, measuredAddress } = facts
  if (reverseDns.status === 'not-measured') return reverseDns
  const address = measuredAddress.status === 'measured' ? measuredAddress.value : 'the sending address'
  const { names, isForwardConfirmed } = reverseDns.value
  if (names.length === 0) return fires(`${address} has no reverse DNS name (PTR)`)
  return firesIf(!isForwardConfirmed, `the reverse DNS name of ${address} (${names[0]}) does not resolve back to it`)
}

/** Fires if mail from outside the recipient's organization has the recipient's domain in its From field. */
export function showsRecipientDomain(facts: PlacementFacts): RuleFinding {
  const domain = readableDomain(facts.content.message)
  return firesIf(
    domain !== null && domain === facts.recipientDomain,
    `From: shows the recipient's own domain ${domain}, but the mail comes from outside that domain`,
  )
}

/** Returns the first finding that fires or, if none fires, the first that could not be checked. */
export function anyFires(findings: readonly RuleFinding[]): RuleFinding {
  const firing = findings.find((finding) => finding.status === 'fires')
  return firing ?? findings.find((finding) => finding.status === 'not-measured') ?? doesNotFire
}
