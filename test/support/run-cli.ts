/** Runs the built command line in a separate folder. From the machine's environment, only PATH is passed on. */

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { recordRun } from './record-run.ts'
import { cachedCode, cliEntry, quickStartFlags } from './start-node.ts'

export interface CliCase {
  /** The files of the folder by path. */
  readonly files?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** The working directory relative to the folder; the folder itself if absent. */
  readonly cwd?: string
}

export interface CliRun {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  /** The names of the files in the folder after the run. */
  readonly entries: readonly string[]
}

/** Runs `presend` with these arguments until it ends. */
export async function runCli(args: readonly string[], given: CliCase = {}): Promise<CliRun> {
  const folder = mkdtempSync(join(tmpdir(), 'presend-cli-'))
  try {
    for (const [path, content] of Object.entries(given.files ?? {})) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const env = { PATH: process.env['PATH'] ?? '', ...cachedCode, HOME: folder, ...given.env }
    const child = spawn(process.execPath, [...quickStartFlags, cliEntry, ...args], {
      cwd: join(folder, given.cwd ?? '.'),
      env,
    })
    const streams = { stdout: '', stderr: '' }
    child.stdout.on('data', (chunk: Buffer) => void (streams.stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => void (streams.stderr += chunk.toString()))
    const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve))
    const run = { exitCode, ...streams, entries: readdirSync(folder).toSorted() }
    await recordRun({ base: folder, ...run })
    return run
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
