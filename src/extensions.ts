/** The extensions of presend. This is the only file outside an extension that names one. */

import type { CommandSpec } from './cli/command.ts'
import type { LoadJob } from './foundation/world/workers/serve-jobs.ts'
import type { ServiceExtension } from './service/self-hosted/extension.ts'

/** Loads the commands of extensions. */
export async function loadExtensionCommands(): Promise<readonly CommandSpec[]> {
  return [(await import('./extensions/postmaster/commands/postmaster-command.ts')).postmasterCommand]
}

/** Loads what the extensions add to the service. */
export async function loadServiceExtensions(): Promise<readonly ServiceExtension[]> {
  return [(await import('./extensions/postmaster/service-extension.ts')).postmasterService]
}

/** The jobs that worker threads run for extensions. */
export const extensionJobs: Readonly<Record<string, LoadJob>> = {
  'read-report-mail': async () => (await import('./extensions/postmaster/dmarc/report-job.ts')).readReportMailInWorker,
}
