/** Ends a process together with all processes that it started. */

/** Ends the process group. Does nothing if the group has already ended. */
export function killGroup({ pid }: { readonly pid?: number | undefined }): void {
  if (pid === undefined) return
  try {
    // Windows has no process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // ESRCH means that no process is left.
  }
}
