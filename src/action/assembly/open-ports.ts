/** Connects a run's ports (the interfaces it uses) to an embedded or remote service and to an SMTP server. */

import type { ChangedFiles } from '../../check/changed-files.ts'
import type { CheckPorts, Renderer } from '../../check/ports.ts'
import type { Settings } from '../../check/settings/settings.ts'
import type { OpenRequest } from './open-request.ts'
import { type OpenService, openService } from './open-service.ts'
import { openSmtp } from './open-smtp.ts'
import { readRepositoryText } from './read-repository-text.ts'
import { runRenderCommands } from './run-render-commands.ts'
import type { TemplateWorker } from './template-worker.ts'

/**
 * Opens the ports for one run. All code is loaded on first use, so a run with invalid settings or templates opens no
 * socket. Disposing the ports stops the embedded service and closes all connections.
 */
export function openPorts(settings: Settings, request: OpenRequest): CheckPorts & AsyncDisposable {
  const { clock, random } = request.world
  const stack = new AsyncDisposableStack()
  const service = once(async () => stack.use(await openService(settings, request)))
  const submission = once(async () => {
    const readCa = async (path: string): Promise<string> => await readRepositoryText({ name: 'smtp-ca', path }, request)
    return stack.use(
      await openSmtp(settings, { world: request.world, readCa, trace: request.trace }, (await service()).receiver),
    )
  })
  return {
    repositoryRoot: request.repositoryRoot,
    clock,
    random,
    files: request.templateWorker.files,
    serviceKind: settings.service.kind,
    progress: request.onProgress,
    listChangedFiles: async (signal) =>
      request.listChangedFiles === undefined ? notInAction : await request.listChangedFiles(settings, signal),
    listCommittedFiles: async (directory, signal) => {
      const { listCommittedFiles } = await import('./list-committed-files.ts')
      return await listCommittedFiles(directory, request.world.env, signal)
    },
    openRenderer: () => openRenderer(settings, request.templateWorker),
    readBaseline: async (file, signal) => await request.templateWorker.readBaseline(file, signal),
    runCommands: runRenderCommands(request.world.env),
    verifySubmission: async (options, signal) => await (await submission()).verify(options, signal),
    prepareSubmission: (sessionCount) => void submission().then((opened) => opened.prepare(sessionCount), ignore),
    createTest: async (test, limit, signal) => await (await service()).client.createTest(test, limit, signal),
    findTest: async (trackingId, limit, signal) => await (await service()).client.findTest(trackingId, limit, signal),
    submit: async (messages, options, signal) => await (await submission()).submit(messages, options, signal),
    watchResults: (test, options, signal) => watch(service, (client) => client.watchResults(test, options, signal)),
    reportOutcome: async (report, signal) => await (await service()).client.reportOutcome(report, signal),
    listPostmasterAccounts: async (limit, signal) =>
      await (await service()).client.listPostmasterAccounts(limit, signal),
    readPostmasterDomain: async (question, signal) =>
      await (await service()).client.readPostmasterDomain(question, signal),
    [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
  }
}

/** The changed files outside GitHub Actions. */
const notInAction: ChangedFiles = { status: 'unknown', reason: 'only a GitHub Actions run knows the changed files' }

/**
 * Ignores an error from opening the SMTP submission, because each later call that needs the submission fails with the
 * same error.
 */
function ignore(): void {}

/**
 * Returns the renderer. Disposing the renderer ends the worker thread, unless the embedded service still needs the
 * thread.
 */
function openRenderer({ service }: Settings, worker: TemplateWorker): Renderer {
  return service.kind === 'remote' ? worker : { ...worker, [Symbol.asyncDispose]: () => Promise.resolve() }
}

async function* watch<T>(
  service: () => Promise<OpenService>,
  start: (client: OpenService['client']) => AsyncIterable<T>,
): AsyncGenerator<T> {
  yield* start((await service()).client)
}

/** Calls `open` once, and returns the same promise to all callers, even after a failure. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | null = null
  return async () => await (opening ??= open())
}
