/** Runs the programs of render-command; their code is loaded when the first one runs. */

import type { CheckPorts } from '../check/ports.ts'
import { programEnv } from '../world/program-env.ts'
import type { Env } from '../world/world.ts'

/** The port of a run, with the environment that programs may see. */
export function runRenderCommands(env: Env): CheckPorts['runCommands'] {
  return async (jobs, signal) => {
    const { runCommands } = await import('../template/command/run-commands.ts')
    return await runCommands(jobs, { env: programEnv(env) }, signal)
  }
}
