/** Runs the programs set in render-command. The code that runs programs is loaded when the first program starts. */

import type { CheckPorts } from '../check/ports.ts'
import { programEnv } from '../world/program-env.ts'
import type { Env } from '../world/world.ts'

/** Returns the port that runs the programs, given presend's own environment; secrets are not passed to the programs. */
export function runRenderCommands(env: Env): CheckPorts['runCommands'] {
  return async (jobs, signal) => {
    const { runCommands } = await import('../template/command/run-commands.ts')
    return await runCommands(jobs, { env: programEnv(env) }, signal)
  }
}
