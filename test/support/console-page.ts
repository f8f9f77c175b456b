/** Executes a documentation page: writes its files and runs its commands in one shell, in order. */

import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A command after `$` (with continuation lines after `>`), and the output that the page shows; `…` matches anything.
 */
export interface PageCommand {
  readonly command: string
  readonly expected: string
}

/**
 * A block of a page that is executed: `console` blocks are run. A block is a file if the paragraph above it, or a
 * comment at its start, consists only of a path.
 */
export type PageBlock =
  | { readonly kind: 'commands'; readonly commands: readonly PageCommand[] }
  | { readonly kind: 'file'; readonly name: string; readonly content: string }

/** A command that was run. */
export interface RunCommand extends PageCommand {
  readonly printed: string
  /** The exit code; null if the command was not reached. */
  readonly exitCode: number | null
}

/** Reads the executable blocks of a page. */
export function readPage(markdown: string): readonly PageBlock[] {
  const blocks = markdown.matchAll(/(?:^`([^`\n]+)`:?\n\n)?^```(\w+)\n(.*?)^```$/gmsu)
  return [...blocks].flatMap(([, path, language = '', body = '']): PageBlock[] => {
    if (language === 'console') return [{ kind: 'commands', commands: readCommands(body) }]
    if (path !== undefined) return [{ kind: 'file', name: path, content: body }]
    const name = /^(?:# |\/\/ |<!-- )([\w./-]+)(?: -->)?\n/u.exec(body)
    if (name?.[1] === undefined) return []
    // Front matter must come first, so the page's comment before it is removed.
    const content = body.startsWith('<!--') ? body.slice(name[0].length) : body
    return [{ kind: 'file', name: name[1], content }]
  })
}

function readCommands(body: string): readonly PageCommand[] {
  const commands: { command: string; expected: string }[] = []
  for (const line of body.split('\n')) {
    const last = commands.at(-1)
    if (line.startsWith('$ ')) commands.push({ command: line.slice(2), expected: '' })
    else if (last === undefined) throw new Error(`a console block begins with "$ ", not with "${line}"`)
    else if (line.startsWith('> ') && last.expected === '') last.command += `\n${line.slice(2)}`
    else last.expected += `${line}\n`
  }
  return commands.map(({ command, expected }) => ({ command, expected: expected.trim() }))
}

/** Where and how a page is executed. */
export interface PageRun {
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
  /** Shell code that runs before the page's commands. */
  readonly prelude?: string
  readonly limitMs: number
}

/**
 * Executes a page. All files are written first, because some pages show a file after the command that uses it.
 * Background jobs end with the shell.
 *
 * @throws Error with the output if the time limit is exceeded
 */
export async function runPage(blocks: readonly PageBlock[], run: PageRun): Promise<readonly RunCommand[]> {
  for (const block of blocks) {
    if (block.kind !== 'file') continue
    const path = join(run.folder, block.name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, block.content)
  }
  const commands = blocks.flatMap((block) => (block.kind === 'commands' ? block.commands : []))
  const printed = await runShell(`${run.prelude ?? ''}\n${scriptOf(commands)}`, run)
  // bash may report the state of its jobs at any time.
  const ends = [...printed.replaceAll(/^\[\d+\].*\n/gmu, '').matchAll(/(.*?)@@ exit code (\d+) @@\n/gsu)]
  return commands.map(({ command, expected }, index) => {
    const [, text = 'was not reached', exitCode] = ends[index] ?? []
    return { command, expected, printed: text.trim(), exitCode: exitCode === undefined ? null : Number(exitCode) }
  })
}

function scriptOf(commands: readonly PageCommand[]): string {
  const lines = commands.flatMap(({ command }) => [command, 'echo "@@ exit code $? @@"'])
  // The shell is interactive, as on a terminal: background jobs are numbered and aliases exist. Remaining jobs end with
  // the shell.
  const endJobs = `trap 'for pid in $(jobs -p); do kill -KILL -- -$pid; done 2> /dev/null' EXIT`
  return ['set -m', 'shopt -s expand_aliases', 'exec 2>&1', endJobs, ...lines, ''].join('\n')
}

async function runShell(script: string, { folder, env, limitMs }: PageRun): Promise<string> {
  const shell = spawn('bash', ['-c', script], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: AbortSignal.timeout(limitMs),
    killSignal: 'SIGTERM',
  })
  let printed = ''
  shell.stdout.on('data', (chunk) => {
    printed += String(chunk)
  })
  await new Promise<void>((resolve, reject) => {
    shell.once('error', (error) => reject(new Error(`${error.message}; printed so far:\n${printed}`)))
    // `close` would wait for background jobs, which keep the output open.
    shell.once('exit', () => setImmediate(resolve))
  })
  return printed
}

/** Returns true if `printed` is what the page shows. */
export function isAsSaid({ expected, printed }: Pick<RunCommand, 'expected' | 'printed'>): boolean {
  const parts = expected.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
  return new RegExp(`^${parts.join('[^]*')}$`, 'u').test(printed)
}
