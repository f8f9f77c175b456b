/**
 * Requests the links of a run. Each URL is requested only once. A few URLs are requested at a time, but requests to the
 * same host are sent one after another.
 */

import { TimeLimitReached, withinTime } from '../../foundation/world/time-limit.ts'
import type { Clock } from '../../foundation/world/world.ts'
import { checkLink, type LinkCheckTools } from './check-link.ts'
import type { CheckLinks, LinkResult } from './link-facts.ts'

/** The limits for checking the links of a message and the links to one host. */
export interface LinkLimits {
  readonly maxLinks: number
  readonly maxLinksPerHost: number
  readonly maxHostsAtOnce: number
  readonly linkTimeoutMs: number
  /** The time limit for all links of a message. Links that were not checked in time have the status `unknown`. */
  readonly totalTimeoutMs: number
}

const usualLimits: LinkLimits = {
  maxLinks: 100,
  maxLinksPerHost: 30,
  maxHostsAtOnce: 8,
  linkTimeoutMs: 8000,
  totalTimeoutMs: 20_000,
}

/** Creates the link checker for a run. */
export function linkChecker(
  tools: LinkCheckTools & { readonly clock: Pick<Clock, 'sleep' | 'monotonicMs'> },
  limits: LinkLimits = usualLimits,
): CheckLinks {
  const known = new Map<string, Promise<LinkResult>>()
  const hostCounts = new Map<string, number>()

  async function request(url: string, endMs: number, signal: AbortSignal): Promise<LinkResult> {
    const leftMs = Math.min(limits.linkTimeoutMs, endMs - tools.clock.monotonicMs())
    if (leftMs <= 0) return unknown('the time limit for link checks was reached')
    try {
      return await withinTime(async (limited) => await checkLink(url, tools, limited), leftMs, {
        clock: tools.clock,
        signal,
      })
    } catch (error) {
      if (error instanceof TimeLimitReached) return unknown('the server did not respond in time')
      throw error
    }
  }

  function check(url: string, endMs: number, signal: AbortSignal): Promise<LinkResult> {
    const answered = known.get(url)
    if (answered !== undefined) return answered
    const host = hostOf(url)
    const count = (hostCounts.get(host) ?? 0) + 1
    hostCounts.set(host, count)
    const started =
      count > limits.maxLinksPerHost
        ? Promise.resolve(unknown('the message has too many links to this host'))
        : request(url, endMs, signal)
    known.set(url, started)
    return started
  }

  return async (urls, signal) => {
    const endMs = tools.clock.monotonicMs() + limits.totalTimeoutMs
    const wanted = [...new Set(urls)].slice(0, limits.maxLinks)
    const lanes = [...Map.groupBy(wanted, hostOf).values()]
    const results = new Map<string, LinkResult>()
    const work = async (): Promise<void> => {
      for (let lane = lanes.shift(); lane !== undefined; lane = lanes.shift())
        for (const url of lane) results.set(url, await check(url, endMs, signal))
    }
    await Promise.all(Array.from({ length: limits.maxHostsAtOnce }, work))
    return results
  }
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}

function unknown(reason: string): LinkResult {
  return { status: 'unknown', statusCode: null, reason, redirects: [], certificateExpiresAtMs: null }
}
