/** The terminal of a command: its output streams, their capabilities, and prompts. */

import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

import { untilAborted } from './until-aborted.ts'

/** Standard output, standard error and prompts. Tests use a fake terminal. */
export interface Terminal {
  /** Writes results to standard output. */
  print(text: string): void
  /** Writes progress and warnings to standard error. */
  tell(text: string): void
  /** True if standard error is an interactive terminal, whose last line can be overwritten. */
  readonly isInteractive: boolean
  /** True if colors are enabled: the output is a terminal, and `NO_COLOR` is not set (no-color.org). */
  readonly hasColor: boolean
  /** The line width in characters; 80 if unknown. */
  readonly columnCount: number
  /** True if standard input and standard error are terminals. */
  readonly canAsk: boolean
  /**
   * Prompts on standard error. Resolves with the line that the user typed, or with `null` at the end of input. Rejects
   * with the signal's reason.
   */
  ask(question: string, signal: AbortSignal): Promise<string | null>
  /** Prompts for one line without echo. Resolves with `null` if the input is not interactive or ends. */
  askHidden(question: string): Promise<string | null>
}

/** Creates a Terminal for the streams of this process. */
export function nodeTerminal(): Terminal {
  // The run must not crash when the reader closes the pipe (`presend … | head`).
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const isPlain = (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb'
  return {
    print: (text) => void process.stdout.write(text),
    tell: (text) => void process.stderr.write(text),
    isInteractive: process.stderr.isTTY && process.env['TERM'] !== 'dumb',
    hasColor: process.stdout.isTTY && !isPlain,
    columnCount: process.stdout.isTTY ? process.stdout.columns : 80,
    canAsk: process.stdin.isTTY && process.stderr.isTTY,
    ask,
    askHidden,
  }
}

/** Reads one line. The rest of the input is kept for the next prompt. */
async function ask(question: string, signal: AbortSignal): Promise<string | null> {
  signal.throwIfAborted()
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const { promise, resolve } = Promise.withResolvers<string | null>()
  lines.on('close', () => resolve(null))
  lines.question(question, resolve)
  try {
    return await untilAborted(promise, signal)
  } finally {
    lines.close()
  }
}

async function askHidden(question: string): Promise<string | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null
  process.stderr.write(question)
  // This stream discards the echo of the typed characters.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true, historySize: 0 })
  try {
    return await new Promise((resolve) => {
      lines.once('line', resolve)
      for (const event of ['SIGINT', 'close'] as const) lines.once(event, () => resolve(null))
    })
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
