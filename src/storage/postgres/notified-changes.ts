/** Changes of tests, told to every instance on one PostgreSQL by LISTEN and NOTIFY. */

import type { SqlDatabase } from '../sql-database.ts'
import { changeListeners, type TestChanges } from '../test-changes.ts'
import { type HealingParts, keepListening } from './keep-listening.ts'
import { startTelling } from './tell-changes.ts'

/** The channel that all instances on one database share. */
const channel = 'presend_test_changed'

/**
 * Listeners of this instance are called directly, those of others by a notification after the commit. An instance that
 * dies between the two leaves the others' waiters to their time-out: see docs/scaling.md for why it is not inside.
 */
export function notifiedChanges(database: SqlDatabase, url: string, parts: Omit<HealingParts, 'signal'>): TestChanges {
  const listeners = changeListeners()
  const closing = new AbortController()
  const healing = { ...parts, signal: closing.signal }
  const ownName = parts.random.uuid()
  const teller = startTelling(database, { channel, ownName }, healing)
  let listening: Promise<void> | null = null
  return {
    announce: (numericId) => {
      listeners.call(numericId)
      teller.tell(numericId)
    },
    listen: (listener) => {
      // Commands that only write never listen, and need no connection for it.
      listening ??= keepListening({ url, channel }, healing, {
        onPayload: (payload) => {
          for (const id of parsePayload(payload, ownName)) listeners.call(id)
        },
        onGap: () => listeners.call('all'),
      })
      return listeners.add(listener)
    },
    [Symbol.asyncDispose]: async () => {
      closing.abort(new Error('the storage is closed'))
      await Promise.all([teller.end(), listening])
    },
  }
}

/** `<sender>:<number>,<number>…`; nothing when it is our own, and everything when somebody else wrote it. */
function parsePayload(payload: string, ownName: string): readonly (number | 'all')[] {
  const [sender = '', list = ''] = payload.split(':')
  if (sender === ownName) return []
  return /^\d+(?:,\d+)*$/u.test(list) ? list.split(',').map(Number) : ['all']
}
