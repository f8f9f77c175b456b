/** Listens for notifications, and reconnects when the connection is lost. */

import { Client } from 'pg'

import type { Clock, Random } from '../../../foundation/world/world.ts'
import { connectionOptions } from './postgres-pool.ts'

/** The dependencies of the reconnect loop. */
export interface ReconnectOptions {
  readonly clock: Clock
  readonly random: Random
  /** Called with every error that causes a retry. */
  readonly onError: (error: unknown) => void
  /** Aborting this signal stops the retries. */
  readonly signal: AbortSignal
}

/** The callbacks of a listener. */
export interface ListeningEvents {
  onPayload(payload: string): void
  /** Called when a connection has been established. Earlier notifications may have been missed. */
  onConnected(): void
}

/**
 * The interval between test queries. Test queries are the only way to detect a connection that was dropped silently.
 */
const heartbeatMs = 15_000
const heartbeatLimitMs = 10_000

const firstRetryMs = 250
const maxRetryMs = 5000

/** Listens until the signal aborts; never rejects. */
export async function keepListening(
  target: { readonly url: string; readonly channel: string },
  options: ReconnectOptions,
  events: ListeningEvents,
): Promise<void> {
  for (let failures = 0; !options.signal.aborted; ) {
    try {
      await listenOnce(target, options, {
        onPayload: (payload) => events.onPayload(payload),
        onConnected: () => {
          failures = 0
          events.onConnected()
        },
      })
    } catch (error) {
      if (options.signal.aborted) return
      options.onError(error)
      failures += 1
      await sleepBeforeRetry(failures, options)
    }
  }
}

/**
 * Sleeps before a retry: 250 ms the first time, then twice as long each time, up to 5 s. Up to 50% jitter is
 * subtracted. Returns early when the signal aborts.
 */
export async function sleepBeforeRetry(failures: number, { clock, random, signal }: ReconnectOptions): Promise<void> {
  const delayMs = Math.min(firstRetryMs * 2 ** Math.min(failures - 1, 10), maxRetryMs)
  await clock.sleep(delayMs * (1 - random.fraction() / 2), signal).catch(() => undefined)
}

/** Listens on one connection. Rejects when the connection is lost, or with the signal's reason. */
async function listenOnce(
  { url, channel }: { readonly url: string; readonly channel: string },
  { clock, signal }: ReconnectOptions,
  events: ListeningEvents,
): Promise<void> {
  const client = new Client({ ...connectionOptions(url), query_timeout: heartbeatLimitMs })
  const lost = new AbortController()
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('PostgreSQL closed the listening connection')))
  client.on('notification', ({ payload }) => events.onPayload(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    events.onConnected()
    for (;;) {
      await clock.sleep(heartbeatMs, AbortSignal.any([signal, lost.signal]))
      await client.query('select 1')
    }
  } finally {
    // Do not await `end`, because it never resolves if the connection was dropped silently.
    void client.end().catch(() => undefined)
  }
}
