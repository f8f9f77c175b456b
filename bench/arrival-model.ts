/**
 * How test mail arrives, for the simulation of waiting.
 *
 * A copy's delay (last byte sent → its result can be read) is log-normal: median 20 s, the log's deviation 1.3. So half
 * the copies are there after 20 s, 90% after 106 s, 98% after 290 s: greylisting, slow filters and mailboxes that are
 * swept once a minute make the long tail. 2% never arrive, 8% are placed in Spam, and every received copy passes SPF, DKIM
 * and DMARC. So a run passes when the inbox threshold of 85% is reached and, with authentication thresholds, the quorum of
 * 90%, or fails when the inbox threshold can no longer be reached.
 * Under these figures the reference client (30 s until all or 3600 s) loses about 2330 s with 82 requests, which is
 * what the goals were set against.
 */

import type { Random } from '../src/world/world.ts'

export interface ArrivalModel {
  readonly name: string
  readonly medianMs: number
  /** Deviation of the natural logarithm. */
  readonly spread: number
  /** 0–1. */
  readonly lossShare: number
  /** 0–1: of the copies that arrive. */
  readonly spamShare: number
}

/** The fate of one copy. */
export interface Arrival {
  /** Since the last copy was sent; `Infinity` for a lost one. */
  readonly delayMs: number
  readonly folder: 'INBOX' | 'Spam'
}

/** What the goals are set for. */
export const usualArrivals: ArrivalModel = {
  name: 'usual',
  medianMs: 20_000,
  spread: 1.3,
  lossShare: 0.02,
  spamShare: 0.08,
}

/** The same with every copy in the inbox: the earliest decision depends on the threshold and the quorum alone. */
export const cleanArrivals: ArrivalModel = { ...usualArrivals, name: 'usual, none in Spam', spamShare: 0 }

/** Others that the schedule was not tuned for. */
export const otherArrivals: readonly ArrivalModel[] = [
  { name: 'quick (median 5 s, spread 0.5)', medianMs: 5000, spread: 0.5, lossShare: 0.02, spamShare: 0.08 },
  { name: 'slow (median 60 s, spread 1.0)', medianMs: 60_000, spread: 1, lossShare: 0.02, spamShare: 0.08 },
]

/** One arrival a copy. */
export function drawArrivals(model: ArrivalModel, count: number, random: Random): readonly Arrival[] {
  return Array.from({ length: count }, () => {
    const folder = random.fraction() < model.spamShare ? 'Spam' : 'INBOX'
    if (random.fraction() < model.lossShare) return { delayMs: Number.POSITIVE_INFINITY, folder }
    return { delayMs: model.medianMs * Math.exp(model.spread * drawNormal(random)), folder }
  })
}

/** Box and Muller. */
function drawNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.fraction()))
  return radius * Math.cos(2 * Math.PI * random.fraction())
}
