/**
 * Models how test mail arrives, for simulated runs that wait for results.
 *
 * The delay of a copy (from the last byte sent until its result can be read) has a log-normal distribution: its median
 * is 20 s, and the standard deviation of its logarithm is 1.3. Half of the copies that arrive therefore do so within 20
 * s, 90% within 106 s, and 98% within 290 s. Greylisting, slow filters, and mailboxes that are read once a minute cause
 * the long tail. 2% of the copies never arrive. Of the received copies, 8% land in Spam, and all pass SPF, DKIM and
 * DMARC. A run passes when it reaches the inbox threshold of 85% and, if it has authentication thresholds, the quorum
 * of 90%. A run fails when the inbox threshold can no longer be reached. The reference client polls every
 * 30 s until all results have arrived or 3600 s have passed. With these figures, it decides about 2330 s later than it
 * could, and sends 82 requests. The goals were set relative to this client.
 */

import type { Random } from '../../src/foundation/world/world.ts'

export interface ArrivalModel {
  readonly name: string
  readonly medianMs: number
  /** The standard deviation of the natural logarithm of the delay. */
  readonly spread: number
  /** The share of the copies that are lost, from 0 to 1. */
  readonly lossShare: number
  /** The share of received copies that land in Spam, from 0 to 1. */
  readonly spamShare: number
}

/** The simulated arrival of one copy. */
export interface Arrival {
  /** The time from when the last copy was sent until this copy arrives, in milliseconds; `Infinity` for a lost copy. */
  readonly delayMs: number
  readonly folder: 'INBOX' | 'Spam'
}

/** The model on which the goals are based. */
export const usualArrivals: ArrivalModel = {
  name: 'usual',
  medianMs: 20_000,
  spread: 1.3,
  lossShare: 0.02,
  spamShare: 0.08,
}

/**
 * The same model, but every copy that arrives lands in the inbox. The earliest decision then depends only on the
 * threshold and the quorum.
 */
export const cleanArrivals: ArrivalModel = { ...usualArrivals, name: 'usual, none in Spam', spamShare: 0 }

/** Other models, which were not used to tune the polling schedule. */
export const otherArrivals: readonly ArrivalModel[] = [
  { name: 'quick (median 5 s, spread 0.5)', medianMs: 5000, spread: 0.5, lossShare: 0.02, spamShare: 0.08 },
  { name: 'slow (median 60 s, spread 1.0)', medianMs: 60_000, spread: 1, lossShare: 0.02, spamShare: 0.08 },
]

/** Draws a random arrival for each copy. */
export function drawArrivals(model: ArrivalModel, count: number, random: Random): readonly Arrival[] {
  return Array.from({ length: count }, () => {
    const folder = random.fraction() < model.spamShare ? 'Spam' : 'INBOX'
    if (random.fraction() < model.lossShare) return { delayMs: Number.POSITIVE_INFINITY, folder }
    return { delayMs: model.medianMs * Math.exp(model.spread * drawNormal(random)), folder }
  })
}

/** Draws a normally distributed random number, using the Box–Muller method. */
function drawNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.fraction()))
  return radius * Math.cos(2 * Math.PI * random.fraction())
}
