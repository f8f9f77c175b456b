/** Notifies other instances of changed tests. */

import { sql } from 'kysely'

import type { SqlDatabase } from '../sql-database.ts'
import { type ReconnectOptions, sleepBeforeRetry } from './keep-listening.ts'

/**
 * The maximum number of ids per notification. A payload must be shorter than 8000 bytes, and an id takes up to 16
 * digits and a comma.
 */
const idsPerNotification = 400

/** If more ids than this accumulate while the database is unreachable, a single `all` notification replaces them. */
const maxPending = 10_000

/** Sends notifications in the background. */
export interface ChangeNotifier {
  notify(numericId: number): void
  /** Stops the notifier after waiting for any notification that is being sent. */
  end(): Promise<void>
}

/** Starts a notifier. Ids that arrive while a notification is being sent are collected for the next notification. */
export function startChangeNotifier(
  database: SqlDatabase,
  { channel, ownName }: { readonly channel: string; readonly ownName: string },
  options: ReconnectOptions,
): ChangeNotifier {
  const pending = new Set<number | 'all'>()
  let sending: Promise<void> | null = null

  async function sendAll(): Promise<void> {
    for (let failures = 0; pending.size > 0; ) {
      const ids = [...pending].slice(0, idsPerNotification)
      // Ids are removed from the queue before they are sent, so that a change during the send causes another
      // notification.
      for (const id of ids) pending.delete(id)
      try {
        await sendNotification(database, channel, `${ownName}:${ids.join(',')}`)
        failures = 0
      } catch (error) {
        options.onError(error)
        if (options.signal.aborted) break
        for (const id of ids) pending.add(id)
        failures += 1
        await sleepBeforeRetry(failures, options)
      }
    }
    sending = null
  }

  return {
    notify: (numericId) => {
      if (pending.size < maxPending) pending.add(numericId)
      else {
        pending.clear()
        pending.add('all')
      }
      sending ??= sendAll()
    },
    end: async () => {
      await sending
    },
  }
}

/**
 * Sends a notification after the commit, in its own transaction without an fsync. PostgreSQL commits transactions
 * containing NOTIFY one at a time, so they could not share an fsync. `synchronous_commit` is changed for this statement
 * only.
 */
async function sendNotification({ db }: SqlDatabase, channel: string, payload: string): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${payload})`.execute(db)
}
