/** The real World, created once by each entry point. */

import { nodeClock } from './node-clock.ts'
import { nodeFiles } from './node-files.ts'
import { nodeRandom } from './node-random.ts'
import type { World } from './world.ts'

/** Creates a World for this machine, with a snapshot of the environment. */
export function nodeWorld(): World {
  return { clock: nodeClock(), random: nodeRandom(), env: { ...process.env }, files: nodeFiles() }
}
