/** The entry points of the bundle. This file is loaded after presend has printed its first line. */

import type { Host } from './foundation/world/host.ts'
import type { LoadJob } from './foundation/world/workers/serve-jobs.ts'
import type { World } from './foundation/world/world.ts'

/** Runs the GitHub Action and exits with its exit code. */
export async function runAction(): Promise<void> {
  const [{ runAction: run }, processDeps] = await Promise.all([import('./action/run-action.ts'), loadProcess()])
  processDeps.exitSoon(await run(processDeps.world, processDeps.host))
}

/** Runs the command line with this process's arguments and exits with its exit code. */
export async function runCommandLine(): Promise<void> {
  const [{ runCommandLine: run }, { nodeTerminal }, extensions, { exitSoon, ...processDeps }] = await Promise.all([
    import('./cli/run-command-line.ts'),
    import('./foundation/world/terminal.ts'),
    import('./extensions.ts'),
    loadProcess(),
  ])
  const { loadExtensionCommands, loadServiceExtensions } = extensions
  const deps = { ...processDeps, terminal: nodeTerminal(), loadServiceExtensions }
  exitSoon(await run(process.argv.slice(2), deps, await loadExtensionCommands()))
}

/** The jobs of worker threads. The code for a job is loaded when a thread first runs it. */
const workerJobs: Readonly<Record<string, LoadJob>> = {
  'render-template': async () => (await import('./action/assembly/template-jobs.ts')).renderTemplateInWorker,
  'list-template-files': async () => (await import('./action/assembly/template-jobs.ts')).listFilesInWorker,
  'render-and-check': async () => (await import('./action/assembly/preflight-job.ts')).openRenderAndCheckJob(),
  'preflight-template': async () => (await import('./action/assembly/preflight-job.ts')).openPreflightJob(),
  'parse-config': async () => (await import('./action/assembly/template-jobs.ts')).parseConfigInWorker,
  'read-baseline': async () => (await import('./action/assembly/template-jobs.ts')).readBaselineInWorker,
  'find-files': async () => (await import('./action/assembly/template-jobs.ts')).findFilesInWorker,
  'judge-message': async () => (await import('./service/receiving/judging/judging-jobs.ts')).judgeInWorker,
  'observe-authentication': async () => (await import('./service/receiving/judging/judging-jobs.ts')).observeInWorker,
  'find-tracking-ids': async () =>
    (await import('./service/receiving/judging/judging-jobs.ts')).findTrackingIdsInWorker,
  'compare-organizations': async () =>
    (await import('./service/receiving/judging/judging-jobs.ts')).compareOrganizationsInWorker,
  'read-test-mail': async () => (await import('./service/receiving/test-mail/test-mail-jobs.ts')).readTestMailInWorker,
  'render-test-mail': async () =>
    (await import('./service/receiving/test-mail/test-mail-jobs.ts')).renderTestMailInWorker,
  'read-upload-form': async () => (await import('./service/sending/upload-jobs.ts')).readUploadFormInWorker,
  'compose-upload': async () => (await import('./service/sending/upload-jobs.ts')).composeUploadInWorker,
  imap: async () => (await import('./extensions/mailboxes/imap/serve-imap.ts')).imapServiceJob(),
  'checkpoint-sqlite': async () => (await import('./service/storage/sqlite/checkpoint-job.ts')).checkpointInWorker,
}

/** Runs jobs in this worker thread until the thread is terminated. */
export async function runWorker(): Promise<void> {
  const [{ serveJobs }, { usePlainBlobs }, { extensionJobs }] = await Promise.all([
    import('./foundation/world/workers/serve-jobs.ts'),
    import('./foundation/world/workers/plain-blob.ts'),
    import('./extensions.ts'),
  ])
  usePlainBlobs()
  serveJobs({ ...workerJobs, ...extensionJobs })
}

/** Processes requests to mjml and juice until the parent process ends. */
export async function runTools(): Promise<void> {
  const { answerToolRequests } = await import('./action/assembly/answer-tool-requests.ts')
  answerToolRequests()
}

async function loadProcess(): Promise<{
  readonly world: World
  readonly host: Host
  readonly exitSoon: (exitCode: number) => void
}> {
  const [{ nodeWorld }, { nodeHost, exitSoon }] = await Promise.all([
    import('./foundation/world/node-world.ts'),
    import('./foundation/world/host.ts'),
  ])
  return { world: nodeWorld(), host: nodeHost(), exitSoon }
}
