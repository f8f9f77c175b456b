/** Writes the log to standard output. */

import pino from 'pino'

import type { LogSink } from './service-log.ts'

/** The maximum amount of unread output. Further lines are dropped. */
const maxBufferedBytes = 16 * 1024 * 1024

/** Opens a sink that writes asynchronously: a synchronous write to a full pipe would block the service. */
export function stdoutSink(): LogSink & Disposable {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: maxBufferedBytes })
  // Ignore EPIPE: the reader has closed the pipe, but the service must keep running.
  destination.on('error', () => undefined)
  return {
    write: (line) => void destination.write(line),
    flush: async () =>
      await new Promise((resolve) => {
        destination.flush(() => resolve())
      }),
    [Symbol.dispose]: () => destination.flushSync(),
  }
}
