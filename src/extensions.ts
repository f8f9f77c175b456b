/** The extensions of presend. This is the only file outside an extension that names one. */

import type { CommandSpec } from './commands/command.ts'
import type { ServiceExtension } from './service/self-hosted/extension.ts'
import type { LoadJob } from './world/workers/serve-jobs.ts'

/** Loads the commands of extensions. */
export async function loadExtensionCommands(): Promise<readonly CommandSpec[]> {
  return [(await import('./postmaster/commands/postmaster-command.ts')).postmasterCommand]
}

/** Loads what the extensions add to the service. */
export async function loadServiceExtensions(): Promise<readonly ServiceExtension[]> {
  return [(await import('./postmaster/service-extension.ts')).postmasterService]
}

/** The jobs that worker threads run for extensions. */
export const extensionJobs: Readonly<Record<string, LoadJob>> = {
  'read-report-mail': async () => (await import('./postmaster/dmarc/report-job.ts')).readReportMailInWorker,
}
