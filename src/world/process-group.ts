/** Ends a process with everything that it started. */

/** Does nothing if the group has ended. */
export function killGroup({ pid }: { readonly pid?: number | undefined }): void {
  if (pid === undefined) return
  try {
    // Windows has no process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // ESRCH: no process is left.
  }
}
