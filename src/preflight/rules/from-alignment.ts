import { domainOf } from '../../foundation/world/domain.ts'
import { signaturesOf } from '../dns/sending-identity.ts'
import { isSameSite } from '../links/link-target.ts'
import type { Fault, Rule, RuleResult } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { addressesOf } from '../sender/header-addresses.ts'

const foreignKey = { domain: 'northwind.net', selector: 's1', isSigning: false }

export const fromAlignment: Rule = {
  id: 'from-alignment',
  group: 'sender',
  severity: 'error',
  title: 'From domain that is not aligned with SPF or DKIM',
  why: 'DMARC fails if neither the SPF domain nor the DKIM domain matches the domain in From. If DMARC fails, Gmail defers bulk mail with 421 4.7.32, and Microsoft rejects it with 550 5.7.515.',
  source: 'RFC 9989 §4.4; support.google.com/a/answer/81126',
  fix: 'Sign with DKIM for the From domain, or use an envelope sender at that domain',
  ignores:
    'The rule runs only if envelope-from or dkim-domain is set, or if the message has a DKIM signature. If only one of SPF and DKIM is aligned, the finding is a notice.',
  bad: {
    text: '---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\n---\n<p>It is ready.</p>\n',
    settings: { envelopeFrom: 'b@northwind.net', dkim: foreignKey },
  },
  good: {
    about: 'Only the envelope sender is known, and its domain is aligned with the From domain',
    text: '---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\n---\n<p>It is ready.</p>\n',
    settings: { envelopeFrom: 'b@fernhill-bikes.com' },
  },
  check(context) {
    const { from } = context
    const [author] = addressesOf(from)
    if (from === null || author === undefined) return { uncheckedBecause: 'From has no valid address' }
    const envelope = envelopeDomain(context)
    const signers = signingDomains(context)
    if (envelope === null && signers.length === 0)
      return { uncheckedBecause: 'envelope-from and dkim-domain are not set, and the message has no DKIM signature' }
    const at = from.originAt(Math.max(0, from.text.toLowerCase().indexOf(`@${author.domain}`) + 1))
    return judge({ author: author.domain, envelope, signers, at }, context)
  },
}

interface Identities {
  readonly author: string
  readonly envelope: string | null
  readonly signers: readonly string[]
  readonly at: Fault['at']
}

function judge({ author, envelope, signers, at }: Identities, context: RuleContext): RuleResult {
  const spf = envelope === null ? null : isAligned({ author, other: envelope, method: 'spf' }, context)
  const dkim =
    signers.length === 0
      ? null
      : signers.some((signer) => isAligned({ author, other: signer, method: 'dkim' }, context))
  if (spf === true && dkim === true) return []
  if (spf !== true && dkim !== true) {
    // When the message is sent, a provider may still add a signature for the author's domain.
    if (dkim === null)
      return {
        uncheckedBecause: `the envelope sender domain ${envelope ?? ''} is not aligned with the From domain, and the DKIM domain is unknown`,
      }
    if (spf === null)
      return {
        uncheckedBecause: `no DKIM signing domain (${signers.join(', ')}) is aligned with the From domain, and the envelope sender is unknown`,
      }
    const message = `The From address is at ${author}, but the envelope sender is at ${envelope ?? ''} and DKIM signs for ${signers.join(', ')}`
    return [{ at, message }]
  }
  if (spf === null || dkim === null) return []
  const which = dkim ? `the envelope sender at ${envelope ?? ''}` : `the DKIM signature for ${signers.join(', ')}`
  const fix = 'Align both SPF and DKIM, because Gmail has announced that it will probably require both'
  return [
    {
      at,
      severity: 'notice',
      message: `Only ${dkim ? 'DKIM' : 'SPF'} is aligned with the From domain ${author}; ${which} is not`,
      fix,
    },
  ]
}

interface Alignment {
  readonly author: string
  readonly other: string
  readonly method: 'spf' | 'dkim'
}

/**
 * Returns whether the domains are aligned (RFC 9989 §3.2.10). `strict` requires the same domain. If DNS is off, only
 * the names of the domains are compared.
 */
function isAligned({ author, other, method }: Alignment, { dns }: RuleContext): boolean {
  const walk = dns.status === 'checked' ? dns.dmarc.walk : null
  const record = walk?.policyStep?.record ?? null
  const mode = method === 'spf' ? record?.spfAlignment : record?.dkimAlignment
  if (author === other) return true
  if (mode === 'strict') return false
  const organization = walk?.policyStep == null ? null : walk.organizationalDomain
  if (organization === null) return isSameSite(author, other)
  return other === organization || other.endsWith(`.${organization}`)
}

function envelopeDomain({ settings, fieldsNamed }: RuleContext): string | null {
  const written = /<([^<>\s]+)>/u.exec(fieldsNamed('return-path')[0]?.value.text ?? '')?.[1] ?? null
  const address = settings.envelopeFrom ?? written
  return domainOf(address)
}

function signingDomains({ settings, headerFields }: RuleContext): readonly string[] {
  const own = settings.dkim === null ? [] : [domainOf(settings.dkim.domain) ?? settings.dkim.domain]
  return [...own, ...signaturesOf({ headerFields }).map(({ domain }) => domain)]
}
