/** Watches the process for stop signals and uncaught errors. */

import { cancelledExitCode } from '../../check/exit-code.ts'
import type { Host, StopSignal } from '../../foundation/world/host.ts'
import type { Clock } from '../../foundation/world/world.ts'
import type { RunLog } from './run-log.ts'

/** The abort reason for a canceled run. */
export class RunCancelled extends Error {
  constructor(name: StopSignal) {
    super(`canceled by ${name}`)
    this.name = 'RunCancelled'
  }
}

/**
 * Abort signals for stop signals and uncaught errors. Disposing this object restores Node's default handling of signals
 * and errors.
 */
export interface ProcessWatch extends Disposable {
  /**
   * Aborts with RunCancelled at the first stop signal. The process exits at the second signal, or 1.8 s after the
   * first.
   */
  readonly cancelled: AbortSignal
  /** Aborts at the first uncaught error, after which the state of the process is unknown. */
  readonly crashed: AbortSignal
}

/** The time from the first signal until the process exits, even if the file system does not respond. */
const exitAfterMs = 1800

/**
 * Listens for SIGINT, SIGTERM and uncaught errors. GitHub sends SIGINT, then SIGTERM 7.5 s later, and kills the process
 * 2.5 s after that.
 * Source: actions/runner, ProcessInvoker.cs.
 */
export function watchProcess(
  host: Pick<Host, 'onStopSignal' | 'onStray' | 'exit'>,
  log: Pick<RunLog, 'info' | 'debug' | 'warn'>,
  clock: Pick<Clock, 'sleep'>,
): ProcessWatch {
  const cancelled = new AbortController()
  const disposed = new AbortController()
  const crashed = new AbortController()
  const ignoreSignals = host.onStopSignal((name) => {
    if (cancelled.signal.aborted) {
      host.exit(cancelledExitCode)
      return
    }
    log.info(`Received ${name}: stopping and writing the results so far`)
    cancelled.abort(new RunCancelled(name))
    clock.sleep(exitAfterMs, disposed.signal).then(
      () => host.exit(cancelledExitCode),
      () => undefined,
    )
  })
  const ignoreStrays = host.onStray((stray) => {
    if (stray.status === 'warning') {
      log.debug(stray.text)
      return
    }
    log.warn(`Unexpected error: ${messageOf(stray.error)}`)
    if (stray.error instanceof Error) log.debug(stray.error.stack ?? '')
    crashed.abort(stray.error)
  })
  return {
    cancelled: cancelled.signal,
    crashed: crashed.signal,
    [Symbol.dispose]: () => {
      disposed.abort()
      ignoreSignals()
      ignoreStrays()
    },
  }
}

/** Returns the message of an error, or of any other value that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}
