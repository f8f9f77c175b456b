/**
 * The rules by which GitHub's runner fails a step, or drops a part of what a step leaves behind. Source:
 * actions/runner, ActionCommandManager.cs, ExecutionContext.cs, FileCommandManager.cs, HostContext.cs and
 * JobExtension.cs; GitHub Docs, "Output limitations".
 */

import type { RunnerCommand } from './runner-commands.ts'

/** What a step leaves behind for the runner. */
export interface StepRemains {
  readonly summary: string
  /** The outputs in the file at GITHUB_OUTPUT. */
  readonly outputs: Readonly<Record<string, string>>
  /** The contents of the files at GITHUB_ENV, GITHUB_PATH and GITHUB_STATE, by variable. */
  readonly otherFiles: Readonly<Record<string, string>>
  /** The commands on both streams. */
  readonly commands: readonly RunnerCommand[]
  readonly stdout: string
  /** The secrets that the runner masks by itself, such as the token of the job. */
  readonly secrets: readonly string[]
}

/** A larger summary is not uploaded, and the step shows an error. */
const largestSummaryBytes = 1024 * 1024

/** The outputs of a job are limited to 1 MB, counted as UTF-16. */
const largestOutputsBytes = 1_000_000

/** The runner keeps as many annotations of each kind, and drops the others. */
const annotationsPerKind = 10

/** The runner truncates longer messages. */
const longestMessage = 4096

/** @throws Error if the runner would fail the step, or would not show or pass on everything that the step wrote */
export function failAsTheRunner(remains: StepRemains): void {
  const problem = [findCommandProblem, findFileProblem, findAnnotationProblem, findMaskProblem]
    .map((find) => find(remains))
    .find((one) => one !== null)
  if (problem !== undefined) throw new Error(problem)
}

function findCommandProblem({ commands }: StepRemains): string | null {
  for (const { name, properties, data } of commands) {
    if (name === 'set-env' || name === 'add-path') return `The \`${name}\` command is disabled`
    if (/^(?:set-output|save-state)$/u.test(name) && (properties['name'] ?? '') === '')
      return `Required field 'name' is missing in ##[${name}] command.`
    if (name === 'add-mask' && data.trim() === '') return "Can't add secret mask for empty string"
  }
  return null
}

function findFileProblem({ summary, outputs, otherFiles }: StepRemains): string | null {
  if (Buffer.byteLength(summary) > largestSummaryBytes) return 'The summary is larger than 1024k'
  const outputBytes = Object.values(outputs).join('').length * 2
  if (outputBytes > largestOutputsBytes) return `The outputs have ${outputBytes} bytes of ${largestOutputsBytes}`
  const [written] = Object.entries(otherFiles).find(([, text]) => text !== '') ?? []
  return written === undefined ? null : `The step wrote to ${written}, which changes later steps of the job`
}

function findAnnotationProblem({ commands }: StepRemains): string | null {
  for (const kind of ['error', 'warning', 'notice']) {
    const annotations = commands.filter(({ name }) => name === kind)
    if (annotations.length > annotationsPerKind)
      return `The runner drops ${annotations.length - annotationsPerKind} annotations: ${annotations.at(-1)?.data}`
    for (const { data, properties } of annotations) {
      if (data.length > longestMessage) return `An annotation has ${data.length} of ${longestMessage} characters`
      const problem = findPlaceProblem(properties)
      if (problem !== null) return `${problem}: ${JSON.stringify(properties)}`
    }
  }
  return null
}

/** Finds places that the runner drops, and paths that it cannot assign to a file of the repository. */
function findPlaceProblem(properties: RunnerCommand['properties']): string | null {
  const { file = '', line, endLine, col, endColumn } = properties
  const numbers = [line, endLine, col, endColumn].filter((one) => one !== undefined)
  if (numbers.some((one) => !/^[1-9]\d*$/u.test(one))) return 'A line or column is not a positive integer'
  if (line === undefined && numbers.length > 0) return 'A column or end has no line'
  if (endLine !== undefined && Number(endLine) < Number(line)) return 'The end is before the line'
  if (endLine !== undefined && endLine !== line && (col ?? endColumn) !== undefined) return 'Columns of several lines'
  if (endColumn !== undefined && Number(endColumn) < Number(col)) return 'The end is before the column'
  if (numbers.length > 0 && file === '') return 'A line has no file'
  return /^[/\\]|^[a-z]:|(?:^|\/)\.{1,2}(?:\/|$)/iu.test(file) ? 'A path is not relative to the repository' : null
}

function findMaskProblem({ commands, outputs, stdout, secrets }: StepRemains): string | null {
  const masks = commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data)
  const forms = [...masks, ...secrets].flatMap(maskedForms)
  const [dropped] = Object.entries(outputs).find(([, value]) => forms.some((form) => value.includes(form))) ?? []
  if (dropped !== undefined) return `Skip output '${dropped}' since it may contain secret.`
  const lastMask = stdout.lastIndexOf('\n::add-mask::')
  const before = stdout.slice(0, Math.max(0, lastMask)).replaceAll(/^::add-mask::.*$/gmu, '')
  return masks.some((mask) => before.includes(mask)) ? 'A secret was printed before it was masked' : null
}

/** Returns the texts that the runner hides for a mask: the value, its lines, and their common encodings. */
export function maskedForms(mask: string): readonly string[] {
  const values = [mask, ...mask.split(/[\r\n]+/u).map((line) => line.trim())].filter((value) => value !== '')
  const forms = values.flatMap((value) => {
    const bytes = Buffer.from(value)
    return [
      value,
      bytes.toString('base64'),
      bytes.subarray(1).toString('base64'),
      bytes.subarray(2).toString('base64'),
      JSON.stringify(value).slice(1, -1),
      encodeURIComponent(value),
      value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
      value.replaceAll('"', String.raw`\"`),
      value.replaceAll("'", "''"),
      value.replaceAll(/^"+|"+$/gu, ''),
    ]
  })
  return [...new Set(forms)].filter((form) => form !== '')
}
