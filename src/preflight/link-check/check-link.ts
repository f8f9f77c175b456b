/**
 * Follows one link. The hosts of the link and of all redirect targets are resolved and checked in the same way as for
 * webhooks.
 */

import { resolveTarget, type TargetRules } from '../../foundation/world/resolve-target.ts'
import type { Dns } from '../../foundation/world/world.ts'
import type { LinkRedirect, LinkResult } from './link-facts.ts'
import { type LinkAnswer, requestLink } from './request-link.ts'

export interface LinkCheckTools {
  /** Live DNS. */
  readonly dns: Dns
  readonly rules: TargetRules
  /** The certificates of trusted CAs in PEM; null to trust the system's CAs. */
  readonly ca: string | null
}

const maxRedirects = 5

/**
 * If a server responds to HEAD with one of these status codes, GET is tried, because some servers do not implement HEAD
 * or treat it differently.
 */
const getInstead: ReadonlySet<number> = new Set([400, 403, 404, 405, 500, 501, 503])

/** Follows a link. The promise rejects only if the caller aborts the signal, and then with the signal's reason. */
export async function checkLink(text: string, tools: LinkCheckTools, signal: AbortSignal): Promise<LinkResult> {
  const redirects: LinkRedirect[] = []
  let url = URL.parse(text)
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    if (url === null || !/^https?:$/u.test(url.protocol))
      return result('failed', 'a redirect leads to a URL that is neither http nor https', redirects)
    const outcome = await requestHop(url, tools, signal)
    if (outcome.status !== 'answer') return result(outcome.status, outcome.reason, redirects)
    const { answer } = outcome
    const target = isRedirect(answer) && answer.location !== null ? URL.parse(answer.location, url.href) : undefined
    if (target === undefined) {
      const { statusCode, certificateExpiresAtMs } = answer
      return { ...result('answered', null, redirects), statusCode, certificateExpiresAtMs }
    }
    redirects.push({ statusCode: answer.statusCode, target: target?.href ?? answer.location ?? '' })
    url = target
  }
  return result('failed', `more than ${maxRedirects} redirects`, redirects)
}

function isRedirect({ statusCode }: LinkAnswer): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode)
}

function result(status: LinkResult['status'], reason: string | null, redirects: readonly LinkRedirect[]): LinkResult {
  return { status, statusCode: null, reason, redirects, certificateExpiresAtMs: null }
}

type Hop =
  | { readonly status: 'answer'; readonly answer: LinkAnswer }
  | { readonly status: 'failed' | 'unknown'; readonly reason: string }

async function requestHop(url: URL, { dns, rules, ca }: LinkCheckTools, signal: AbortSignal): Promise<Hop> {
  const target = await resolveTarget(url, { dns, rules }, signal)
  // presend never sends requests to private addresses, although the link may work on other machines.
  if (target.status === 'refused') return { status: 'unknown', reason: target.reason }
  if (target.status === 'unknown') {
    return { status: target.isAbsent ? 'failed' : 'unknown', reason: target.reason }
  }
  const { addresses } = target
  try {
    const head = await requestLink({ url, method: 'HEAD', addresses, ca }, signal)
    if (!getInstead.has(head.statusCode)) return { status: 'answer', answer: head }
    return { status: 'answer', answer: await requestLink({ url, method: 'GET', addresses, ca }, signal) }
  } catch (error) {
    signal.throwIfAborted()
    return describe(error)
  }
}

/** Failures that would affect every reader. Other failures do not count against the link. */
const certain: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  ['ECONNREFUSED', 'the server refused the connection'],
  ['CERT_HAS_EXPIRED', 'the TLS certificate has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the TLS certificate is self-signed'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'the TLS certificate is self-signed'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'the TLS certificate chain is incomplete'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the TLS certificate is for another host'],
])

function describe(error: unknown): Hop {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const known = certain.get(code)
  if (known !== undefined) return { status: 'failed', reason: known }
  const reason = typeof code === 'string' ? `the request failed (${code})` : 'the request failed'
  return { status: 'unknown', reason }
}
