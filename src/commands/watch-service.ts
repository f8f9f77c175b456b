/** What tells a service to end: a signal, or an error that nobody caught. */

import type { ServiceLog } from '../service/operations/service-log.ts'
import type { Host } from '../world/host.ts'

/** Dispose it to leave signals and errors to Node again. */
export interface ServiceWatch extends Disposable {
  /** Resolves once the service must end, and says why. */
  readonly ended: Promise<'told-to-stop' | 'crashed'>
}

/** Whoever sends a second signal does not want to wait: what was under way is cut off. */
const cutOffExitCode = 1

/**
 * Listens for SIGINT and SIGTERM and for stray errors. After a stray error nobody knows what state the process is in, so
 * the service ends; but requests and messages that are under way are not to blame, and are finished first.
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
    host.exit(cutOffExitCode)
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
