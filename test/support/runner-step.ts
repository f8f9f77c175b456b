/** A GitHub Actions step in the test's own process: its variables and files, and what it prints. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

import { vi } from 'vitest'

import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import type { Env, Files } from '../../src/foundation/world/world.ts'
import { parseOutputFile } from './output-file.ts'

export interface RunnerStep extends Disposable {
  /** The given variables and those of the runner's files. */
  readonly env: Env
  readonly summaryPath: string
  readonly outputPath: string
  /** Everything printed so far. */
  printed(): string
  summary(): string
  outputs(): Readonly<Record<string, string>>
  /** Reads the runner's files from disk and all others from `files`. */
  withRunnerFiles(files: Files): Files
}

export interface StepOptions {
  readonly env?: Env
  readonly summaryBefore?: string
  readonly onPrint?: (text: string) => void
}

/** Starts a step. Dispose it to restore the environment and standard output. */
export function startStep({ env = {}, summaryBefore = '', onPrint }: StepOptions = {}): RunnerStep {
  // `@actions/core` remembers the summary's path, so it is the same for all steps of a process.
  const folder = join(tmpdir(), `presend-step-${process.pid}-${threadId}`)
  const [summaryPath, outputPath] = [join(folder, 'summary.md'), join(folder, 'output')]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(summaryPath, summaryBefore)
  writeFileSync(outputPath, '')
  const all = { GITHUB_STEP_SUMMARY: summaryPath, GITHUB_OUTPUT: outputPath, ...env }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
  let printed = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    onPrint?.(String(text))
    return true
  })
  const onDisk = nodeFiles()
  return {
    env: all,
    summaryPath,
    outputPath,
    printed: () => printed,
    summary: () => readFileSync(summaryPath, 'utf8'),
    outputs: () => parseOutputFile(readFileSync(outputPath, 'utf8')),
    withRunnerFiles: (files) => ({
      ...files,
      stat: async (path) => await (path.startsWith(folder) ? onDisk : files).stat(path),
      readText: async (path) => await (path.startsWith(folder) ? onDisk : files).readText(path),
    }),
    [Symbol.dispose]: () => {
      write.mockRestore()
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
