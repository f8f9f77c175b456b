/**
 * Measures the size of what the runner downloads for every job: the archive of a commit, as GitHub creates it for a
 * tag.
 */

import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'

import type { BenchRow } from './bench-row.ts'

const root = resolve(import.meta.dirname, '../..')
const most = { archiveMb: 2.5, distMb: 10 }

/** Measures the size of HEAD's archive, and of the existing dist/. Build and commit dist/ first. */
export async function runSizeBench(): Promise<readonly BenchRow[]> {
  const options = { cwd: root, encoding: 'buffer', maxBuffer: 512 * 1024 * 1024 } as const
  const { stdout } = await promisify(execFile)('git', ['archive', 'HEAD'], options)
  return [
    row('size of the tarball of HEAD, which every job downloads', gzipSync(stdout).length, most.archiveMb),
    row('size of dist/', await sizeOf(join(root, 'dist')), most.distMb),
  ]
}

function row(what: string, sizeBytes: number, mostMb: number): BenchRow {
  const mb = sizeBytes / 1e6
  return {
    what,
    measured: `${mb.toFixed(1)} MB`,
    baseline: '–',
    ratio: '–',
    goal: `≤ ${mostMb} MB`,
    isMet: mb <= mostMb,
  }
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
