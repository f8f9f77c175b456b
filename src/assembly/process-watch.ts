/** What may befall the process while it runs: being cancelled, and errors that nobody caught. */

import { cancelledExitCode } from '../check/exit-code.ts'
import type { Host, StopSignal } from '../world/host.ts'
import type { Clock } from '../world/world.ts'
import type { RunLog } from './run-log.ts'

/** Why a run was cancelled. */
export class RunCancelled extends Error {
  constructor(name: StopSignal) {
    super(`cancelled by ${name}`)
    this.name = 'RunCancelled'
  }
}

/** Dispose it to leave signals and errors to Node again. */
export interface ProcessWatch extends Disposable {
  /** Aborts with RunCancelled at the first signal; the second ends the process, and so do 1.8 s. */
  readonly cancelled: AbortSignal
  /** Aborts with the first error that nobody caught: what it leaves behind cannot be trusted to go on. */
  readonly crashed: AbortSignal
}

/** A run that was told to stop ends by itself before this; a file system that hangs must not keep the process. */
const lastMs = 1800

/**
 * Listens for SIGINT and SIGTERM and for stray errors. GitHub sends SIGINT, 7.5 s later SIGTERM, and kills 2.5 s after
 * that; whoever sends a second one does not want to wait. Source: actions/runner, ProcessInvoker.cs.
 */
export function watchProcess(
  host: Pick<Host, 'onStopSignal' | 'onStray' | 'exit'>,
  log: Pick<RunLog, 'info' | 'debug' | 'warn'>,
  clock: Pick<Clock, 'sleep'>,
): ProcessWatch {
  const cancelled = new AbortController()
  const over = new AbortController()
  const crashed = new AbortController()
  const ignoreSignals = host.onStopSignal((name) => {
    if (cancelled.signal.aborted) {
      host.exit(cancelledExitCode)
      return
    }
    log.info(`Received ${name}: stopping, and writing what is known so far`)
    cancelled.abort(new RunCancelled(name))
    clock.sleep(lastMs, over.signal).then(
      () => host.exit(cancelledExitCode),
      () => undefined,
    )
  })
  const ignoreStrays = host.onStray((stray) => {
    if (stray.status === 'warning') {
      log.debug(stray.text)
      return
    }
    log.warn(`An error that nobody expected: ${messageOf(stray.error)}`)
    if (stray.error instanceof Error) log.debug(stray.error.stack ?? '')
    crashed.abort(stray.error)
  })
  return {
    cancelled: cancelled.signal,
    crashed: crashed.signal,
    [Symbol.dispose]: () => {
      over.abort()
      ignoreSignals()
      ignoreStrays()
    },
  }
}

/** What an unknown thrown thing says. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}
