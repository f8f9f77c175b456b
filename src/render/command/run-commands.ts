/**
 * Runs the programs that render templates: one process per template, or one process for all templates with the same
 * command.
 */

import { bad, ok, type Parsed } from '../../foundation/errors/problem.ts'
import { type ProgramEnd, runProgram } from '../../foundation/world/run-program.ts'
import { openTemporaryFiles, type TemporaryFiles } from '../../foundation/world/temporary-files.ts'
import { spareCoreCount } from '../../foundation/world/workers/spare-cores.ts'
import type { Env } from '../../foundation/world/world.ts'
import { readBatch } from './batch-lines.ts'
import type { CommandJob } from './command-job.ts'
import { asArgument, commandProblem, decodeText, endMismatch, type OutputLimits } from './command-output.ts'

/** How many times longer the first line of a batch may take than the others, because the program has to start. */
const firstLineFactor = 2
const outputLimitBytes = 5 * 1024 * 1024

export interface CommandWorld {
  /** The environment variables for the programs, without secrets. */
  readonly env: Env
}

/** Returns the output for each job, in the same order. A failure becomes a problem with the job's template. */
export async function runCommands(
  jobs: readonly CommandJob[],
  world: CommandWorld,
  signal: AbortSignal,
): Promise<readonly Parsed<string>[]> {
  await using dataFiles = openTemporaryFiles()
  const tasks = await Promise.all(jobs.map(async (job, index) => await taskOf(job, index, dataFiles)))
  const groups = Map.groupBy(tasks, ({ job, index }) =>
    job.setting === 'render-command' ? index : JSON.stringify([job.command, job.repositoryRoot, job.timeLimitMs]),
  )
  const printed = new Map<CommandTask, Parsed<string>>()
  const waiting = [...groups.values()]
  const work = async (): Promise<void> => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      const results = await runGroup(group, world, signal)
      for (const [index, task] of group.entries()) printed.set(task, results[index] ?? bad())
    }
  }
  await Promise.all(Array.from({ length: spareCoreCount() }, work))
  return tasks.map((task) => printed.get(task) ?? bad())
}

/** A job, and the paths to pass to the program. */
interface CommandTask {
  readonly job: CommandJob
  readonly index: number
  readonly template: string
  readonly data: string | null
}

async function taskOf(job: CommandJob, index: number, dataFiles: TemporaryFiles): Promise<CommandTask> {
  const { data } = job
  const template = asArgument(job.templatePath)
  if (data.kind === 'none') return { job, index, template, data: null }
  if (data.kind === 'file') return { job, index, template, data: asArgument(data.path) }
  return { job, index, template, data: await dataFiles.write(`${index}.json`, JSON.stringify(data.value)) }
}

async function runGroup(
  tasks: readonly CommandTask[],
  { env }: CommandWorld,
  signal: AbortSignal,
): Promise<readonly Parsed<string>[]> {
  const [first] = tasks
  if (first === undefined) return []
  const { command, repositoryRoot: directory, setting, timeLimitMs: timeMs } = first.job
  const limits = { timeMs, outputBytes: outputLimitBytes }
  if (setting === 'render-command-batch') {
    const input = tasks.map(({ template, data }, id) => `${JSON.stringify({ id, template, data })}\n`).join('')
    const jobs = tasks.map(({ job }) => job)
    const ofBatch = { ...limits, firstLineTimeMs: timeMs * firstLineFactor }
    const call = { command, directory, env, input, limits: { ...ofBatch, lineCount: jobs.length } }
    return readBatch(await runProgram(call, signal), jobs, ofBatch)
  }
  const ownCommand = [...command, first.template, ...(first.data === null ? [] : [first.data])]
  const call = { command: ownCommand, directory, env, input: '', limits: { ...limits, lineCount: null } }
  return [readSingle(await runProgram(call, signal), first.job, limits)]
}

function readSingle(end: ProgramEnd, job: CommandJob, limits: OutputLimits): Parsed<string> {
  const failure = endMismatch(end, limits)
  const decoded = failure ?? decodeText(end.stdout)
  return 'text' in decoded ? ok(decoded.text) : bad(commandProblem(decoded, { end, job }))
}
