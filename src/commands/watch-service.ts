/** Ends the service on a signal or an uncaught error. */

import type { ServiceLog } from '../service/operations/service-log.ts'
import type { Host } from '../world/host.ts'

/** Dispose to restore Node's handling of signals and errors. */
export interface ServiceWatch extends Disposable {
  /** Resolves when the service must end. */
  readonly ended: Promise<'told-to-stop' | 'crashed'>
}

/** A second signal ends the process at once. */
const abortedExitCode = 1

/**
 * Watches SIGINT, SIGTERM and uncaught errors. After an uncaught error the state of the process is unknown, so the
 * service shuts down, but finishes requests and messages in progress first.
 */
export function watchService(
  host: Pick<Host, 'onStopSignal' | 'onStray' | 'exit'>,
  log: Pick<ServiceLog, 'info' | 'warn' | 'error'>,
): ServiceWatch {
  const { promise: ended, resolve } = Promise.withResolvers<'told-to-stop' | 'crashed'>()
  let signalCount = 0
  const ignoreSignals = host.onStopSignal((signal) => {
    signalCount += 1
    if (signalCount === 1) {
      log.info('stopping', { signal })
      resolve('told-to-stop')
      return
    }
    log.warn('second signal received; exiting now', { signal })
    host.exit(abortedExitCode)
  })
  const ignoreStrays = host.onStray((stray) => {
    if (stray.status === 'warning') {
      log.warn('node warning', { text: stray.text })
      return
    }
    log.error('unexpected error, shutting down', { error: stray.error })
    resolve('crashed')
  })
  return {
    ended,
    [Symbol.dispose]: () => {
      ignoreSignals()
      ignoreStrays()
    },
  }
}
