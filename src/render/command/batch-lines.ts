/** Reads the output of a program that renders many templates and prints one line of JSON per template. */

import { isObject } from '../../foundation/errors/json-object.ts'
import { bad, ok, type Parsed, quoteValue } from '../../foundation/errors/problem.ts'
import type { ProgramEnd } from '../../foundation/world/run-program.ts'
import type { CommandJob } from './command-job.ts'
import {
  commandProblem,
  endMismatch,
  type Mismatch,
  type OutputLimits,
  onlyResults,
  slowAdvice,
  textMismatch,
} from './command-output.ts'
import { errorLines } from './error-lines.ts'

/**
 * Returns one result per job, in order. The id on a line is the index of its job. A failure of the program itself
 * becomes a single problem, which all affected templates share.
 */
export function readBatch(
  end: ProgramEnd,
  jobs: readonly CommandJob[],
  limits: OutputLimits,
): readonly Parsed<string>[] {
  const lines = readLines(end.stdout, jobs.length)
  const failure = programFailure(end, lines, { jobCount: jobs.length, limits })
  // If the program failed, even a complete line might be wrong.
  const isAffected = (result: LineResult | undefined): boolean =>
    result === undefined || (failure !== null && 'text' in result)
  const [first, ...others] = jobs.filter((_job, id) => isAffected(lines.results.get(id)))
  const shared = failure ?? missingLine(lines.results, jobs.length)
  const problem = first === undefined ? null : commandProblem(shared, { end, job: first, others })
  return jobs.map((job, id) => {
    const result = lines.results.get(id)
    if (result === undefined || (problem !== null && isAffected(result))) return problem === null ? bad() : bad(problem)
    if ('text' in result) return ok(result.text)
    return bad(commandProblem('error' in result ? ownError(result.error, job) : result, { end, job }))
  })
}

interface BatchContext {
  readonly jobCount: number
  readonly limits: OutputLimits
}

/** Returns what is wrong with the program as a whole, or null if nothing is wrong. */
function programFailure(end: ProgramEnd, lines: BatchLines, { jobCount, limits }: BatchContext): Mismatch | null {
  const { count, mismatch } = lines
  // An extra line explains the failure better than an exceeded output limit does.
  if (end.status === 'output-limit' && count > jobCount && mismatch !== null) return mismatch
  if (end.status !== 'time-limit') return endMismatch(end, limits) ?? mismatch
  const came = 'a program that was still running'
  const { timeMs, firstLineTimeMs = timeMs } = limits
  const time = `${timeMs / 1000} s`
  const slow = { todo: slowAdvice, isTimeout: true } as const
  if (count >= jobCount) return { came, expected: `the program to exit within ${time} of its last line`, ...slow }
  const expected = count === 0 ? `the first line within ${firstLineTimeMs / 1000} s` : `the next line within ${time}`
  return { came: `${came} after ${count} of ${jobCount} lines`, expected, ...slow }
}

function missingLine(results: ReadonlyMap<number, LineResult>, jobCount: number): Mismatch {
  const missing = Array.from({ length: jobCount }, (_, id) => id).find((id) => !results.has(id)) ?? 0
  const came = `lines for ${results.size} of ${jobCount} templates`
  return { came, expected: `one line for each template, such as ${lineForm(missing)}` }
}

/** Converts an error that the program reports for a template. */
function ownError(error: string, { repositoryRoot }: CommandJob): Mismatch {
  return { came: JSON.stringify(errorLines(error, repositoryRoot)), expected: 'no error' }
}

type LineResult = { readonly text: string } | { readonly error: string } | Mismatch

interface BatchLines {
  /** The number of lines that are not empty. */
  readonly count: number
  readonly results: ReadonlyMap<number, LineResult>
  /** What is wrong with the first line that belongs to no job; null if every line belongs to one. */
  readonly mismatch: Mismatch | null
}

function readLines(stdout: Buffer, jobCount: number): BatchLines {
  const results = new Map<number, LineResult>()
  let mismatch: Mismatch | null = null
  let count = 0
  for (const line of splitLines(stdout)) {
    count += 1
    const read = readLine(line)
    if ('result' in read && read.id < jobCount && !results.has(read.id)) results.set(read.id, read.result)
    else
      mismatch ??= 'result' in read ? { came: `id ${read.id}`, expected: 'each id from the input exactly once' } : read
  }
  return { count, results, mismatch }
}

/** Reads one line at a time, because the whole output may exceed the maximum length of a string. */
function* splitLines(bytes: Buffer): Generator<Buffer> {
  let start = 0
  while (start < bytes.length) {
    const end = bytes.indexOf('\n', start)
    const stop = end === -1 ? bytes.length : end
    const line = bytes.subarray(start, stop)
    if (line.some((byte) => byte > 0x20)) yield line
    start = stop + 1
  }
}

function readLine(line: Buffer): { readonly id: number; readonly result: LineResult } | Mismatch {
  const value = parseLine(line)
  const id = isObject(value) ? value['id'] : undefined
  if (!isObject(value) || typeof id !== 'number' || !Number.isInteger(id) || id < 0) {
    return {
      came: quoteValue(line.toString('utf8', 0, 80)),
      expected: `lines of JSON such as ${lineForm(0)} on stdout`,
      todo: onlyResults,
    }
  }
  const { html, error } = value
  if (typeof error === 'string') return { id, result: { error } }
  if (typeof html !== 'string') {
    const expected = `${lineForm(id)} or {"id": ${id}, "error": "…"}`
    return { id, result: { came: quoteValue(line.toString('utf8', 0, 80)), expected } }
  }
  return { id, result: textMismatch(html) ?? { text: html } }
}

function parseLine(line: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line))
  } catch {
    return null
  }
}

function lineForm(id: number): string {
  return `{"id": ${id}, "html": "…"}`
}
