/** The end of the process: by itself when nothing is left open, by force soon after when something is. */

/** A run that is over must not be held up by a handle that somebody forgot. */
const graceMs = 1000

/** Sets the exit code and lets the process end; after a second it is ended whatever is still open. */
export function exitSoon(exitCode: number): void {
  process.exitCode = exitCode
  setTimeout(() => process.exit(), graceMs).unref()
}
