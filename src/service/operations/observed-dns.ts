/** Logs DNS queries at the trace level. */

import type { Clock, Dns } from '../../foundation/world/world.ts'
import type { ServiceLog } from './service-log.ts'

/** Wraps a DNS client and logs one line per query. */
export function observedDns(
  dns: Dns,
  { log, clock }: { readonly log: Pick<ServiceLog, 'trace'>; readonly clock: Pick<Clock, 'monotonicMs'> },
): Dns {
  return {
    ...dns,
    resolve: async (name, type, signal) => {
      const startMs = clock.monotonicMs()
      const answer = await dns.resolve(name, type, signal)
      const ms = Math.round((clock.monotonicMs() - startMs) * 10) / 10
      log.trace('dns query', { name: withoutSender(name), type, status: answer.status, ms })
      return answer
    },
  }
}

/** Shortens a queried name, because an SPF macro can insert the sender's address into it (RFC 7208 §7.2, `%{s}`). */
function withoutSender(name: string): string {
  return name.includes('@') ? `…${name.slice(name.lastIndexOf('@'))}` : name
}
