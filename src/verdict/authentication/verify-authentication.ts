/** SPF, DKIM and DMARC of one message, each measured only where there is something to measure. */

import type { ReceivedMessage } from '../../mail/parse-message.ts'
import type { Clock, Dns } from '../../world/world.ts'
import type { Authentication } from './authentication-verdict.ts'
import { checkDkim, type DkimCheck, signatureCount } from './check-dkim.ts'
import { checkDmarc, type DmarcCheck } from './check-dmarc.ts'
import { checkSpf, type SpfCheck } from './check-spf.ts'
import { describeAuthentication } from './describe-authentication.ts'
import { type DnsLook, lookTwice } from './dns-reach.ts'
import { mailauthResolver } from './mailauth-resolver.ts'

export interface AuthenticationInput {
  readonly bytes: Uint8Array
  readonly message: ReceivedMessage
  /** `null`: the null reverse-path; SPF then asks about HELO (RFC 7208 §2.4). */
  readonly envelopeSender: string | null
  readonly heloName: string
  /** `null`: SPF is not measured. */
  readonly measuredAddress: string | null
  /** False: an unsigned message leaves DKIM and DMARC unmeasured. */
  readonly unsignedIsMeasured: boolean
}

/**
 * The three verdicts. DNS is asked only for what is measured. When DNS fails because it cannot be reached at all,
 * whatever depended on it is "not measured"; when only the sender's zone fails, the result is `temperror`.
 */
export async function verifyAuthentication(
  input: AuthenticationInput,
  ports: { readonly dns: Dns; readonly clock: Clock },
  signal: AbortSignal,
): Promise<Authentication> {
  const { found, brokenDns } = await lookTwice(async () => await look(input, ports, signal), ports.dns, signal)
  return describeAuthentication({ ...found, brokenDns, clientAddress: input.measuredAddress })
}

interface Checks {
  readonly spf: SpfCheck | null
  readonly dkim: DkimCheck | null
  readonly dmarc: DmarcCheck | null
}

async function look(
  input: AuthenticationInput,
  { dns, clock }: { readonly dns: Dns; readonly clock: Clock },
  signal: AbortSignal,
): Promise<DnsLook<Checks>> {
  const resolver = mailauthResolver(dns, signal)
  const isSigned = signatureCount(input.message) > 0
  const [spf, dkim] = await Promise.all([
    input.measuredAddress === null ? null : checkSpf({ ...input, clientAddress: input.measuredAddress }, resolver),
    isSigned || input.unsignedIsMeasured ? checkDkim(input, resolver, clock.nowMs()) : null,
  ])
  const dmarc = dkim === null ? null : await checkDmarc(spf, dkim, resolver)
  signal.throwIfAborted()
  return { found: { spf, dkim, dmarc }, failures: resolver.failures }
}
