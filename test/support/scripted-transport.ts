/** A transport without a network: a function answers each call. */

import type { ApiCall, ApiReply } from '../../src/check/client/api-call.ts'
import type { RateLimit } from '../../src/check/client/rate-limit.ts'
import type { SendOutcome } from '../../src/check/client/send.ts'
import type { Transport } from '../../src/check/client/transport.ts'
import { type ErrorCode, PresendError } from '../../src/foundation/errors/presend-error.ts'
import { aReply } from './api-builders.ts'

export interface ScriptedTransport extends Transport {
  readonly calls: readonly ApiCall[]
}

/** Creates a transport that answers with `script`; the second argument is the number of earlier calls. */
export function scriptedTransport(
  script: (call: ApiCall, index: number) => SendOutcome | Promise<SendOutcome>,
  lastRateLimit: RateLimit | null = null,
): ScriptedTransport {
  const calls: ApiCall[] = []
  return {
    calls,
    info: (call) => ({ method: call.method, done: `${call.method} ${call.path}` }),
    lastRateLimit: () => lastRateLimit,
    send: async (call, signal) => {
      signal.throwIfAborted()
      calls.push(call)
      return await script(call, calls.length - 1)
    },
    [Symbol.asyncDispose]: async () => undefined,
  }
}

/** An accepted response with this JSON. */
export function accepted(json: unknown, changes: Partial<ApiReply> = {}): SendOutcome {
  return { status: 'accepted', reply: aReply({ text: JSON.stringify(json), ...changes }) }
}

/** Returns a call that failed permanently or temporarily. */
export function failedCall(reason: 'refused' | 'attempts' | 'deadline' | 'retry-after', code: ErrorCode): SendOutcome {
  const outcome = reason === 'refused' ? 'misconfigured' : 'inconclusive'
  const parts = { code, outcome, done: 'GET /x', came: `a ${code}`, expected: 'a 2xx reply', todo: 'see' } as const
  return { status: 'failed', reason, error: new PresendError(parts) }
}

/** Returns the response to `GET /spam_tests/:id` with a folder for each seed; `null` for no result yet. */
export function spamTestJson(folders: Readonly<Record<string, string | null>>, additions: object = {}): unknown {
  const test_results = Object.entries(folders).map(([to, delivered_to]) => ({
    delivered_to,
    dkim_pass: true,
    spf_pass: true,
    dmarc_pass: true,
    to,
    from: delivered_to === null ? null : 'shop@shop.example',
  }))
  return { success: true, data: { key: 'k', name: 'n', test_results, ...additions } }
}
