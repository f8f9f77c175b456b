/** The operating system process in which presend runs: output, signals, and the environment of child processes. */

/** The operations that an entry point can perform on its own process. Tests use a fake host. */
export interface Host {
  readonly workingDirectory: string
  /** Resolves when all output has been flushed. */
  flush(): Promise<void>
  /** Removes a variable from the environment that child processes inherit. */
  forgetEnv(name: string): void
  /** Calls `listener` on SIGINT and SIGTERM instead of ending the process. Returns a function that stops listening. */
  onStopSignal(listener: (name: StopSignal) => void): () => void
  /** Calls `listener` on SIGHUP instead of ending the process. Returns a function that stops listening. */
  onReloadSignal(listener: () => void): () => void
  /** Calls `listener` for uncaught errors and for Node's warnings. Returns a function that stops listening. */
  onStray(listener: (stray: Stray) => void): () => void
  /** Ends the process immediately. */
  exit(code: number): void
}

export type StopSignal = 'SIGINT' | 'SIGTERM'

/** An uncaught error or a warning. `text` is untrusted. */
export type Stray =
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'warning'; readonly text: string }

/** The signals that ask a process to stop. */
export const stopSignals: readonly StopSignal[] = ['SIGINT', 'SIGTERM']

/** Creates a Host for the real process. */
export function nodeHost(): Host {
  // The run must not crash when the program that reads its output closes the pipe.
  process.stdout.on('error', () => undefined)
  return {
    workingDirectory: process.cwd(),
    flush: () =>
      new Promise((resolve) => {
        process.stdout.write('', () => resolve())
      }),
    forgetEnv: (name) => {
      delete process.env[name]
    },
    onStopSignal,
    onReloadSignal,
    onStray,
    exit: (code) => process.exit(code),
  }
}

function onStopSignal(listener: (name: StopSignal) => void): () => void {
  for (const name of stopSignals) process.on(name, listener)
  return () => {
    for (const name of stopSignals) process.off(name, listener)
  }
}

function onReloadSignal(listener: () => void): () => void {
  process.on('SIGHUP', listener)
  return () => void process.off('SIGHUP', listener)
}

/** Replaces Node's own warning listener, which would print untrusted text to standard error. */
function onStray(listener: (stray: Stray) => void): () => void {
  const onError = (error: unknown): void => listener({ status: 'error', error })
  const onWarning = (warning: Error): void => listener({ status: 'warning', text: String(warning) })
  const printers = process.listeners('warning')
  process.removeAllListeners('warning').on('warning', onWarning)
  process.on('uncaughtException', onError).on('unhandledRejection', onError)
  return () => {
    process.off('uncaughtException', onError).off('unhandledRejection', onError).off('warning', onWarning)
    for (const printer of printers) process.on('warning', printer)
  }
}

/** How long to wait before forcing the exit, so that a leaked handle does not keep a finished run alive. */
const graceMs = 1000

/**
 * Sets the exit code and lets the process exit. Forces the exit after one second or when a stop signal arrives. Without
 * a listener, the signal would end the process itself, and the finished run would lose its exit code.
 */
export function exitSoon(exitCode: number): void {
  process.exitCode = exitCode
  for (const name of stopSignals) process.once(name, () => process.exit())
  setTimeout(() => process.exit(), graceMs).unref()
}
