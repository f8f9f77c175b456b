import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { projectRoot } from '../../support/source-files.ts'

function checkLockfile(packages: Readonly<Record<string, unknown>>): { exitCode: number | null; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'presend-lockfile-'))
  try {
    const file = join(folder, 'package-lock.json')
    writeFileSync(file, JSON.stringify({ packages: { '': { name: 'presend' }, ...packages } }))
    const run = spawnSync(process.execPath, [join(projectRoot, 'tools/scripts/check-lockfile.mjs'), file], {
      encoding: 'utf8',
    })
    return { exitCode: run.status, stderr: run.stderr }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('check-lockfile accepts entries with integrity, and optional platform packages without integrity', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/b-linux-arm64': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm64'] },
  }
  expect(checkLockfile(packages)).toEqual({ exitCode: 0, stderr: '' })
})

it('check-lockfile rejects entries without integrity and entries that name a registry', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://registry.example/b.tgz' },
  }
  const { exitCode, stderr } = checkLockfile(packages)
  expect(exitCode).toBe(1)
  expect(stderr).toContain('node_modules/a has no integrity hash')
  expect(stderr).toContain('node_modules/b contains a registry URL')
})
