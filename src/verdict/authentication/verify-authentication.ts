/** Checks SPF, DKIM and DMARC for a message received over SMTP. */

import type { ReceivedMessage } from '../../foundation/mail/parse-message.ts'
import type { Clock, Dns } from '../../foundation/world/world.ts'
import type { Authentication } from './authentication-verdict.ts'
import { checkDkim, type DkimCheck, readAuthor, signatureCount } from './check-dkim.ts'
import { checkDmarc, type DmarcCheck } from './check-dmarc.ts'
import { checkSpf, type SpfCheck } from './check-spf.ts'
import { alignment, describeAuthentication } from './describe-authentication.ts'
import { type DnsLookup, withRetry } from './dns-reach.ts'
import { type MailauthResolver, mailauthResolver } from './mailauth-resolver.ts'
import { suggestSpfRecord } from './suggest-spf-record.ts'

export interface AuthenticationInput {
  readonly bytes: Uint8Array
  readonly message: ReceivedMessage
  /** The envelope sender; null for the null reverse-path, for which SPF checks HELO (RFC 7208 §2.4). */
  readonly envelopeSender: string | null
  readonly heloName: string
  /** The client address; null if unknown, in which case SPF is not evaluated. */
  readonly measuredAddress: string | null
  /** If false, an unsigned message has no DKIM result, and no DMARC result unless SPF passes for an aligned domain. */
  readonly unsignedIsMeasured: boolean
}

/**
 * Returns the three verdicts. If DNS is unavailable, results that depend on it are "not measured"; if only the sender's
 * zone fails, they are `temperror`.
 */
export async function verifyAuthentication(
  input: AuthenticationInput,
  ports: { readonly dns: Dns; readonly clock: Pick<Clock, 'nowMs'> },
  signal: AbortSignal,
): Promise<Authentication> {
  const lookup = async (dns: Dns): Promise<DnsLookup<Checks>> => await lookUp(input, { ...ports, dns }, signal)
  const { found, brokenDns } = await withRetry(lookup, ports.dns, signal)
  return describeAuthentication({ ...found, brokenDns, clientAddress: input.measuredAddress })
}

interface Checks {
  readonly spf: SpfCheck | null
  readonly spfFix: string | null
  readonly dkim: DkimCheck | null
  readonly dmarc: DmarcCheck | null
}

async function lookUp(
  input: AuthenticationInput,
  { dns, clock }: { readonly dns: Dns; readonly clock: Pick<Clock, 'nowMs'> },
  signal: AbortSignal,
): Promise<DnsLookup<Checks>> {
  const resolver = mailauthResolver(dns, signal)
  const isSigned = signatureCount(input.message) > 0
  const [spf, dkim] = await Promise.all([
    input.measuredAddress === null ? null : checkSpf({ ...input, clientAddress: input.measuredAddress }, resolver),
    isSigned || input.unsignedIsMeasured ? checkDkim(input, resolver, clock.nowMs()) : null,
  ])
  const dmarc = dkim === null ? await checkDmarcBySpf(spf, input, resolver) : await checkDmarc(spf, dkim, resolver)
  const spfFix = await findSpfFix(spf, input, resolver)
  signal.throwIfAborted()
  return {
    found: { spf, spfFix, dkim, dmarc },
    failures: resolver.failures,
    hasOnlyMissingNames: resolver.hasOnlyMissingNames(),
  }
}

async function findSpfFix(
  spf: SpfCheck | null,
  { measuredAddress: clientAddress, envelopeSender, heloName }: AuthenticationInput,
  resolver: MailauthResolver,
): Promise<string | null> {
  if (spf === null || clientAddress === null) return null
  const suggestion = await suggestSpfRecord(spf, { envelopeSender, heloName, clientAddress }, resolver)
  return suggestion?.fix ?? null
}

/**
 * Decides DMARC for an unsigned message that has no DKIM result. An aligned SPF pass suffices (RFC 9989 §5.3.5).
 * Without such a pass, DMARC depends on the signature that the real sender would add, so the function returns null.
 */
async function checkDmarcBySpf(
  spf: SpfCheck | null,
  { message }: AuthenticationInput,
  resolver: MailauthResolver,
): Promise<DmarcCheck | null> {
  if (spf?.result !== 'pass') return null
  const author = await readAuthor(message, resolver)
  const dmarc = await checkDmarc(spf, { ...author, signatures: [] }, resolver)
  // If a name server fails, the alignment is unknown, and the DMARC result reports the failure.
  return alignment(dmarc, spf.domain) === false ? null : dmarc
}
