/** Tells other instances which tests have changed. */

import { sql } from 'kysely'

import type { SqlDatabase } from '../sql-database.ts'
import { type HealingParts, pauseAfter } from './keep-listening.ts'

/** A payload has less than 8000 bytes; a number has at most 16 digits and a comma. */
const idsPerNotification = 400

/** More than this are not kept for a database that does not answer: then everybody looks again. */
const maxUntold = 10_000

/** Sends notifications in the background. */
export interface Teller {
  tell(numericId: number): void
  /** Waits for what is being told right now. */
  end(): Promise<void>
}

/** Starts with nothing to tell; while one notification is under way, the next ones gather. */
export function startTelling(
  database: SqlDatabase,
  { channel, ownName }: { readonly channel: string; readonly ownName: string },
  parts: HealingParts,
): Teller {
  const untold = new Set<number | 'all'>()
  let telling: Promise<void> | null = null

  async function tellAll(): Promise<void> {
    for (let failures = 0; untold.size > 0; ) {
      const ids = [...untold].slice(0, idsPerNotification)
      // Before it is sent: a test that changes again meanwhile must be told again.
      for (const id of ids) untold.delete(id)
      try {
        await notify(database, channel, `${ownName}:${ids.join(',')}`)
        failures = 0
      } catch (error) {
        parts.onError(error)
        if (parts.signal.aborted) break
        for (const id of ids) untold.add(id)
        failures += 1
        await pauseAfter(failures, parts)
      }
    }
    telling = null
  }

  return {
    tell: (numericId) => {
      if (untold.size < maxUntold) untold.add(numericId)
      else {
        untold.clear()
        untold.add('all')
      }
      telling ??= tellAll()
    },
    end: async () => {
      await telling
    },
  }
}

/**
 * After the commit and in a transaction of its own that waits for no disk: PostgreSQL commits one notifying transaction
 * at a time, and an fsync inside that lock could not be shared. The setting holds for this one statement; what a power
 * cut takes of it is a notification that nobody is left to hear.
 */
async function notify({ db }: SqlDatabase, channel: string, payload: string): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${payload})`.execute(db)
}
