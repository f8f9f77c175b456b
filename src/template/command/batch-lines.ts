/** Reads the output of a program that renders many templates and prints one line of JSON per template. */

import { isObject } from '../../errors/json-object.ts'
import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import type { ProgramEnd } from '../../world/run-program.ts'
import type { CommandJob } from './command-job.ts'
import { commandProblem, endMismatch, type Mismatch, type OutputLimits, textMismatch } from './command-output.ts'
import { errorLines } from './error-lines.ts'

/** Returns one result per job, in order. The id on a line is the index of its job. */
export function readBatch(
  end: ProgramEnd,
  jobs: readonly CommandJob[],
  limits: OutputLimits,
): readonly Parsed<string>[] {
  const { results, mismatch } = readLines(end.stdout, jobs.length)
  const failure = endMismatch(end, limits) ?? mismatch
  return jobs.map((job, id) => {
    const result = results.get(id)
    // After a failure, a missing line means that the program ended before it reached the template.
    if (failure !== null && (result === undefined || 'text' in result)) return bad(commandProblem(failure, job, end))
    if (result === undefined) return bad(commandProblem({ came: 'no line', expected: lineForm(id) }, job, end))
    if ('text' in result) return ok(result.text)
    return bad(commandProblem('error' in result ? ownError(result.error, job) : result, job, end))
  })
}

/** Reports a problem that the program found in the template. */
function ownError(error: string, { repositoryRoot }: CommandJob): Mismatch {
  return { came: JSON.stringify(errorLines(error, repositoryRoot)), expected: 'no error' }
}

type LineResult = { readonly text: string } | { readonly error: string } | Mismatch

interface BatchLines {
  readonly results: ReadonlyMap<number, LineResult>
  /** Returns the problem with the first line that belongs to no job; null if all lines belong to jobs. */
  readonly mismatch: Mismatch | null
}

function readLines(stdout: Buffer, jobCount: number): BatchLines {
  const results = new Map<number, LineResult>()
  let mismatch: Mismatch | null = null
  for (const line of splitLines(stdout)) {
    const read = readLine(line)
    if ('result' in read && read.id < jobCount && !results.has(read.id)) results.set(read.id, read.result)
    else mismatch ??= 'result' in read ? { came: `id ${read.id}`, expected: 'each id of the input once' } : read
  }
  return { results, mismatch }
}

/** Reads one line at a time, because all lines together may exceed the maximum length of a string. */
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
    }
  }
  const { html, error } = value
  if (typeof error === 'string') return { id, result: { error } }
  if (typeof html !== 'string') return { id, result: { came: 'a line without html', expected: lineForm(id) } }
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
