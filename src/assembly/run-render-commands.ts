/** Runs the programs of render-command. Their code is loaded when the first one runs. */

import type { CheckPorts } from '../check/ports.ts'
import { programEnv } from '../world/program-env.ts'
import type { Env } from '../world/world.ts'

/** Returns the port of a run, with the environment that the programs get. */
export function runRenderCommands(env: Env): CheckPorts['runCommands'] {
  return async (jobs, signal) => {
    const { runCommands } = await import('../template/command/run-commands.ts')
    return await runCommands(jobs, { env: programEnv(env) }, signal)
  }
}
