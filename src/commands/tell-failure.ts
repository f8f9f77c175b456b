/** What ends a command → lines on standard error and an exit code. */

import { PresendError } from '../errors/presend-error.ts'
import { renderProblem } from '../errors/problem.ts'
import { escapeTerminal } from '../report/escape-terminal.ts'
import type { Terminal } from '../world/terminal.ts'
import { misconfiguredExitCode } from './command-parts.ts'

/** Something failed that nobody who typed the line can help: the same code as an inconclusive check. */
const failedExitCode = 3

/** Says it, one line a problem and never a stack. @returns 2: something given is wrong; 3: something else failed */
export function tellFailure(error: unknown, terminal: Pick<Terminal, 'tell'>): number {
  for (const line of linesOf(error)) terminal.tell(`presend: ${escapeTerminal(line)}\n`)
  const isTheirs = error instanceof PresendError && error.outcome === 'misconfigured'
  return isTheirs ? misconfiguredExitCode : failedExitCode
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof PresendError && error.problems.length > 0) return error.problems.map(renderProblem)
  if (!(error instanceof Error)) return [String(error)]
  return [error.message]
}
