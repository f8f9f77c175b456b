/**
 * Parses the config file and the baseline, matches patterns and renders templates in a worker thread with time and
 * memory limits.
 */

import type { BaselineFile } from '../../check/baseline/read-baseline.ts'
import type { CheckPorts, Renderer } from '../../check/ports.ts'
import type { ConfigEntry } from '../../check/settings/engine/config-value.ts'
import type { ParseMap } from '../../check/settings/engine/read-yaml-map.ts'
import { problemsError } from '../../foundation/errors/presend-error.ts'
import { bad, ok, type Parsed, type Problem, quoteValue } from '../../foundation/errors/problem.ts'
import type { RenderedMessage } from '../../foundation/mail/message.ts'
import { programEnv } from '../../foundation/world/program-env.ts'
import { runTypedJob, type TypedOutcome, typedPort } from '../../foundation/world/workers/job-type.ts'
import { openWorkers, type Workers } from '../../foundation/world/workers/open-workers.ts'
import type { JobPorts } from '../../foundation/world/workers/worker-thread.ts'
import type { Files, World } from '../../foundation/world/world.ts'
import { everyRule, type PreflightReport } from '../../preflight/finding.ts'
import type { CheckedMessage, PreflightRequest } from '../../preflight/preflight-request.ts'
import type { TemplateFiles } from '../../render/list-files.ts'
import type { TemplateRequest } from '../../render/render-template.ts'
import { openTools } from './open-tools.ts'
import {
  type ConfigBytes,
  type FileSearch,
  findFilesJob,
  listFilesJob,
  maxMatchCount,
  parseConfigJob,
  preflightJob,
  readBaselineJob,
  renderAndCheckJob,
  renderJob,
  toolPort,
} from './template-job-types.ts'

/** The worker thread of a run. Disposing this object ends the thread immediately. */
export interface TemplateWorker extends Renderer, Pick<CheckPorts, 'readBaseline'> {
  /** Access to the run's files. Patterns are matched in the worker thread. */
  readonly files: Files
  /** Parses a config file. If parsing exceeds a limit, this is reported as a problem with the file. */
  readonly parseConfig: ParseMap
  /** The thread, which can also process the run's other jobs; `null` if there is no thread. */
  readonly workers: Workers | null
}

/** Limits that apply to one job. */
export interface WorkerLimits {
  readonly timeMs: number
  /** The V8 heap limit, in MiB. */
  readonly memoryMb: number
}

const ordinaryLimits: WorkerLimits = { timeMs: 30_000, memoryMb: 512 }

/**
 * The number of jobs that run at the same time. The embedded service also evaluates mail in this thread, and its jobs
 * spend most of their time waiting for DNS.
 */
const jobsPerThread = 16

/** Starts the thread immediately, while the settings are still being read. Aborting `stopped` ends file searches. */
export function openTemplateWorker(
  { files, env }: Pick<World, 'files' | 'env'>,
  stopped: AbortSignal,
  limits: WorkerLimits = ordinaryLimits,
): TemplateWorker {
  const workers = openWorkers({ threadCount: 1, jobsPerThread, memoryMb: limits.memoryMb })
  // List the jobs in the order in which a run uses them.
  workers.warm([findFilesJob.name, renderAndCheckJob.name])
  const tools = openTools(programEnv(env))
  const thread: Thread = { workers, limits, ports: typedPort(toolPort, tools.ask) }
  return {
    workers,
    files: { ...files, glob: async (pattern, directory) => await findFiles({ pattern, directory }, thread, stopped) },
    parseConfig: async (bytes, path) => await parseConfig({ bytes, path }, thread, stopped),
    render: async (template, settings, signal) =>
      settings === null
        ? withPreflight(await render(template, thread, signal), null)
        : await renderAndCheck({ template, settings }, thread, signal),
    readBaseline: async (file, signal) => await readBaseline(file, thread, signal),
    listFiles: async (template, signal) => await listFiles(template, thread, signal),
    preflight: async (request, signal) => await preflight(request, thread, signal),
    [Symbol.asyncDispose]: async () => {
      tools[Symbol.dispose]()
      await workers[Symbol.asyncDispose]()
    },
  }
}

interface Thread {
  readonly workers: Workers
  readonly ports: JobPorts
  readonly limits: WorkerLimits
}

async function render(
  request: TemplateRequest,
  { workers, limits, ports }: Thread,
  signal: AbortSignal,
): Promise<Parsed<RenderedMessage>> {
  const job = { type: renderJob, input: request, timeLimitMs: limits.timeMs, ports }
  const outcome = await runTypedJob(workers, job, signal)
  if (outcome.status === 'done') return outcome.value
  const exit = helpersExit(request, outcome)
  if (exit !== null) return bad(exit)
  const place = { file: request.templatePath }
  const { helpersPath } = request
  const loop = helpersPath === null ? '' : `check ${helpersPath} for an infinite loop, or `
  const todo = `${loop}simplify the template or its data`
  return bad({ input: 'template', expected: `rendering to stay within ${exceededLimit(outcome, limits)}`, todo, place })
}

/** Returns null if listing exceeds a limit, because rendering then exceeds it too and reports a problem. */
async function listFiles(
  request: TemplateRequest,
  { workers, limits, ports }: Thread,
  signal: AbortSignal,
): Promise<TemplateFiles | null> {
  const job = { type: listFilesJob, input: request, timeLimitMs: limits.timeMs, ports }
  const outcome = await runTypedJob(workers, job, signal)
  return outcome.status === 'done' ? outcome.value : null
}

