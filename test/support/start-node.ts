/** How tests start Node: with a cache of compiled files, and with a heap that rarely needs garbage collection. */

import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Without this environment variable, each start strips types and compiles the same files again. */
export const cachedCode = { NODE_COMPILE_CACHE: join(tmpdir(), 'presend-test-cache') }

/**
 * Flags that save a sixth of the CPU time of a short run. Empty in attack campaigns, which start the program as users do.
 */
export const quickStartFlags: readonly string[] =
  process.env['VITEST'] === undefined ? [] : ['--min-semi-space-size=32', '--max-semi-space-size=64']
