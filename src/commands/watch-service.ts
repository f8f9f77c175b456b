/** Handles signals and uncaught errors: shuts down the service, or reloads it. */

import type { ServiceLog } from '../service/operations/service-log.ts'
import type { Host } from '../world/host.ts'

/** Watches the process for signals and errors. Disposing the watch restores Node's handling of signals and errors. */
export interface ServiceWatch extends Disposable {
  /** Resolves when the service should stop. */
  readonly ended: Promise<'stop-requested' | 'crashed'>
}

/** The exit code after a second signal, which ends the process immediately. */
const abortedExitCode = 1

/**
 * Watches for SIGINT, SIGTERM and uncaught errors. After an uncaught error, the state of the process is unknown, so the
 * service shuts down, but first finishes the requests and messages in progress.
 */
export function watchService(
  host: Pick<Host, 'onStopSignal' | 'onStray' | 'exit'>,
  log: Pick<ServiceLog, 'info' | 'warn' | 'error'>,
): ServiceWatch {
  const { promise: ended, resolve } = Promise.withResolvers<'stop-requested' | 'crashed'>()
  let signalCount = 0
  const ignoreSignals = host.onStopSignal((signal) => {
    signalCount += 1
    if (signalCount === 1) {
      log.info('stopping', { signal })
      resolve('stop-requested')
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

/** Watches the process for SIGHUP. Disposing the watch restores Node's default behavior: SIGHUP ends the process. */
export interface ReloadWatch extends Disposable {
  /** Calls `reload` for each SIGHUP, including those received earlier. `reload` must not reject. */
  call(reload: () => Promise<void>): void
}

/** Runs reloads one after another, so that the newest files are in effect at the end. */
export function watchReloads(host: Pick<Host, 'onReloadSignal'>): ReloadWatch {
  const { promise: reloading, resolve } = Promise.withResolvers<() => Promise<void>>()
  let last: Promise<void> = Promise.resolve()
  const next = async (before: Promise<void>): Promise<void> => {
    await before
    const reload = await reloading
    await reload()
  }
  const ignoreSignals = host.onReloadSignal(() => {
    last = next(last)
  })
  return { call: resolve, [Symbol.dispose]: ignoreSignals }
}
