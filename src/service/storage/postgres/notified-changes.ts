/** Announces changed tests to all instances that use a PostgreSQL database, through LISTEN and NOTIFY. */

import type { SqlDatabase } from '../sql-database.ts'
import { changeListeners, type TestChanges } from '../test-changes.ts'
import { startChangeNotifier } from './change-notifier.ts'
import { keepListening, type ReconnectOptions } from './keep-listening.ts'

const channel = 'presend_test_changed'

/**
 * Calls the listeners in this instance directly, and the listeners in other instances through a notification after the
 * commit. If this instance dies before it sends the notification, long polls on other instances see the change only
 * when they time out. `docs/decisions/0013-notify-after-the-commit.md` explains why the notification is not part of the transaction.
 */
export function notifiedChanges(
  database: SqlDatabase,
  url: string,
  options: Omit<ReconnectOptions, 'signal'>,
): TestChanges {
  const listeners = changeListeners()
  const closing = new AbortController()
  const reconnecting = { ...options, signal: closing.signal }
  const ownName = options.random.uuid()
  const notifier = startChangeNotifier(database, { channel, ownName }, reconnecting)
  let listening: Promise<void> | null = null
  return {
    announce: (numericId) => {
      listeners.call(numericId)
      notifier.notify(numericId)
    },
    listen: (listener) => {
      // Connect on first use, because commands never listen.
      listening ??= keepListening({ url, channel }, reconnecting, {
        onPayload: (payload) => {
          for (const id of parsePayload(payload, ownName)) listeners.call(id)
        },
        onConnected: () => listeners.call('all'),
      })
      return listeners.add(listener)
    },
    [Symbol.asyncDispose]: async () => {
      closing.abort(new Error('storage closed'))
      await Promise.all([notifier.end(), listening])
    },
  }
}

/**
 * Parses `<sender>:<id>,<id>…`. Returns no ids for a notification that this instance sent. A payload in any other
 * format means that all tests may have changed.
 */
function parsePayload(payload: string, ownName: string): readonly (number | 'all')[] {
  const [sender = '', list = ''] = payload.split(':')
  if (sender === ownName) return []
  return /^\d+(?:,\d+)*$/u.test(list) ? list.split(',').map(Number) : ['all']
}
