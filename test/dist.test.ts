import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

import { projectRoot } from './support/source-files.ts'

it('dist/ is what the source builds', async () => {
  const built = promisify(execFile)(process.execPath, ['scripts/build.mjs', '--check'], { cwd: projectRoot })
  await expect(built).resolves.toMatchObject({ stderr: '' })
}, 120_000)
