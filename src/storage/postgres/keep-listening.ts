/** A connection that listens for notifications, and is made again whenever it is lost. */

import { Client } from 'pg'

import type { Clock, Random } from '../../world/world.ts'
import { connectionOptions } from './postgres-pool.ts'

/** What something needs that heals by itself. */
export interface HealingParts {
  readonly clock: Clock
  readonly random: Random
  /** Told of every failure that is tried again. */
  readonly onError: (error: unknown) => void
  /** Ends it. */
  readonly signal: AbortSignal
}

/** What comes in. */
export interface ListeningEvents {
  onPayload(payload: string): void
  /** From now on nothing is missed; until now something may have been. */
  onGap(): void
}

/** How often the connection is asked whether it still lives: one that was cut in silence says nothing by itself. */
const heartbeatMs = 15_000
const heartbeatLimitMs = 10_000

const firstRetryMs = 250
const longestRetryMs = 5000

/** Listens until the signal aborts; never rejects. */
export async function keepListening(
  target: { readonly url: string; readonly channel: string },
  parts: HealingParts,
  events: ListeningEvents,
): Promise<void> {
  for (let failures = 0; !parts.signal.aborted; ) {
    try {
      await listenOnce(target, parts, {
        onPayload: (payload) => events.onPayload(payload),
        onGap: () => {
          failures = 0
          events.onGap()
        },
      })
    } catch (error) {
      if (parts.signal.aborted) return
      parts.onError(error)
      failures += 1
      await pauseAfter(failures, parts)
    }
  }
}

/** Waits before the next try: 250 ms, doubling, at most 5 s, less up to half by chance. Returns early at the end. */
export async function pauseAfter(failures: number, { clock, random, signal }: HealingParts): Promise<void> {
  const longestMs = Math.min(firstRetryMs * 2 ** Math.min(failures - 1, 10), longestRetryMs)
  await clock.sleep(longestMs * (1 - random.fraction() / 2), signal).catch(() => undefined)
}

/** Rejects when the connection is lost, or with the signal's reason. */
async function listenOnce(
  { url, channel }: { readonly url: string; readonly channel: string },
  { clock, signal }: HealingParts,
  events: ListeningEvents,
): Promise<void> {
  const client = new Client({ ...connectionOptions(url), query_timeout: heartbeatLimitMs })
  const lost = new AbortController()
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('PostgreSQL closed the connection that listens')))
  client.on('notification', ({ payload }) => events.onPayload(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    events.onGap()
    for (;;) {
      await clock.sleep(heartbeatMs, AbortSignal.any([signal, lost.signal]))
      await client.query('select 1')
    }
  } finally {
    // Not awaited: a connection that was cut in silence never says goodbye.
    void client.end().catch(() => undefined)
  }
}
