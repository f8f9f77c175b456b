/**
 * Records what runs of the built presend left behind, for `npm run compare-behavior`: one JSON file per test file, with
 * the runs by test and in order. Does nothing unless RECORD_RUNS names a folder.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { projectRoot } from './source-files.ts'

const folder = process.env['RECORD_RUNS']

/** Adds a run to the record of the current test. */
export async function recordRun(run: unknown): Promise<void> {
  if (folder === undefined) return
  // Imported here, because programs other than tests use the same helpers, and Vitest's modules fail outside it.
  const { expect } = await import('vitest')
  const { testPath, currentTestName } = expect.getState()
  const file = join(folder, `${relative(projectRoot, testPath ?? 'unknown').replaceAll('/', '_')}.json`)
  mkdirSync(folder, { recursive: true })
  const recorded = existing(file)
  const name = currentTestName ?? 'before the tests'
  const runs = [...(recorded[name] ?? []), run]
  writeFileSync(file, JSON.stringify({ ...recorded, [name]: runs }, null, 1))
}

function existing(file: string): Record<string, readonly unknown[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
