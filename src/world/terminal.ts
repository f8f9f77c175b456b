/** Where a command prints: what stands on standard output and standard error, and what they can show. */

import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Two streams and what is known of them; tests hand in a recording one. */
export interface Terminal {
  /** Results, to standard output. */
  print(text: string): void
  /** What is said besides: progress, warnings; to standard error. */
  tell(text: string): void
  /** True when `tell` writes to a person's terminal, whose last line can be overwritten. */
  readonly isInteractive: boolean
  /** True when colours are wanted: a terminal, and `NO_COLOR` is not set (no-color.org). */
  readonly hasColor: boolean
  /** Characters a line, 80 where nobody says. */
  readonly columnCount: number
  /** True when there is a person who can be asked. */
  readonly canAsk: boolean
  /**
   * Asks on standard error, and resolves with the line that is typed; `null`: the input has ended. Rejects with the
   * signal's reason.
   */
  ask(question: string, signal: AbortSignal): Promise<string | null>
  /** Asks for one line that is not shown while it is typed; `null`: nobody can be asked, or will not say. */
  askHidden(question: string): Promise<string | null>
}

/** The streams of this process. */
export function nodeTerminal(): Terminal {
  // A reader that has gone away (`presend … | head`) must not turn a finished run into a crash.
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

/** What follows in the input stays for whoever asks next. */
async function ask(question: string, signal: AbortSignal): Promise<string | null> {
  signal.throwIfAborted()
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  const onAbort = (): void => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  lines.on('close', () => resolve(null))
  lines.question(question, resolve)
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', onAbort)
    lines.close()
  }
}

async function askHidden(question: string): Promise<string | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null
  process.stderr.write(question)
  // As on a terminal, which takes the echo away, but with nothing to write what was typed to.
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
