/** Handles signals, which stop the service or reload its certificates, and uncaught errors, which stop it. */

import type { Host } from '../foundation/world/host.ts'
import type { ServiceLog } from '../service/operations/service-log.ts'

/** Watches the process for stop signals and uncaught errors. Disposing this object restores Node's own handling. */
export interface ServiceWatch extends Disposable {
  /** Resolves when the service should stop. */
  readonly ended: Promise<'stop-requested' | 'crashed'>
}

/** The exit code after a second signal, which ends the process immediately. */
const abortedExitCode = 1

/**
 * Watches for SIGINT, SIGTERM and uncaught errors. After an uncaught error, the process is in an unknown state, so the
 * service stops, but only after finishing the requests and messages in progress.
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

/** The reload signal (SIGHUP). Disposing this object restores Node's default behavior: SIGHUP ends the process. */
export interface ReloadWatch extends Disposable {
  /** Calls `reload` for each SIGHUP, including signals received before this call. `reload` must not reject. */
  call(reload: () => Promise<void>): void
}

/** Runs reloads one after another, so that the service ends up using the newest files. */
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
