/** `presend serve`: the run half. Runs until it is told to stop. */

import { unescape } from 'node:querystring'

import { PresendError } from '../errors/presend-error.ts'
import { renderProblem } from '../errors/problem.ts'
import type { LogFields, LogSink, ServiceLog } from '../service/operations/service-log.ts'
import { openServiceLog } from '../service/operations/service-log.ts'
import { stdoutSink } from '../service/operations/stdout-sink.ts'
import { type SelfHostedService, startSelfHosted } from '../service/self-hosted.ts'
import type { ServiceSettings } from '../settings/service-file/service-settings.ts'
import { scrubber } from '../world/scrub-secrets.ts'
import { Secret } from '../world/secret.ts'
import { version } from '../world/version.ts'
import { checkHealth } from './check-health.ts'
import { checkService } from './check-service.ts'
import type { CommandTools } from './command-parts.ts'
import { readServeSettings } from './read-serve-settings.ts'
import type { ServeLine } from './serve-command.ts'
import { watchReloads } from './watch-reloads.ts'
import { watchService } from './watch-service.ts'

/** Runs the service; resolves with the exit code once it has stopped. Rejects when it cannot start. */
export async function runServeCommand(line: ServeLine, tools: CommandTools): Promise<number> {
  if (line.action === 'check') return await checkService(line, tools)
  if (line.action === 'health') return await checkHealth(line, tools)
  using sink = stdoutSink()
  try {
    return await serve(line, { ...tools, sink })
  } catch (error) {
    // The caller tells people on standard error; whatever reads the log must find it there, too.
    openServiceLog({ level: 'fatal', sink, clock: tools.world.clock }).fatal('start failed', startFailure(error))
    await sink.flush()
    throw error
  }
}

function startFailure(error: unknown): LogFields {
  if (!(error instanceof PresendError)) return { error }
  const problems = error.problems.length === 0 ? [error.message] : error.problems.map(renderProblem)
  return { code: error.code, problems }
}

/** What serving needs. */
export type ServeTools = Pick<CommandTools, 'world' | 'host'> & { readonly sink: LogSink }

/** The same with a place for the log. @returns 0: stopped as it was told to; 1: cut off, or after an error that nobody expected */
export async function serve(line: ServeLine, { world, host, sink }: ServeTools): Promise<number> {
  const { workingDirectory } = host
  const settings = await readServeSettings(line, { world, host })
  const log = openServiceLog({
    level: settings.logLevel,
    sink,
    clock: world.clock,
    scrub: scrubber(secretsOf(settings.storage)),
  })
  using watch = watchService(host, log)
  using reloads = watchReloads(host)
  sayStart(settings, log)
  const service = await startSelfHosted(settings, { ...world, workingDirectory, log })
  sayListening(service, log)
  reloads.call(async () => await service.reloadCertificates())
  const end = await watch.ended
  const startMs = world.clock.monotonicMs()
  const drained = await service.drain()
  await service[Symbol.asyncDispose]()
  log.info('stopped', { ms: Math.round(world.clock.monotonicMs() - startMs) })
  await sink.flush()
  return end === 'told-to-stop' && drained === 'finished' ? 0 : 1
}

function sayStart(settings: ServiceSettings, log: ServiceLog): void {
  log.info('starting', { version, node: process.version, pid: process.pid, settings: settings.effective })
  for (const text of settings.notices) log.warn('settings notice', { text })
}

/** The one line that scripts wait for: always there, with the ports that were really taken. */
function sayListening({ http, smtp, metrics, apiUrl, publicUrl }: SelfHostedService, log: ServiceLog): void {
  log.always('listening', {
    http: { host: http.host, port: http.port },
    smtp: smtp === null ? null : { host: smtp.host, port: smtp.port },
    ...(metrics === null ? {} : { metrics }),
    api_url: apiUrl,
    public_url: publicUrl,
  })
}

/** What of the storage's location must never be seen: the password in its URL, as it stands there and as it is meant. */
function secretsOf(storage: Secret): readonly Secret[] {
  const url = URL.parse(storage.reveal())
  if (url === null || url.password === '') return []
  const spelt = [url.password, ...url.searchParams.getAll('password')]
  return spelt.flatMap((text) => [new Secret(text), new Secret(unescape(text))])
}
