/** Ends the process: lets it exit on its own if no handle is open, and otherwise forces it to exit after one second. */

import { stopSignals } from './host.ts'

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
