/**
 * Determines SPF, DKIM and DMARC for a copy in a real mailbox: uses the provider's results if recorded, and otherwise
 * computes them.
 */

import type { Clock, Dns } from '../../../foundation/world/world.ts'
import type { Authentication } from '../authentication-verdict.ts'
import { checkDmarc, type DmarcCheck } from '../check-dmarc.ts'
import { type DnsLookup, withRetry } from '../dns-reach.ts'
import { mailauthResolver } from '../mailauth-resolver.ts'
import { type ClientHop, findClientHop, type NoClientHop } from '../received-field/find-client-hop.ts'
import { findReceivedSpf } from '../received-spf/parse-received-spf.ts'
import { findTrustedResults } from '../results-field/trusted-results.ts'
import { describeObserved } from './describe-observed.ts'
import { type ObservedInput, unnamedAuthserv } from './observed-input.ts'
import { settleArc } from './settle-arc.ts'
import { type OpenDkim, type SettledDkim, settleDkim, toDkimCheck } from './settle-dkim.ts'
import { type OpenMethod, type SettledSpf, settleSpf } from './settle-spf.ts'
import { readWrittenResults, type WrittenResults, withReceivedSpf } from './written-results.ts'

/**
 * Returns the three verdicts. Uses the results that the provider recorded, and computes missing results. If DNS is
 * unavailable, results that the provider did not record are "not measured".
 *
 * @throws only the signal's reason
 */
export async function observeAuthentication(
  input: ObservedInput,
  ports: { readonly dns: Dns; readonly clock: Pick<Clock, 'nowMs'> },
  signal: AbortSignal,
): Promise<Authentication> {
  signal.throwIfAborted()
  const { authservIds, providerName } = input.provider
  const hop = findClientHop(input.fields, [...authservIds, providerName])
  const acceptedIndex = hop.status === 'found' && hop.isCertain ? hop.fieldIndex : null
  const written = readWritten(input, acceptedIndex)
  const seen = { input, hop, written }
  const { dns } = ports
  const [{ found, brokenDns }, arc] = await Promise.all([
    withRetry(async (asked) => await lookUp(seen, { ...ports, dns: asked }, signal), dns, signal),
    settleArc(written, input, { dns, nowMs: ports.clock.nowMs(), signal }),
  ])
  return describeObserved({ written, ...found, arc, brokenDns, provider: input.provider })
}

interface Checks {
  readonly spf: SettledSpf | OpenMethod
  readonly dkim: SettledDkim | OpenDkim
  readonly dmarc: DmarcCheck
}

async function lookUp(
  seen: { readonly input: ObservedInput; readonly hop: ClientHop | NoClientHop; readonly written: WrittenResults },
  { dns, clock }: { readonly dns: Dns; readonly clock: Pick<Clock, 'nowMs'> },
  signal: AbortSignal,
): Promise<DnsLookup<Checks>> {
  const { input, hop, written } = seen
  const resolver = mailauthResolver(dns, signal)
  const [spf, dkim] = await Promise.all([
    settleSpf(written, hop, resolver),
    settleDkim(written, input, { resolver, clock }),
  ])
  const spfCheck = spf.origin === 'none' || spf.domain === null ? null : { ...spf, domain: spf.domain }
  const dmarc = await checkDmarc(spfCheck, toDkimCheck(dkim), resolver)
  signal.throwIfAborted()
  return {
    found: { spf, dkim, dmarc },
    failures: resolver.failures,
    hasOnlyMissingNames: resolver.hasOnlyMissingNames(),
  }
}

function readWritten({ fields, provider }: ObservedInput, acceptedIndex: number | null): WrittenResults {
  const { authservIds } = provider
  const authors = authservIds.map((id) => (id === unnamedAuthserv ? null : id))
  const results = findTrustedResults(fields, { authservIds: authors, acceptedIndex })
  return withReceivedSpf(readWrittenResults(results), findReceivedSpf(fields, { acceptedIndex, results, authservIds }))
}
