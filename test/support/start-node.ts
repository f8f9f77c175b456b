/** How tests start presend: the built program, with a cache of compiled files and a heap that rarely needs collection. */

import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { projectRoot } from './source-files.ts'

/** The command line that users start. It needs a third of the CPU time that src/cli.ts needs to start. */
export const cliEntry: string = join(projectRoot, 'dist/cli.js')

/** The action that users start. */
export const actionEntry: string = join(projectRoot, 'dist/main.js')

/** Without this environment variable, each start strips types and compiles the same files again. */
export const cachedCode = { NODE_COMPILE_CACHE: join(tmpdir(), 'presend-test-cache') }

/**
 * Flags that save a sixth of the CPU time of a short run. Empty in attack campaigns, which start the program as users do.
 */
export const quickStartFlags: readonly string[] =
  process.env['VITEST'] === undefined ? [] : ['--min-semi-space-size=32', '--max-semi-space-size=64']
