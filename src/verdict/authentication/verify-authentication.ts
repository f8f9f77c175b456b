/** SPF, DKIM and DMARC of one message, each measured only where there is something to measure. */

import type { ReceivedMessage } from '../../mail/parse-message.ts'
import type { Clock, Dns } from '../../world/world.ts'
import type { Authentication } from './authentication-verdict.ts'
import { checkDkim, type DkimCheck, readAuthor, signatureCount } from './check-dkim.ts'
import { checkDmarc, type DmarcCheck } from './check-dmarc.ts'
import { checkSpf, type SpfCheck } from './check-spf.ts'
import { alignment, describeAuthentication } from './describe-authentication.ts'
import { type DnsLook, lookTwice } from './dns-reach.ts'
import { type MailauthResolver, mailauthResolver } from './mailauth-resolver.ts'
import { suggestSpfRecord } from './suggest-spf-record.ts'

export interface AuthenticationInput {
  readonly bytes: Uint8Array
  readonly message: ReceivedMessage
  /** `null`: the null reverse-path; SPF then asks about HELO (RFC 7208 §2.4). */
  readonly envelopeSender: string | null
  readonly heloName: string
  /** `null`: SPF is not measured. */
  readonly measuredAddress: string | null
  /** False: an unsigned message leaves DKIM unmeasured, and DMARC unless SPF passes for an aligned domain. */
  readonly unsignedIsMeasured: boolean
}

/**
 * The three verdicts. DNS is asked only for what is measured. When DNS fails because it cannot be reached at all,
 * whatever depended on it is "not measured"; when only the sender's zone fails, the result is `temperror`.
 */
export async function verifyAuthentication(
  input: AuthenticationInput,
  ports: { readonly dns: Dns; readonly clock: Pick<Clock, 'nowMs'> },
  signal: AbortSignal,
): Promise<Authentication> {
  const { found, brokenDns } = await lookTwice(async () => await look(input, ports, signal), ports.dns, signal)
  return describeAuthentication({ ...found, brokenDns, clientAddress: input.measuredAddress })
}

interface Checks {
  readonly spf: SpfCheck | null
  readonly spfFix: string | null
  readonly dkim: DkimCheck | null
  readonly dmarc: DmarcCheck | null
}

async function look(
  input: AuthenticationInput,
  { dns, clock }: { readonly dns: Dns; readonly clock: Pick<Clock, 'nowMs'> },
  signal: AbortSignal,
): Promise<DnsLook<Checks>> {
  const resolver = mailauthResolver(dns, signal)
  const isSigned = signatureCount(input.message) > 0
  const [spf, dkim] = await Promise.all([
    input.measuredAddress === null ? null : checkSpf({ ...input, clientAddress: input.measuredAddress }, resolver),
    isSigned || input.unsignedIsMeasured ? checkDkim(input, resolver, clock.nowMs()) : null,
  ])
  const dmarc = dkim === null ? await checkDmarcBySpf(spf, input, resolver) : await checkDmarc(spf, dkim, resolver)
  const spfFix = await findSpfFix(spf, input, resolver)
  signal.throwIfAborted()
  return { found: { spf, spfFix, dkim, dmarc }, failures: resolver.failures }
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
 * DMARC of an unsigned message whose signature is not measured. An aligned SPF pass is enough for a DMARC pass, signed or
 * not (RFC 9989 §5.3.5). Without one the real sender's signature would decide: `null`, not measured.
 */
async function checkDmarcBySpf(
  spf: SpfCheck | null,
  { message }: AuthenticationInput,
  resolver: MailauthResolver,
): Promise<DmarcCheck | null> {
  if (spf?.result !== 'pass') return null
  const author = await readAuthor(message, resolver)
  const dmarc = await checkDmarc(spf, { ...author, signatures: [] }, resolver)
  // Unknown alignment comes from a failing name server; then DMARC is described as such.
  return alignment(dmarc, spf.domain) === false ? null : dmarc
}
