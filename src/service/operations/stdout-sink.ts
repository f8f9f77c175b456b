/** Standard output as the place where the log goes. */

import pino from 'pino'

import type { LogSink } from './service-log.ts'

/** Lines that nobody reads are kept up to this much; what comes after is dropped. */
const mostBufferedBytes = 16 * 1024 * 1024

/**
 * Writes in the background: a reader that stalls (a full pipe) must not stop the service, which a plain write to a
 * pipe would.
 */
export function stdoutSink(): LogSink & Disposable {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: mostBufferedBytes })
  // A reader that has gone away must not turn a running service into a crash.
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
