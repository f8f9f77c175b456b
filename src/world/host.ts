/** The process that the action runs in: what it prints to, how it is told to stop, what its children inherit. */

/** What an entry may do to its own process; tests hand in a recording one. */
export interface Host {
  readonly workingDirectory: string
  /** Resolves when everything written so far has left the process. */
  flush(): Promise<void>
  /** Takes a variable out of the environment that children inherit. */
  forgetEnv(name: string): void
  /** Calls back at each SIGINT or SIGTERM, which then no longer ends the process; returns how to stop listening. */
  onStopSignal(listener: (name: StopSignal) => void): () => void
  /** Calls back at each SIGHUP, which then no longer ends the process; returns how to stop listening. */
  onReloadSignal(listener: () => void): () => void
  /** Calls back for an error that nobody caught, and for Node's own warnings; returns how to stop listening. */
  onStray(listener: (stray: Stray) => void): () => void
  /** Ends the process at once. */
  exit(code: number): void
}

export type StopSignal = 'SIGINT' | 'SIGTERM'

/** Something that reached no caller. `text` may hold anything: it is foreign. */
export type Stray =
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'warning'; readonly text: string }

const stopSignals: readonly StopSignal[] = ['SIGINT', 'SIGTERM']

/** The real process. */
export function nodeHost(): Host {
  // A reader that has gone away must not turn a finished run into a crash.
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

/** Node's own listener for warnings prints them to standard error as they are; it makes way for ours. */
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
