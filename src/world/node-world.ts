/** The real world, put together once by the entries. */

import { nodeClock } from './node-clock.ts'
import { nodeFiles } from './node-files.ts'
import { nodeRandom } from './node-random.ts'
import type { World } from './world.ts'

/** A World on this machine, with the environment as it is now. */
export function nodeWorld(): World {
  return { clock: nodeClock(), random: nodeRandom(), env: { ...process.env }, files: nodeFiles() }
}
