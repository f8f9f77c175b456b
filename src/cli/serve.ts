/** Runs `presend serve`, which runs the service until it is stopped. */

import { unescape } from 'node:querystring'
import { readServiceSettings } from '../check/settings/service-file/read-service-settings.ts'
import type { ServiceSettings } from '../check/settings/service-file/service-settings.ts'
import { PresendError, validOrThrow } from '../foundation/errors/presend-error.ts'
import { renderProblem } from '../foundation/errors/problem.ts'
import { scrubber } from '../foundation/world/scrub-secrets.ts'
import { Secret } from '../foundation/world/secret.ts'
import { version } from '../foundation/world/version.ts'
import { type LogFields, type LogSink, openServiceLog, type ServiceLog } from '../service/operations/service-log.ts'
import { stdoutSink } from '../service/operations/stdout-sink.ts'
import { checkFiles } from '../service/self-hosted/settings-resources.ts'
import { type SelfHostedService, startSelfHosted } from '../service/self-hosted.ts'
import { checkHealth, checkService } from './check-service.ts'
import type { CommandDeps } from './command.ts'
import { requireArgon2 } from './require-argon2.ts'
import { watchReloads, watchService } from './watch-service.ts'

/** The arguments and options of `presend serve`. */
export interface ServeInput {
  /**
   * The flags: the name of the setting and the text given for each. The value of the `config` flag is the path of the
   * service file.
   */
  readonly flags: readonly { readonly name: string; readonly text: string }[]
  readonly isCheck: boolean
  readonly isHealth: boolean
}

/** Runs the service. Returns the exit code when the service has stopped. Rejects if it cannot start. */
export async function runServe(input: ServeInput, deps: CommandDeps): Promise<number> {
  requireArgon2('presend serve')
  if (input.isCheck) return await checkService(await readSettings(input, deps), deps)
  if (input.isHealth) return await checkHealth(await readSettings(input, deps), deps)
  using sink = stdoutSink()
  try {
    return await serve(input, { ...deps, sink })
  } catch (error) {
    // The caller prints the error to standard error, but it must also appear in the log.
    openServiceLog({ level: 'fatal', sink, clock: deps.world.clock }).fatal('start failed', startFailure(error))
    await sink.flush()
    throw error
  }
}

/** Reads the settings. @throws PresendError SETTINGS_INVALID with all problems */
async function readSettings(
  { flags }: Pick<ServeInput, 'flags'>,
  { world, host: { workingDirectory } }: Pick<CommandDeps, 'world' | 'host'>,
): Promise<ServiceSettings> {
  const parsed = await readServiceSettings(
    { flags, workingDirectory, checkFiles: async (files) => await checkFiles(files, { ...world, workingDirectory }) },
    world,
  )
  return validOrThrow(parsed, 'Reading the service settings')
}

function startFailure(error: unknown): LogFields {
  if (!(error instanceof PresendError)) return { error }
  const problems = error.problems.length === 0 ? [error.message] : error.problems.map(renderProblem)
  return { code: error.code, problems }
}

/** The dependencies of the running service. */
export type ServeDeps = Pick<CommandDeps, 'world' | 'host' | 'loadServiceExtensions'> & { readonly sink: LogSink }

/**
 * Runs the service with a log sink. Returns 0 if the service stopped as requested. Returns 1 if it was aborted, or
 * stopped after an unexpected error.
 */
export async function serve(input: Pick<ServeInput, 'flags'>, deps: ServeDeps): Promise<number> {
  const { world, host, sink } = deps
  const { workingDirectory } = host
  const settings = await readSettings(input, { world, host })
  const log = openServiceLog({
    level: settings.logLevel,
    sink,
    clock: world.clock,
    scrub: scrubber(secretsOf(settings.storage)),
  })
  using watch = watchService(host, log)
  using reloads = watchReloads(host)
  const { effective } = settings
  log.info('starting', {
    version,
    node: process.version,
    pid: process.pid,
    listen: effective['listen'],
    smtp: effective['smtp'],
    storage: storageKind(settings.storage),
  })
  log.debug('settings in effect', { settings: effective })
  for (const text of settings.notices) log.warn('settings notice', { text })
  const extensions = await deps.loadServiceExtensions()
  const service = await startSelfHosted(settings, { ...world, workingDirectory, log }, extensions)
  logListening(service, log)
  reloads.call(async () => await service.reloadCertificates())
  const end = await watch.ended
  const startMs = world.clock.monotonicMs()
  const drained = await service.drain()
  await service[Symbol.asyncDispose]()
  log.info('stopped', { ms: Math.round(world.clock.monotonicMs() - startMs) })
  await sink.flush()
  return end === 'stop-requested' && drained === 'finished' ? 0 : 1
}

function storageKind(storage: Secret): 'memory' | 'postgresql' | 'sqlite' {
  const text = storage.reveal()
  if (text === 'memory') return 'memory'
  return URL.parse(text)?.protocol.startsWith('postgres') === true ? 'postgresql' : 'sqlite'
}

/**
 * Logs the addresses on which the service listens. Scripts wait for this line, so it is written regardless of the log
 * level.
 */
function logListening({ http, smtp, metrics, apiUrl, publicUrl }: SelfHostedService, log: ServiceLog): void {
  log.always('listening', {
    http: { host: http.host, port: http.port },
    smtp: smtp === null ? null : { host: smtp.host, port: smtp.port },
    ...(metrics === null ? {} : { metrics }),
    api_url: apiUrl,
    public_url: publicUrl,
  })
}

/**
 * Returns the password in the database URL, both percent-encoded and decoded, so that both forms are removed from the
 * log.
 */
function secretsOf(storage: Secret): readonly Secret[] {
  const url = URL.parse(storage.reveal())
  if (url === null || url.password === '') return []
  const encoded = [url.password, ...url.searchParams.getAll('password')]
  return encoded.flatMap((text) => [new Secret(text), new Secret(unescape(text))])
}
