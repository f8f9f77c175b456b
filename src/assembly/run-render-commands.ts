/** Runs the programs that render-command names. The code that runs programs is loaded for the first program. */

import type { CheckPorts } from '../check/ports.ts'
import { programEnv } from '../world/program-env.ts'
import type { Env } from '../world/world.ts'

/** Returns the port that runs render commands. @param env presend's environment, from which secrets are removed */
export function runRenderCommands(env: Env): CheckPorts['runCommands'] {
  return async (jobs, signal) => {
    const { runCommands } = await import('../template/command/run-commands.ts')
    return await runCommands(jobs, { env: programEnv(env) }, signal)
  }
}
