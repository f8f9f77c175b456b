/** Ends the process: on its own if no handle is open, by force after a second otherwise. */

/** How long to wait, so that a leaked handle does not keep a finished run alive. */
const graceMs = 1000

/** Sets the exit code and lets the process exit; forces the exit after a second. */
export function exitSoon(exitCode: number): void {
  process.exitCode = exitCode
  setTimeout(() => process.exit(), graceMs).unref()
}