async function renderAndCheck(
  request: PreflightRequest,
  thread: Thread,
  signal: AbortSignal,
): Promise<Parsed<CheckedMessage>> {
  const { workers, limits, ports } = thread
  const job = { type: renderAndCheckJob, input: request, timeLimitMs: limits.timeMs, ports }
  const outcome = await runTypedJob(workers, job, signal)
  if (outcome.status === 'done') return outcome.value
  // If rendering alone stays within the limits, preflight must have exceeded them, so the message can still be sent.
  const rendered = await render(request.template, thread, signal)
  return rendered.status === 'bad' ? rendered : withPreflight(rendered, unfinishedReport(request, outcome, limits))
}

function withPreflight(rendered: Parsed<RenderedMessage>, report: PreflightReport | null): Parsed<CheckedMessage> {
  return rendered.status === 'bad' ? rendered : ok({ message: rendered.value, preflight: report })
}

async function preflight(
  request: PreflightRequest,
  { workers, limits, ports }: Thread,
  signal: AbortSignal,
): Promise<Parsed<PreflightReport>> {
  const job = { type: preflightJob, input: request, timeLimitMs: limits.timeMs, ports }
  const outcome = await runTypedJob(workers, job, signal)
  if (outcome.status === 'done') return outcome.value
  const exit = helpersExit(request.template, outcome)
  return exit === null ? ok(unfinishedReport(request, outcome, limits)) : bad(exit)
}

/**
 * Returns a problem if `process.exit()` ended the thread. Only the repository's helper module, or a module that it
 * imports, can have called `process.exit()`.
 */
function helpersExit({ helpersPath, templatePath }: TemplateRequest, { reason }: FailedJob): Problem | null {
  if (reason !== 'crashed' || helpersPath === null) return null
  return {
    input: 'helpers',
    came: `a call to process.exit() while rendering ${templatePath}`,
    expected: 'helpers that return a value',
    todo: 'remove process.exit() from the module and from the modules that it imports',
    place: { file: helpersPath },
  }
}

type FailedJob = Extract<TypedOutcome<unknown>, { status: 'failed' }>

function unfinishedReport({ template }: PreflightRequest, outcome: FailedJob, limits: WorkerLimits): PreflightReport {
  const { templatePath, dataSetName: dataSet } = template
  const reason = `checking exceeded ${exceededLimit(outcome, limits)}`
  const head = { templatePath, dataSet, subject: null, from: null }
  return { ...head, findings: [], unchecked: [{ ruleId: everyRule, reason }], compliance: [] }
}

async function parseConfig(
  file: ConfigBytes,
  { workers, limits }: Thread,
  signal: AbortSignal,
): Promise<Parsed<readonly ConfigEntry[]>> {
  const outcome = await runTypedJob(workers, { type: parseConfigJob, input: file, timeLimitMs: limits.timeMs }, signal)
  if (outcome.status === 'done') return outcome.value
  const place = { file: file.path }
  const expected = `parsing to stay within ${exceededLimit(outcome, limits)}`
  return bad({ input: 'config', expected, todo: 'simplify the file', place })
}

async function readBaseline(
  file: BaselineFile,
  { workers, limits }: Thread,
  signal: AbortSignal,
): ReturnType<CheckPorts['readBaseline']> {
  const outcome = await runTypedJob(workers, { type: readBaselineJob, input: file, timeLimitMs: limits.timeMs }, signal)
  if (outcome.status === 'done') return outcome.value
  const expected = `parsing to stay within ${exceededLimit(outcome, limits)}`
  return bad({ input: 'baseline', expected, todo: 'use a smaller report', place: { file: file.path } })
}

/**
 * Finds the files that match a pattern. @throws PresendError SETTINGS_INVALID if matching takes too long, or if too
 * many files match
 */
async function findFiles(
  search: FileSearch,
  { workers, limits }: Thread,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const job = { type: findFilesJob, input: search, timeLimitMs: limits.timeMs }
  const outcome = await runTypedJob(workers, job, signal)
  const name = quoteValue(search.pattern)
  const todo = 'use a more specific pattern'
  if (outcome.status === 'failed') {
    const expected = `a pattern that can be matched within ${exceededLimit(outcome, limits)}`
    throw patternError({ input: 'template', came: name, expected, todo })
  }
  if (outcome.value.length <= maxMatchCount) return outcome.value
  const expected = `a pattern that matches at most ${maxMatchCount} files and folders`
  throw patternError({ input: 'template', came: name, expected, todo })
}

function patternError(problem: Problem): Error {
  return problemsError('SETTINGS_INVALID', 'Finding templates', [problem])
}

/**
 * Returns the limit that a job exceeded, such as `30 s` or `512 MiB`. @throws TypeError if the job failed for another
 * reason, which is a bug
 */
function exceededLimit({ reason, message }: FailedJob, { timeMs, memoryMb }: WorkerLimits): string {
  if (reason === 'time-limit') return `${timeMs / 1000} s`
  if (reason === 'memory-limit') return `${memoryMb} MiB`
  throw new TypeError(`worker job failed: ${message}`)
}
